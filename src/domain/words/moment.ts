import { dayIn } from '../calendar/zone-day.ts';
import { dateFormat } from './reader.ts';

const styles = {
  moment: { dateStyle: 'medium', timeStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  clock: { timeStyle: 'medium' },
  day: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const format = (style: keyof typeof styles, at: string, zone: string): string =>
  dateFormat(`moment ${style}`, styles[style], zone).format(new Date(at));

/** A moment (RFC 3339) as account statements show it, in a time zone: `1 May 2026, 17:30:00`. */
export const formatMoment = (at: string, zone: string): string => format('moment', at, zone);

/** The same where seconds say nothing: `1 May 2026, 17:30`. */
export const formatMinute = (at: string, zone: string): string => format('minute', at, zone);

/** The same where its day is known: `17:30:00`. */
export const formatClock = (at: string, zone: string): string => format('clock', at, zone);

const plainClocks = new Map<string, Intl.DateTimeFormat>();

/** Its time of day as programs read it, whatever the reader's language. */
function plainClock(at: string, zone: string): string {
  const clock =
    plainClocks.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: zone });
  plainClocks.set(zone, clock);
  return clock.format(new Date(at));
}

/** The same moment (RFC 3339) with the date and the time of a zone: `2026-05-01T17:30:00.000+05:30`. */
export function momentIn(at: string, zone: string): string {
  const ms = Date.parse(at);
  const wall = `${dayIn(zone, ms)}T${plainClock(at, zone)}`;
  const fraction = String(ms % 1_000).padStart(3, '0');
  const minutes = Math.round((Date.parse(`${wall}.${fraction}Z`) - ms) / 60_000);
  if (minutes === 0) return `${wall}.${fraction}Z`;
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${wall}.${fraction}${minutes < 0 ? '-' : '+'}${two(hour)}:${two(minute)}`;
}

/** Its day: `Fri 1 May 2026`. */
export const formatDayOf = (at: string, zone: string): string => format('day', at, zone).replace(',', '');
