import { dateOf, isDay, monthNumberOf, yearOf, type Day } from '../calendar/day.ts';

/** Nobody lives longer: whoever seems older has mistyped. */
const oldestAge = 120;

/**
 * The whole years from a birth to a day. Who was born on 29 February is a year older on 1 March where there is no such
 * day. Below 0 for a day before the birth.
 */
export function ageOn(dateOfBirth: Day, day: Day): number {
  const isBeforeBirthday =
    monthNumberOf(day) < monthNumberOf(dateOfBirth) ||
    (monthNumberOf(day) === monthNumberOf(dateOfBirth) && dateOf(day) < dateOf(dateOfBirth));
  return yearOf(day) - yearOf(dateOfBirth) - (isBeforeBirthday ? 1 : 0);
}

/** Whether somebody can have been born then. */
export const isDateOfBirth = (text: string, today: Day): text is Day =>
  isDay(text) && text <= today && ageOn(text, today) <= oldestAge;
