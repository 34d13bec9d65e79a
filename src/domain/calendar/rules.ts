import {
  addDays,
  addMonths,
  clampDay,
  daysInMonth,
  monthOf,
  toDay,
  toMonth,
  weekdayOf,
  yearOf,
  type Day,
  type Month,
} from './day.ts';
import { isKnownYear } from './grid.ts';

/** Which days may be chosen (PIC-14, PIC-15). */
export interface DayRules {
  /** Disables the whole picker. */
  isDisabled: boolean;
  min: Day | null;
  max: Day | null;
  /** Sunday is 0. */
  weekdaysDisabled: readonly number[];
  datesDisabled: readonly Day[];
  /** If not empty, only these days may be chosen. */
  datesEnabled: readonly Day[];
  /** How many days a range's end may come after its start; 0 for no limit. */
  maxLength: number;
}

export function isDayDisabled(day: Day, rules: DayRules): boolean {
  const { min, max, weekdaysDisabled, datesDisabled, datesEnabled } = rules;
  return (
    rules.isDisabled ||
    (min !== null && day < min) ||
    (max !== null && day > max) ||
    !isKnownYear(yearOf(day)) ||
    (weekdaysDisabled.length > 0 && weekdaysDisabled.includes(weekdayOf(day))) ||
    datesDisabled.includes(day) ||
    (datesEnabled.length > 0 && !datesEnabled.includes(day))
  );
}

/** Whether no day from `start` to `end` may be chosen. Ignores weekdays and single days that are disabled. */
const isSpanDisabled = (start: Day, end: Day, { min, max, datesEnabled }: DayRules): boolean =>
  (min !== null && end < min) ||
  (max !== null && start > max) ||
  (datesEnabled.length > 0 && !datesEnabled.some((day) => day >= start && day <= end));

export const isMonthDisabled = (month: Month, rules: DayRules): boolean =>
  rules.isDisabled || isSpanDisabled(toDay(month, 1), toDay(month, daysInMonth(month)), rules);

export const isYearDisabled = (year: number, rules: DayRules): boolean =>
  rules.isDisabled ||
  !isKnownYear(year) ||
  isSpanDisabled(toDay(toMonth(year, 1), 1), toDay(toMonth(year, 12), 31), rules);

/** The rules while a range's start waits for its end: the end may not exceed the maximum length either (PIC-15). */
export function rulesFrom(start: Day | null, rules: DayRules): DayRules {
  if (start === null || rules.maxLength <= 0) return rules;
  return { ...rules, max: clampDay(addDays(start, rules.maxLength), null, rules.max) };
}

/** Whether there is anything before the first, or after the last, month or year shown. */
export const hasBefore = (first: Month, { min }: DayRules): boolean => min === null || monthOf(min) < first;
export const hasAfter = (last: Month, { max }: DayRules): boolean => max === null || monthOf(max) > last;

/** The month to show when nothing is chosen: that of `day`, or the nearest one allowed. */
export const monthNear = (day: Day, { min, max }: DayRules): Month => monthOf(clampDay(day, min, max));

/** The first of the shown months such that `month` is among them; moves no further than needed. */
export function monthsWith(month: Month, first: Month, count: number): Month {
  if (month < first) return month;
  return month > addMonths(first, count - 1) ? addMonths(month, 1 - count) : first;
}
