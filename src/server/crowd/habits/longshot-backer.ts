import type { Habit } from './habit.ts';
import { liveliness } from './liveliness.ts';
import { byFavour } from './prices.ts';
import { drawStake } from './stakes.ts';
import { takePrice } from './take-price.ts';

/** From which odds on it dreams, and where it no longer believes. */
const longFrom = 400;
const longTo = 20_000;
/** It bets less than others: the price is long. */
const share = 0.3;

/** Backs runners at long odds, with small stakes, and nothing else. */
export const longshotBacker: Habit = {
  name: 'longshot backer',
  interest: (outlook) => (outlook.definition.kind === 'LINE' ? 0 : liveliness(outlook)),
  act: (seen, random) => {
    const long = byFavour(seen.book).filter(({ toBack }) => toBack.odds >= longFrom && toBack.odds <= longTo);
    if (long.length === 0) return null;
    return takePrice(seen, random.pick(long), 'BACK', drawStake(random) * share);
  },
};
