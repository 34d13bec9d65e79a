import { termsOf } from '#domain/market/sealed-event.ts';
import { indexMove, indexRules } from '#domain/market/virtual-outcomes.ts';
import type { Random } from '../random.ts';
import { sealedRandom } from '../sealed-seed.ts';
import type { Occasion } from './model.ts';

/**
 * How an index moves: a random walk that goes on from event to event and starts anew each day. Each event's close is
 * drawn first and the way to it afterwards (a Brownian bridge): that gives the same walks as drawing step by step, and
 * the close follows from twelve numbers, which anybody can work out once they are revealed.
 */

/** Where the index stands at the start of a day, hundredths. */
export const dayStart = 20_000_00;
/** A day of five minutes each. */
const eventsADay = 288;

/** Returns where the index stands when an event starts: where the event before it closed. */
export const levelAt = ({ number, seedOf }: Occasion): number =>
  number % eventsADay === 0 ? dayStart : closeOf(seedOf(number - 1));

/** Returns where an event closes by its sealed text, which names its start. */
function closeOf(text: string): number {
  const terms = termsOf(text);
  // Not named here: what is sealed is no text for a log.
  if (terms?.kind !== 'index') throw new Error('What was sealed of an index must name its start');
  return terms.start + indexMove(sealedRandom(text).next);
}

/** Draws the index after the next of the `left` steps to the close. */
export function nextIndex(
  { index, close }: { index: number; close: number },
  left: number,
  random: Random,
): number {
  if (left === 1) return close;
  const spread = indexRules.deviation * Math.sqrt((left - 1) / left);
  return index + Math.round((close - index) / left + random.normal() * spread);
}
