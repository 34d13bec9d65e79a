import { addDays, addMonths, monthOf, toDay, weekdayOf, type Day } from '../calendar/day.ts';
import { dayIn, dayStart } from '../calendar/zone-day.ts';

/** The spans of time that limits are kept over: the calendar day, the ISO week from Monday, the calendar month. */
export const frameKinds = ['DAY', 'WEEK', 'MONTH'] as const;
export type FrameKind = (typeof frameKinds)[number];

/** From `start` until before `end`, in RFC 3339 with milliseconds and `Z`: such times compare as text. */
export interface Frame {
  start: string;
  end: string;
}

const firstDayOf: Readonly<Record<FrameKind, (day: Day) => Day>> = {
  DAY: (day) => day,
  WEEK: (day) => addDays(day, -((weekdayOf(day) + 6) % 7)),
  MONTH: (day) => toDay(monthOf(day), 1),
};

const firstDayAfter: Readonly<Record<FrameKind, (first: Day) => Day>> = {
  DAY: (first) => addDays(first, 1),
  WEEK: (first) => addDays(first, 7),
  MONTH: (first) => toDay(addMonths(monthOf(first), 1), 1),
};

const momentOf = (day: Day, zone: string): string => new Date(dayStart(day, zone)).toISOString();

/** The frame that a moment (RFC 3339) falls in, by the calendar of a zone. */
export function frameAt(kind: FrameKind, at: string, zone: string): Frame {
  const first = firstDayOf[kind](dayIn(zone, Date.parse(at)));
  return { start: momentOf(first, zone), end: momentOf(firstDayAfter[kind](first), zone) };
}

/** All three of them. */
export const framesAt = (at: string, zone: string): Readonly<Record<FrameKind, Frame>> => ({
  DAY: frameAt('DAY', at, zone),
  WEEK: frameAt('WEEK', at, zone),
  MONTH: frameAt('MONTH', at, zone),
});
