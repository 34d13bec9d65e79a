import { differenceInMinutes, isSameDay } from 'date-fns';

const styles = {
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  whole: { dateStyle: 'full', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters: making one takes a hundred times as long as using it. */
function formatterOf(style: keyof typeof styles, locale: string): Intl.DateTimeFormat {
  const key = `${style} ${locale}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, styles[style]);
  formatters.set(key, formatter);
  return formatter;
}

/** A start time as a bettor reads it: relative when near, the clock today, otherwise the day. Both in RFC 3339. */
export function formatStart(startTime: string, now: string, locale = 'en-GB'): string {
  const [start, from] = [new Date(startTime), new Date(now)];
  const minutes = differenceInMinutes(start, from, { roundingMethod: 'ceil' });
  if (minutes >= 0 && minutes < 60) return minutes === 0 ? 'Now' : `In ${minutes} min`;
  return clockFrom(startTime, now, locale);
}

/** The time of day where the reader is, with its day unless that is today: `21:03`, `Sat, 2 May, 21:03`. In RFC 3339. */
export function clockFrom(time: string, now: string, locale = 'en-GB'): string {
  const at = new Date(time);
  const clock = clockOf(time, locale);
  return isSameDay(at, new Date(now)) ? clock : `${formatterOf('day', locale).format(at)}, ${clock}`;
}

/** The time of day, where the reader is: `21:03`. */
export const clockOf = (time: string, locale = 'en-GB'): string =>
  formatterOf('clock', locale).format(new Date(time));

/** The whole date and time in the site's order (day, month, year; 24 hours), for a tooltip. */
export const formatWhole = (time: string, locale = 'en-GB'): string =>
  formatterOf('whole', locale).format(new Date(time));
