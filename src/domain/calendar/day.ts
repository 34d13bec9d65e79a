/** A day of the calendar as `YYYY-MM-DD`: plain text, so that no time zone can shift it, and days compare as texts. */
export type Day = string;
/** A month of the calendar as `YYYY-MM`. */
export type Month = string;

/** Years that pickers know: those of four figures. */
export const firstYear = 1000;
export const lastYear = 9999;
const firstMonth = `${firstYear}-01`;
const lastMonth = `${lastYear}-12`;
const dayMs = 86_400_000;

const two = (figure: number): string => (figure < 10 ? `0${figure}` : String(figure));

/**
 * The month after the last one is its year's thirteenth: its days stand in the last month's grid, have texts of four
 * figures too, and sort after all days that there are.
 */
const monthAfter = `${lastYear}-13`;
const isAfter = (text: string): boolean => text.startsWith(monthAfter);

/** Of a day, or of a month. */
export const yearOf = (text: Day): number => (isAfter(text) ? lastYear + 1 : Number(text.slice(0, 4)));
/** Of a day, or of a month; January is 1. */
export const monthNumberOf = (text: Day): number => (isAfter(text) ? 1 : Number(text.slice(5, 7)));
export const dateOf = (day: Day): number => Number(day.slice(8, 10));
export const monthOf = (day: Day): Month => day.slice(0, 7);
export const toMonth = (year: number, month: number): Month =>
  `${String(year).padStart(4, '0')}-${two(month)}`;
export const toDay = (month: Month, date: number): Day => `${month}-${two(date)}`;

/** Days since 1970-01-01, by UTC: each has 24 hours there. */
export const toNumber = (day: Day): number =>
  Date.UTC(yearOf(day), monthNumberOf(day) - 1, dateOf(day)) / dayMs;
export function fromNumber(days: number): Day {
  const text = new Date(days * dayMs).toISOString();
  return text.startsWith('+') ? `${monthAfter}${text.slice(10, 13)}` : text.slice(0, 10);
}

/** Sunday is 0. */
export const weekdayOf = (day: Day): number => (((toNumber(day) + 4) % 7) + 7) % 7;

export const daysInMonth = (month: Month): number =>
  new Date(Date.UTC(yearOf(month), monthNumberOf(month), 0)).getUTCDate();

/** A day that exists, written in full. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const [year, month, date] = [yearOf(text), monthNumberOf(text), dateOf(text)];
  if (year < firstYear || year > lastYear || month < 1 || month > 12) return false;
  return date >= 1 && date <= daysInMonth(monthOf(text));
}

/** Stays inside the years that are known. */
export function addMonths(month: Month, by: number): Month {
  const count = yearOf(month) * 12 + monthNumberOf(month) - 1 + by;
  const moved = toMonth(Math.floor(count / 12), (((count % 12) + 12) % 12) + 1);
  if (count < firstYear * 12 || moved < firstMonth) return firstMonth;
  return moved.length > 7 || moved > lastMonth ? lastMonth : moved;
}

/** The same day's number in another month, or that month's last. */
export function moveMonths(day: Day, by: number): Day {
  const month = addMonths(monthOf(day), by);
  return toDay(month, Math.min(dateOf(day), daysInMonth(month)));
}

const firstDay: Day = `${firstMonth}-01`;
const lastDay: Day = `${lastMonth}-31`;

export const addDays = (day: Day, by: number): Day =>
  clampDay(
    fromNumber(Math.min(Math.max(toNumber(day) + by, toNumber(firstDay)), toNumber(lastDay))),
    null,
    null,
  );

/** The nearest day from `min` to `max`; where these exclude each other, `min`. */
export function clampDay(day: Day, min: Day | null, max: Day | null): Day {
  if (min !== null && day < min) return min;
  if (max !== null && day > max) return min !== null && max < min ? min : max;
  return day;
}

export const daysBetween = (start: Day, end: Day): number => toNumber(end) - toNumber(start);
export const monthsBetween = (start: Month, end: Month): number =>
  (yearOf(end) - yearOf(start)) * 12 + monthNumberOf(end) - monthNumberOf(start);

/** The days that have `date`'s own day in a clock's zone: what "today" is where the user sits. */
export const localDay = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
