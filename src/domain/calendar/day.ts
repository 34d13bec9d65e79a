/** A calendar day as `YYYY-MM-DD`: plain text, so no time zone can shift it and days compare as strings. */
export type Day = string;
/** A calendar month as `YYYY-MM`. */
export type Month = string;

/** Pickers know years of four digits. */
export const firstYear = 1000;
export const lastYear = 9999;
const firstMonth = `${firstYear}-01`;
const lastMonth = `${lastYear}-12`;
const dayMs = 86_400_000;

const two = (figure: number): string => (figure < 10 ? `0${figure}` : String(figure));

/**
 * The month after the last one is written as month 13 of the last year. Its days appear in the last month's grid, keep
 * four-digit years, and sort after all real days.
 */
const monthAfter = `${lastYear}-13`;
const isAfter = (text: string): boolean => text.startsWith(monthAfter);

/** Takes a day or a month. */
export const yearOf = (text: Day): number => (isAfter(text) ? lastYear + 1 : Number(text.slice(0, 4)));
/** Takes a day or a month; January is 1. */
export const monthNumberOf = (text: Day): number => (isAfter(text) ? 1 : Number(text.slice(5, 7)));
export const dateOf = (day: Day): number => Number(day.slice(8, 10));
export const monthOf = (day: Day): Month => day.slice(0, 7);
export const toMonth = (year: number, month: number): Month =>
  `${String(year).padStart(4, '0')}-${two(month)}`;
export const toDay = (month: Month, date: number): Day => `${month}-${two(date)}`;

/** Days since 1970-01-01 in UTC, where every day has 24 hours. */
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

/** Whether the text is a full date that exists. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const [year, month, date] = [yearOf(text), monthNumberOf(text), dateOf(text)];
  if (year < firstYear || year > lastYear || month < 1 || month > 12) return false;
  return date >= 1 && date <= daysInMonth(monthOf(text));
}

/** Stays within the known years. */
export function addMonths(month: Month, by: number): Month {
  const count = yearOf(month) * 12 + monthNumberOf(month) - 1 + by;
  const moved = toMonth(Math.floor(count / 12), (((count % 12) + 12) % 12) + 1);
  if (count < firstYear * 12 || moved < firstMonth) return firstMonth;
  return moved.length > 7 || moved > lastMonth ? lastMonth : moved;
}

/** The same day number in another month, or that month's last day. */
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

/** The nearest day from `min` to `max`; `min` where the two exclude each other. */
export function clampDay(day: Day, min: Day | null, max: Day | null): Day {
  if (min !== null && day < min) return min;
  if (max !== null && day > max) return min !== null && max < min ? min : max;
  return day;
}

export const daysBetween = (start: Day, end: Day): number => toNumber(end) - toNumber(start);
export const monthsBetween = (start: Month, end: Month): number =>
  (yearOf(end) - yearOf(start)) * 12 + monthNumberOf(end) - monthNumberOf(start);

/** The local calendar day of `date`: "today" where the user is. */
export const localDay = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
