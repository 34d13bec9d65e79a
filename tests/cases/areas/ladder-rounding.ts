import { z } from 'zod';
import { isOnLadder, neighboursOf, type OddsLadder } from '#domain/odds/odds-ladder.ts';
import { defineArea } from '../support/area.ts';
import { ladderOf, ladderShape } from '../support/ladder-input.ts';
import { fromOdds, price as anyPrice, side, toAnyOdds } from '../support/units.ts';

/** The ladder prices at a price: itself if it is on the ladder, else both neighbours; null where there is none. */
function besides(ladder: OddsLadder, price: number): { lower: number | null; higher: number | null } {
  const odds = toAnyOdds(price);
  return isOnLadder(ladder, odds) ? { lower: odds, higher: odds } : neighboursOf(ladder, odds);
}

/** Rounded in that direction, or to the ladder's end. */
export const ladderRoundDirection = defineArea({
  input: z.strictObject({ price: anyPrice, direction: z.enum(['up', 'down']), ...ladderShape }),
  run: ({ price, direction, ...ladder }) => {
    const { lower, higher } = besides(ladderOf(ladder), price);
    return { price: fromOdds((direction === 'up' ? (higher ?? lower) : (lower ?? higher))!) };
  },
});

/**
 * The neighbour at which the bettor asks for no less than wanted: higher odds to back, lower odds to lay. A price
 * outside the ladder has none on that side.
 */
export const ladderMakeValid = defineArea({
  input: z.strictObject({ price: anyPrice, side, ...ladderShape }),
  run: ({ price, side: ofBet, ...ladder }) => {
    const { lower, higher } = besides(ladderOf(ladder), price);
    const valid = ofBet === 'BACK' ? higher : lower;
    return { price: valid === null ? null : fromOdds(valid) };
  },
});
