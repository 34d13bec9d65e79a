import { hedgeOf } from '#domain/risk/hedge.ts';
import type { Bet, Habit, Seen } from './habit.ts';
import { liveliness } from './liveliness.ts';
import { byFavour, offeredTo, pricedRunners } from './prices.ts';
import { drawStake, riskOf } from './stakes.ts';
import { takePrice } from './take-price.ts';

/** It bets on the first few runners only: long odds are hard to level. */
const fewest = 3;
const laysOneIn = 3;

/** Opens a position on one runner, comes back, and levels it with a counter bet: it then pays the same whoever wins. */
export const hedger: Habit = {
  name: 'hedger',
  comesBack: true,
  interest: (outlook) => {
    // Only where one runner wins does one counter bet level everything.
    const { kind } = outlook.definition;
    return kind === 'WINNER' || kind === 'BINARY' ? liveliness(outlook) : 0;
  },
  act: (seen, random) => {
    const uneven = unevenRunner(seen);
    if (uneven) return counterBet(seen, uneven);
    // What it has levelled is done with.
    if (seen.own) return null;
    const runners = byFavour(seen.book).slice(0, fewest);
    if (runners.length === 0) return null;
    const side = random.chance(1 / laysOneIn) ? 'LAY' : 'BACK';
    return takePrice(seen, random.pick(runners), side, drawStake(random));
  },
};

interface Uneven {
  runnerId: string;
  ifWins: number;
  ifLoses: number;
}

/** Returns the runner whose result differs from what all others pay; null if all pay the same, within a rounding. */
export function unevenRunner({ own }: Pick<Seen, 'own'>): Uneven | null {
  const outcomes = own?.outcomes ?? [];
  const [first, second, third] = outcomes;
  if (!first || !second) return null;
  // Two of any three agree if the bets are on one runner.
  const rest = !third || second.ifWins === third.ifWins ? second.ifWins : first.ifWins;
  const odd = outcomes.find(({ ifWins }) => ifWins !== rest) ?? first;
  const { runnerId, ifWins } = odd;
  return hedgeOf(ifWins, rest, 100_00).stake === 0 ? null : { runnerId, ifWins, ifLoses: rest };
}

/** Returns the bet that levels a runner; null if it cannot be had now. */
function counterBet(seen: Seen, { runnerId, ifWins, ifLoses }: Uneven): Bet | null {
  const side = ifWins > ifLoses ? 'LAY' : 'BACK';
  const runner = pricedRunners(seen.book).find((one) => one.runnerId === runnerId);
  const best = runner && offeredTo(side, runner);
  if (!best) return null;
  const { stake } = hedgeOf(ifWins, ifLoses, best.odds);
  const { kind, minStake, maxStake } = seen.definition;
  const isTaken = stake >= minStake && stake <= Math.min(maxStake, best.size);
  if (!isTaken || riskOf(kind, side, best.odds, stake) > seen.available) return null;
  return { type: 'BET', runnerId, side, odds: best.odds, stake, rests: false };
}
