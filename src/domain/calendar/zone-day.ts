import { addDays, toNumber, type Day } from './day.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters: making one takes a hundred times as long as using it. Throws `RangeError` for an unknown zone. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const options = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-CA', { ...options, calendar: 'gregory', numberingSystem: 'latn' });
  // Callers choose the zone, so the cache is bounded.
  if (formatters.size >= 500) formatters.clear();
  formatters.set(zone, made);
  return made;
}

/** Whether it is the name of an IANA time zone, such as `Asia/Kolkata`. */
export function isZone(zone: string): boolean {
  try {
    return /^[A-Za-z]/.test(zone) && formatterOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** Stands in for a zone that is not known. */
export const plainZone = 'UTC';

/** The day it is in a zone. `at`: Unix milliseconds. */
export const dayIn = (zone: string, at: number): Day => formatterOf(zone).format(at);

const second = 1_000;
const hour = 3_600 * second;

/**
 * The first moment (Unix milliseconds) at which it is that day or a later one in the zone. That is midnight, except
 * where the clocks go forward at midnight or the zone skips a day.
 */
export function dayStart(day: Day, zone: string): number {
  const midnight = toNumber(day) * 24 * hour;
  // No zone is more than 14 hours from UTC; those that crossed the date line were as far off on the other side.
  let before = midnight - 30 * hour;
  let after = midnight + 30 * hour;
  while (after - before > second) {
    const middle = before + Math.floor((after - before) / 2 / second) * second;
    if (dayIn(zone, middle) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** The time span (Unix milliseconds) of a range of days, both included: from `start` until before `end`. */
export const momentsOf = (from: Day, to: Day, zone: string): { start: number; end: number } => ({
  start: dayStart(from, zone),
  end: dayStart(addDays(to, 1), zone),
});
