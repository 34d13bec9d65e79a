import type { Hundredths } from '../bet/bet.ts';
import { divideHalfAway } from '../money/money.ts';
import type { Side } from '../bet/side.ts';

/**
 * The bet on a runner after which its market pays the same whether the runner wins or loses, as nearly as a whole stake
 * (minor units) allows. `ifWins` and `ifLoses` are what the market pays now, exact; odds in hundredths. Lays when
 * winning pays more, otherwise backs. A stake of 0 means that they are already the same.
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
