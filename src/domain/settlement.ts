import type { Hundredths } from './bet.ts';
import { divideHalfAway } from './money.ts';

/** Basis points: 200 is 2 %. */
export type BasisPoints = number;

/** A market's result for one account, rounded once, half away from zero. Minor units. */
export const roundPosition = (result: Hundredths): number => divideHalfAway(result, 100);

/** Commission on the net winnings of a market, half up once; none on a loss. Minor units. */
export const commissionOn = (netWinnings: number, rate: BasisPoints): number =>
  netWinnings > 0 ? divideHalfAway(netWinnings * rate, 10_000) : 0;
