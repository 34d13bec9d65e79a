import type { Position } from '#contract/order.ts';
import type { Habit } from './habit.ts';
import { liveliness } from './liveliness.ts';
import { byFavour } from './prices.ts';
import { drawStake } from './stakes.ts';
import { takePrice } from './take-price.ts';

/** How often it cashes out when it comes back to its bets. */
const cashesOut = 0.6;
const fewest = 3;

/** Backs a runner, comes back, and takes the exchange's cash out. */
export const casher: Habit = {
  name: 'casher',
  comesBack: true,
  interest: liveliness,
  act: (seen, random) => {
    if (seen.own)
      // What it has cashed out is done with.
      return !isLevel(seen.own) && random.chance(cashesOut) ? { type: 'CASH_OUT' } : null;
    const runners = byFavour(seen.book).slice(0, fewest);
    if (runners.length === 0) return null;
    return takePrice(seen, random.pick(runners), 'BACK', drawStake(random));
  },
};

/** Whether a position pays the same however the market ends. */
function isLevel({ outcomes, numbers = [] }: Position): boolean {
  const results = [...outcomes.map(({ ifWins }) => ifWins), ...numbers.map(({ pays }) => pays)];
  return new Set(results).size <= 1;
}
