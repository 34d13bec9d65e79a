import type { Habit } from './habit.ts';
import { liveliness } from './liveliness.ts';
import { byFavour } from './prices.ts';
import { drawStake } from './stakes.ts';
import { takePrice } from './take-price.ts';

/** How often it backs the favourite; otherwise any of the others. */
const faithful = 0.75;

/** Backs the favourite more often than all others together. */
export const favouriteBacker: Habit = {
  name: 'favourite backer',
  interest: liveliness,
  act: (seen, random) => {
    const [favourite, ...others] = byFavour(seen.book);
    if (!favourite) return null;
    const runner = others.length === 0 || random.chance(faithful) ? favourite : random.pick(others);
    return takePrice(seen, runner, 'BACK', drawStake(random));
  },
};
