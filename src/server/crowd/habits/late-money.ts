import type { Random } from '#server/maker/random.ts';
import type { Habit } from './habit.ts';
import { liveliness } from './liveliness.ts';
import { byFavour } from './prices.ts';
import { drawStake } from './stakes.ts';
import { takePrice } from './take-price.ts';

const minute = 60_000;
/** Its interest falls to a third for every so much more time to the off. */
const span = 1.5 * minute;
const most = 12;
/** It lays one time in so many. */
const laysOneIn = 4;

/** Comes in the last minutes before the off, the more the nearer it is, on what others find likely, and bets more. */
export const lateMoney: Habit = {
  name: 'late money',
  interest: (outlook) => {
    const { definition, toOff } = outlook;
    if (definition.inPlay || toOff < 0) return 0;
    return liveliness(outlook) * most * Math.exp(-toOff / span);
  },
  act: (seen, random) => {
    const runners = byFavour(seen.book);
    if (runners.length === 0) return null;
    const side = random.chance(1 / laysOneIn) ? 'LAY' : 'BACK';
    return takePrice(seen, pickByChance(runners, random), side, 1.5 * drawStake(random));
  },
};

/** Picks a runner as often as its price says that it wins. */
function pickByChance<Runner extends { toBack: { odds: number } }>(
  runners: readonly Runner[],
  random: Random,
): Runner {
  let left = random.next() * runners.reduce((sum, { toBack }) => sum + 1 / toBack.odds, 0);
  const found = runners.find(({ toBack }) => (left -= 1 / toBack.odds) < 0);
  return found ?? random.pick(runners);
}
