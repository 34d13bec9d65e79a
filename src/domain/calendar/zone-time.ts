import { toNumber, type Day } from './day.ts';
import type { TimeOfDay } from './time.ts';
import { dayIn } from './zone-day.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clocks are ahead of UTC, ms. `at`: Unix milliseconds, whole seconds. */
function offsetAt(zone: string, at: number): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', hourCycle: 'h23', timeZone: zone });
  clocks.set(zone, clock);
  return Date.parse(`${dayIn(zone, at)}T${clock.format(at)}Z`) - at;
}

/**
 * The moment (Unix milliseconds) at which the clocks of a zone show this time on this day. Where they show it twice, one
 * of the two; where they skip it, an hour or so beside it.
 */
export function momentAt(day: Day, time: TimeOfDay, zone: string): number {
  const shown = (toNumber(day) * 86_400 + time) * 1_000;
  const near = shown - offsetAt(zone, shown);
  return shown - offsetAt(zone, near);
}

/** The next moment at which they show this time: today, or tomorrow if that has passed. `now`: Unix milliseconds. */
export function nextMomentAt(time: TimeOfDay, zone: string, now: number): number {
  const today = momentAt(dayIn(zone, now), time, zone);
  return today > now ? today : momentAt(dayIn(zone, now + 86_400_000), time, zone);
}
