import type { Sides } from './sides.ts';
import { shortSports } from './sport.ts';

/**
 * Who plays whom by an event's name alone, which is all that a bet knows of it. Null where it does not say, and of events
 * that come every few minutes: their names begin with a number.
 */
export function sidesNamed({ eventName, sportId }: { eventName: string; sportId: string }): Sides | null {
  const [home = '', away = '', ...more] = eventName.split(' v ');
  if (shortSports.has(sportId) || more.length > 0) return null;
  return home !== '' && away !== '' ? [home, away] : null;
}
