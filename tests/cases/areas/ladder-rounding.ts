import { z } from 'zod';
import { classicLadder, isOnLadder, neighboursOf } from '#domain/odds-ladder.ts';
import { defineArea } from '../support/area.ts';
import { fromOdds, side, toAnyOdds } from '../support/units.ts';

/** What is offered in the place of a price: itself on the ladder, else its neighbour that way, or the ladder's end. */
function offered(price: number, way: 'higher' | 'lower'): number {
  const odds = toAnyOdds(price);
  if (isOnLadder(classicLadder, odds)) return fromOdds(odds);
  const { lower, higher } = neighboursOf(classicLadder, odds);
  return fromOdds((way === 'higher' ? (higher ?? lower) : (lower ?? higher))!);
}

export const ladderRoundDirection = defineArea({
  input: z.object({ price: z.number(), direction: z.enum(['up', 'down']) }),
  run: ({ price, direction }) => ({ price: offered(price, direction === 'up' ? 'higher' : 'lower') }),
});

/** The neighbour at which the bettor asks no less than wanted: higher odds to back, lower odds to lay. */
export const ladderMakeValid = defineArea({
  input: z.object({ price: z.number(), side }),
  run: ({ price, side: ofBet }) => ({ price: offered(price, ofBet === 'BACK' ? 'higher' : 'lower') }),
});
