import { resultOf } from '#domain/bet/bet.ts';
import { isSettledOnNumber } from '#domain/market/market-kind.ts';
import { divideUp } from '#domain/money/money.ts';
import { partsOf, paysAt } from '#domain/risk/number-bet.ts';
import type { Side } from '#domain/bet/side.ts';
import type { MarketState } from '../state/market-state.ts';

/** One bet that is matched or could be. */
export interface SlowBet {
  runner: number;
  side: Side;
  odds: number;
  line: number | null;
  stake: number;
}

/** The range of results: lines, handicaps and results in the schedules are well within it. */
const numbers = Array.from({ length: 61 }, (_, at) => at - 30);

/** What a bet pays in every ending the market can have, one after the other. */
function payments({ definition }: MarketState, bet: SlowBet): number[] {
  const { kind, runners, numberOfWinners } = definition;
  if (isSettledOnNumber(kind)) {
    const { handicap, direction } = runners[bet.runner]!;
    const side = direction === undefined ? null : { handicap: handicap!, direction };
    return numbers.map((number) => paysAt(kind, { ...bet, handicap: side }, number));
  }
  const { ifWins, ifLoses } = resultOf(bet.side, bet.stake, bet.odds);
  const running = runners.flatMap(({ status }, at) => (status === 'REMOVED' ? [] : [at]));
  return subsets(running, Math.min(numberOfWinners, running.length)).map((winners) =>
    winners.includes(bet.runner) ? ifWins : ifLoses,
  );
}

/** Every subset of `size` members. */
function subsets(all: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return all.flatMap((first, at) => subsets(all.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}

/** The worst loss over all endings, the slow way, in minor units, rounded up. An unmatched bet can only lose. */
export function slowExposure(
  market: MarketState,
  matched: readonly SlowBet[],
  unmatched: readonly SlowBet[],
): number {
  const sums: number[] = [];
  const add = (pays: number, ending: number) => (sums[ending] = (sums[ending] ?? 0) + pays);
  for (const bet of matched) payments(market, bet).forEach(add);
  for (const bet of unmatched)
    payments(market, bet).forEach((pays, ending) => add(Math.min(pays, 0), ending));
  const worst = Math.min(0, ...sums);
  return worst === 0 ? 0 : divideUp(-worst, 100 * partsOf(market.definition.kind));
}
