import { must } from '../must.ts';
import { addDays, clampDay, daysBetween, type Day } from './day.ts';
import { isDayDisabled, type DayRules } from './rules.ts';

/** What was wrong with a typed or set date. */
export type DateErrorKind = 'invalid' | 'minDate' | 'maxDate' | 'disabled' | 'maxRange';

export interface DateError {
  kind: DateErrorKind;
  /** The limit that was exceeded; for `maxRange`, its number of days. */
  bound?: Day | number;
}

/** The days that the rules leave, and what was wrong with the others. If any day cannot be kept, none is. */
export interface Validated {
  days: readonly Day[];
  errors: readonly DateError[];
}

const isBefore = (day: Day, min: Day | null): boolean => min !== null && day < min;

/** Clamps each day to the limits, sorts the days, and rejects disabled ones (PIC-12, PIC-13, PIC-15). */
export function validateDays(days: readonly Day[], rules: DayRules): Validated {
  const { min, max, maxLength } = rules;
  const errors: DateError[] = [];
  // Each day is checked against the lower limit first.
  if (days.some((day) => isBefore(day, min))) errors.push({ kind: 'minDate', bound: must(min) });
  if (days.some((day) => !isBefore(day, min) && max !== null && day > max))
    errors.push({ kind: 'maxDate', bound: must(max) });
  const kept = days.toSorted().map((day) => clampDay(day, min, max));
  const [start, end] = kept;
  if (start !== undefined && end !== undefined && maxLength > 0 && daysBetween(start, end) > maxLength) {
    kept[1] = addDays(start, maxLength);
    errors.push({ kind: 'maxRange', bound: maxLength });
  }
  // A disabled picker keeps the value its program gave it.
  const isOut = (day: Day) => isDayDisabled(day, { ...rules, isDisabled: false });
  if (kept.some(isOut)) {
    const isLimit = errors.some(({ kind }) => kind === 'minDate' || kind === 'maxDate');
    return { days: [], errors: isLimit ? errors : [...errors, { kind: 'disabled' }] };
  }
  return { days: kept, errors };
}
