import type { Hundredths } from '../bet/bet.ts';
import { divideHalfAway, exact } from './money.ts';

/** Basis points: 200 is 2 %. */
export type BasisPoints = number;

/** A market's result for one account, rounded once, half away from zero. Minor units. */
export const roundPosition = (result: Hundredths): number => divideHalfAway(result, 100);

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
