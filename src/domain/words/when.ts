import { differenceInMinutes } from 'date-fns';
import { dateFormat } from './reader.ts';

const styles = {
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { dateStyle: 'short' },
  whole: { dateStyle: 'full', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const format = (style: keyof typeof styles, time: string): string =>
  dateFormat(style, styles[style]).format(new Date(time));

/** A start time as a bettor reads it: relative when near, the clock today, otherwise the day. Both in RFC 3339. */
export function formatStart(startTime: string, now: string): string {
  const minutes = differenceInMinutes(startTime, now, { roundingMethod: 'ceil' });
  if (minutes >= 0 && minutes < 60) return minutes === 0 ? 'Now' : `In ${minutes} min`;
  return clockFrom(startTime, now);
}

/** The time of day where the reader is, with its day unless that is today: `21:03`, `Sat, 2 May, 21:03`. In RFC 3339. */
export function clockFrom(time: string, now: string): string {
  const clock = clockOf(time);
  return format('date', time) === format('date', now) ? clock : `${format('day', time)}, ${clock}`;
}

/** The time of day, where the reader is: `21:03`. */
export const clockOf = (time: string): string => format('clock', time);

/** The whole date and time in the reader's order (day, month, year; 24 hours), for a tooltip. */
export const formatWhole = (time: string): string => format('whole', time);
