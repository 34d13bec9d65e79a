import type { Hundredths } from '../bet/bet.ts';
import { divideHalfAway, divideUp, exact } from './money.ts';

/** Basis points: 200 is 2 %. */
export type BasisPoints = number;

/**
 * The least that a result can come to when it is settled. Minor units. What is foretold is rounded against the bettor, as
 * exposure is, so that nobody is paid a minor unit less than was shown.
 */
export const leastPaid = (result: Hundredths): number => -divideUp(-result, 100) || 0;

/**
 * A market's result for one account, given in hundredths of a minor unit over a divisor (for dead heats). Rounded once,
 * half away from zero, to minor units.
 */
export function roundShare(result: bigint, divisor: bigint): number {
  const whole = divisor * 100n;
  const magnitude = result < 0n ? -result : result;
  const rounded = exact(Number((magnitude * 2n + whole) / (whole * 2n)));
  return result < 0n ? -rounded || 0 : rounded;
}

/** Commission on the net winnings of a market, rounded half up once; none on a loss. Minor units. */
export function commissionOn(netWinnings: number, rate: BasisPoints): number {
  if (netWinnings <= 0) return 0;
  // Computed in two parts so that no product leaves the exact integers.
  const rest = netWinnings % 10_000;
  return ((netWinnings - rest) / 10_000) * rate + divideHalfAway(rest * rate, 10_000);
}
