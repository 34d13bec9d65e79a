import { indexRules } from './virtual-outcomes.ts';

/** So many deviations to both sides hold two of three normal values. */
const twoInThree = 0.967;
/** And so many hold 19 of 20. */
const nineteenInTwenty = 1.96;

const deviationOf = (toClose: number): number =>
  indexRules.deviation * Math.sqrt(toClose / indexRules.secondsAStep);

/** Returns how far from here two closes in three are at most, hundredths. `toClose`: seconds. */
export const indexReach = (toClose: number): number => twoInThree * deviationOf(toClose);

/** A market on where an index closes. Hundredths; null in a market of another kind. */
interface StrikeMarket {
  marketId: string;
  strike: number | null;
}

/**
 * Returns the market that a page leads with: the one before while its outcome is open, so that no price moves from under
 * a finger, and while the bettor is in it; then the one whose strike is nearest to the index. Null where there is none.
 * `index`: hundredths; `toClose`: seconds.
 */
export function leadingStrike<Market extends StrikeMarket>(
  markets: readonly Market[],
  { index, toClose }: { index: number; toClose: number },
  before: string | null,
  isHeld: (marketId: string) => boolean,
): Market | null {
  const awayFrom = ({ strike }: Market) => Math.abs((strike ?? Infinity) - index);
  const led = markets.find(({ marketId }) => marketId === before);
  if (led && (isHeld(led.marketId) || awayFrom(led) <= nineteenInTwenty * deviationOf(toClose))) return led;
  return markets.toSorted((a, b) => awayFrom(a) - awayFrom(b))[0] ?? null;
}
