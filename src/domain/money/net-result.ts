import { resultOf, type Hundredths } from '../bet/bet.ts';
import { commissionOn, leastPaid, type BasisPoints } from './settlement.ts';
import type { Side } from '../bet/side.ts';

export interface RunnerBet {
  runnerId: string;
  side: Side;
  /** Minor units. */
  stake: number;
  /** Hundredths. */
  odds: number;
}

/** The least that a market's result comes to, net of commission. Minor units. */
export function netResult(result: Hundredths, rate: BasisPoints): number {
  const least = leastPaid(result);
  return least - commissionOn(least, rate);
}

/**
 * What a bettor gets, minor units, for each runner that may win a market with one winner: the current position plus
 * these bets as if fully matched, net of commission and rounded once. `ifWins` is exact, in hundredths
 * of a minor unit; a runner without one counts as 0.
 */
export function netIfWins(
  runnerIds: readonly string[],
  ifWins: ReadonlyMap<string, Hundredths>,
  bets: readonly RunnerBet[],
  rate: BasisPoints,
): Map<string, number> {
  const results = bets.map(({ runnerId, side, stake, odds }) => ({
    runnerId,
    ...resultOf(side, stake, odds),
  }));
  return new Map(
    runnerIds.map((runnerId) => {
      const exact = results.reduce(
        (sum, bet) => sum + (bet.runnerId === runnerId ? bet.ifWins : bet.ifLoses),
        ifWins.get(runnerId) ?? 0,
      );
      return [runnerId, netResult(exact, rate)];
    }),
  );
}
