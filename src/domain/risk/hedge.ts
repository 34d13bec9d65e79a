import type { Hundredths } from '../bet/bet.ts';
import { divideHalfAway } from '../money/money.ts';
import type { Side } from '../bet/side.ts';

/**
 * The bet on a runner after which its market pays the same whether the runner wins or loses, as near as a whole stake
 * (minor units) comes to it. `ifWins` and `ifLoses` are what the market pays now, exact; odds in hundredths. What is
 * better when the runner wins is laid. A stake of 0: they are the same already.
 */
export function hedgeOf(
  ifWins: Hundredths,
  ifLoses: Hundredths,
  odds: number,
): { side: Side; stake: number } {
  const difference = ifWins - ifLoses;
  // A stake moves the two results apart by stake × odds: the profit on one, the stake on the other.
  return { side: difference > 0 ? 'LAY' : 'BACK', stake: divideHalfAway(Math.abs(difference), odds) };
}
