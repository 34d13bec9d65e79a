import { addDays, addMonths, dateOf, daysInMonth, monthOf, toDay, type Day } from '../calendar/day.ts';
import { dayIn, dayStart } from '../calendar/zone-day.ts';

/** How long a time-out may be. */
export const timeOuts = ['DAY', 'WEEK', 'MONTH', 'SIX_WEEKS'] as const;
export type TimeOut = (typeof timeOuts)[number];

/** How many months one may exclude oneself for. */
export const exclusionMonths = { least: 6, most: 60 } as const;

/** A break for months. Times are in RFC 3339. */
export interface Exclusion {
  since: string;
  until: string;
  /** When its bettor asked to come back, after its end; null until then. */
  returnAskedAt: string | null;
}

const day = 24 * 3_600_000;

/** The same date so many months later. One that is missing there moves to the next day: 31 August + 6 is 1 March. */
export function monthsLater(from: Day, months: number): Day {
  const month = addMonths(monthOf(from), months);
  const days = daysInMonth(month);
  return dateOf(from) <= days ? toDay(month, dateOf(from)) : addDays(toDay(month, days), 1);
}

/** Months after a moment: on that date in the zone, as long after its start. */
export function monthsAfter(at: string, months: number, zone: string): string {
  const from = Date.parse(at);
  const today = dayIn(zone, from);
  const date = monthsLater(today, months);
  const end = dayStart(date, zone) + (from - dayStart(today, zone));
  // A day of 25 hours may have a moment that no other day has.
  return new Date(Math.min(end, dayStart(addDays(date, 1), zone))).toISOString();
}

const daysOf: Readonly<Record<Exclude<TimeOut, 'MONTH'>, number>> = { DAY: 1, WEEK: 7, SIX_WEEKS: 42 };

/** When a time-out that begins at that moment ends. */
export const timeOutEnd = (length: TimeOut, at: string, zone: string): string =>
  length === 'MONTH'
    ? monthsAfter(at, 1, zone)
    : new Date(Date.parse(at) + daysOf[length] * day).toISOString();

/** When somebody who has excluded themselves may bet again; null while they have not asked to come back. */
export const backAt = ({ returnAskedAt }: Exclusion): string | null =>
  returnAskedAt === null ? null : new Date(Date.parse(returnAskedAt) + day).toISOString();

export interface Breaks {
  timedOutUntil: string | null;
  exclusion: Exclusion | null;
}

/** A break that somebody takes; `until` is null while it is not known when it ends. */
export interface OnBreak {
  why: 'SELF_EXCLUDED' | 'TIMED_OUT';
  until: string | null;
}

/** The break that somebody takes at that moment; null if they take none. */
export function onBreakAt({ timedOutUntil, exclusion }: Breaks, at: string): OnBreak | null {
  const back = exclusion && backAt(exclusion);
  if (exclusion && (back === null || at < back)) return { why: 'SELF_EXCLUDED', until: back };
  return timedOutUntil !== null && at < timedOutUntil ? { why: 'TIMED_OUT', until: timedOutUntil } : null;
}

export const breakAt = (breaks: Breaks, at: string): OnBreak['why'] | null =>
  onBreakAt(breaks, at)?.why ?? null;

/** A break that was told of, as long as it lasts. */
export const whileItLasts = (onBreak: OnBreak | null, at: string): OnBreak | null =>
  onBreak && (onBreak.until === null || at < onBreak.until) ? onBreak : null;
