import { differenceInMinutes, isSameDay } from 'date-fns';

/** A start time as a bettor reads it: relative when near, the clock today, the day otherwise. Both in RFC 3339. */
export function formatStart(startTime: string, now: string, locale = 'en'): string {
  const [start, from] = [new Date(startTime), new Date(now)];
  const minutes = differenceInMinutes(start, from, { roundingMethod: 'ceil' });
  if (minutes >= 0 && minutes < 60) return minutes === 0 ? 'Now' : `In ${minutes} min`;
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(start);
  if (isSameDay(start, from)) return clock;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(
    start,
  );
  return `${day}, ${clock}`;
}

/** The whole date and time, for a tooltip. */
export const formatWhole = (time: string, locale = 'en'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(time));
