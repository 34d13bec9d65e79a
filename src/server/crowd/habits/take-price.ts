import { oddsLadders, stepOdds } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';
import type { Bet, Seen } from './habit.ts';
import { offeredTo, type Priced } from './prices.ts';
import { affordable } from './stakes.ts';

/** How far behind the best price a bet that is larger than what stands there goes. */
const deepestTicks = 6;

/** A bet at the best price of a runner, or through a few of the next ones if it is large; null if there is no price. */
export function takePrice(seen: Seen, runner: Priced, side: Side, wanted: number): Bet | null {
  const best = offeredTo(side, runner);
  if (!best) return null;
  const { definition } = seen;
  const away = side === 'BACK' ? -1 : 1;
  const odds =
    wanted <= best.size
      ? best.odds
      : stepOdds(oddsLadders[definition.ladder], best.odds, away * deepestTicks);
  const stake = affordable(definition, { side, odds, available: seen.available }, wanted);
  return stake === null ? null : { type: 'BET', runnerId: runner.runnerId, side, odds, stake, rests: false };
}
