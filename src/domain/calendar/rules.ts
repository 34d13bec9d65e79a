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
  /** The whole picker is. */
  isDisabled: boolean;
  min: Day | null;
  max: Day | null;
  /** Sunday is 0. */
  weekdaysDisabled: readonly number[];
  datesDisabled: readonly Day[];
  /** No other day may be chosen, unless it is empty. */
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

/** No day from `start` to `end` may be chosen by what is said of whole months and years; single days count for none. */
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

/** The rules while a range's start waits for its end: the length ends what the maximum does not (PIC-15). */
export function rulesFrom(start: Day | null, rules: DayRules): DayRules {
  if (start === null || rules.maxLength <= 0) return rules;
  return { ...rules, max: clampDay(addDays(start, rules.maxLength), null, rules.max) };
}

/** Whether there is something before the first, and after the last, that is shown: of months, or of years. */
export const hasBefore = (first: Month, { min }: DayRules): boolean => min === null || monthOf(min) < first;
export const hasAfter = (last: Month, { max }: DayRules): boolean => max === null || monthOf(max) > last;

/** The month of a day that is shown when nothing is chosen, or the nearest that may be. */
export const monthNear = (day: Day, { min, max }: DayRules): Month => monthOf(clampDay(day, min, max));

/** The first of the months that are shown, so that one is among them; those that are shown stay where they can. */
export function monthsWith(month: Month, first: Month, count: number): Month {
  if (month < first) return month;
  return month > addMonths(first, count - 1) ? addMonths(month, 1 - count) : first;
}
