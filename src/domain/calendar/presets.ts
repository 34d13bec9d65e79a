import { itemAt } from '../must.ts';
import { addDays, addMonths, clampDay, daysInMonth, monthOf, toDay, type Day } from './day.ts';
import type { LocaleDefinition } from './locale.ts';
import { rulesFrom, type DayRules } from './rules.ts';
import { validateDays } from './validate.ts';

/** A named range. */
export interface Preset {
  label: string;
  start: Day;
  end: Day;
}

/** The ranges that every report offers, as of today. */
export function reportPresets(today: Day, { labels }: LocaleDefinition): Preset[] {
  const back = (days: number) => addDays(today, -days);
  const thisMonth = monthOf(today);
  const lastMonth = addMonths(thisMonth, -1);
  return [
    { label: labels.today, start: today, end: today },
    { label: labels.yesterday, start: back(1), end: back(1) },
    { label: labels.last7Days, start: back(6), end: today },
    { label: labels.last30Days, start: back(29), end: today },
    { label: labels.thisMonth, start: toDay(thisMonth, 1), end: today },
    { label: labels.lastMonth, start: toDay(lastMonth, 1), end: toDay(lastMonth, daysInMonth(lastMonth)) },
  ];
}

/** The part of a preset inside the limits; null when there is none or an end cannot be chosen. */
export function presetDays({ start, end }: Preset, rules: DayRules): [Day, Day] | null {
  const { min, max } = rules;
  if (rules.isDisabled || (min !== null && end < min) || (max !== null && start > max)) return null;
  const from = clampDay(start, min, max);
  const within = rulesFrom(from, rules);
  const { days } = validateDays([from, clampDay(end, min, within.max)], rules);
  return days.length === 2 ? [itemAt(days, 0), itemAt(days, 1)] : null;
}

/** The index of the preset whose two ends equal the range, of several the one of that label or the first; -1 for none. */
export function activePreset(
  value: readonly Day[],
  presets: readonly Preset[],
  rules: DayRules,
  label: string | null = null,
): number {
  const isActive = (preset: Preset) =>
    value.length === 2 && presetDays(preset, rules)?.join() === value.join();
  const named = presets.findIndex((preset) => preset.label === label && isActive(preset));
  return named < 0 ? presets.findIndex(isActive) : named;
}
