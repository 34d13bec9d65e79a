import { createRandom, type Random } from '../random.ts';
import type { Occasion } from './model.ts';

/**
 * How an index moves: a random walk that goes on from event to event and starts anew each day. So that the level at an
 * event's start is found quickly, each event's close is drawn first and the way to it afterwards (a Brownian bridge).
 * That gives the same walks as drawing step by step.
 */

/** From an event's start to its close. */
export const steps = 120;
/** Standard deviation of one step, hundredths of a point. */
export const deviation = 450;
/** Where the index stands at the start of a day, hundredths. */
export const dayStart = 20_000_00;
/** A day of five minutes each. */
const eventsADay = 288;

/** Draws how far the index moves from an event's start to its close, hundredths. */
export const wholeMove = (random: Random): number =>
  Math.round(random.normal() * deviation * Math.sqrt(steps));

/** Returns where the index stands when an event starts: where the event before it closed. */
export function levelAt({ number, seedOf }: Occasion): number {
  let level = dayStart;
  for (let before = number - (number % eventsADay); before < number; before++)
    level += wholeMove(createRandom(seedOf(before)));
  return level;
}

/** Draws the index after the next of the `left` steps to the close. */
export function nextIndex(
  { index, close }: { index: number; close: number },
  left: number,
  random: Random,
): number {
  if (left === 1) return close;
  const spread = deviation * Math.sqrt((left - 1) / left);
  return index + Math.round((close - index) / left + random.normal() * spread);
}
