import type { Habit } from './habit.ts';
import { liveliness } from './liveliness.ts';
import { byFavour, type Offered, type Priced } from './prices.ts';
import { drawStake } from './stakes.ts';
import { takePrice } from './take-price.ts';

/** How long after a goal or a wicket it is still excited, ms at speed 1. */
const excitedMs = 45_000;
const most = 15;

/** How much shorter a price is than its runner's last match; below 1 if it has become longer. */
const shortened = ({ lastOdds, toBack }: Priced & { toBack: Offered }): number =>
  (lastOdds ?? toBack.odds) / toBack.odds;

/** Bets in play just after a goal or a wicket, on the runner whose price it has shortened most. */
export const reactor: Habit = {
  name: 'reactor',
  interest: (outlook) => {
    const { definition, sinceStop } = outlook;
    if (!definition.inPlay || sinceStop === null || sinceStop > excitedMs) return 0;
    return liveliness(outlook) * most * (1 - sinceStop / excitedMs / 2);
  },
  act: (seen, random) => {
    const runners = byFavour(seen.book);
    const [helped] = [...runners].sort((one, other) => shortened(other) - shortened(one));
    return helped ? takePrice(seen, helped, 'BACK', drawStake(random)) : null;
  },
};
