import { divideHalfAway } from '#domain/money/money.ts';
import type { BasisPoints } from '#domain/money/settlement.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';

/** Nothing pays less. */
const leastOdds = 101;

/**
 * The odds (hundredths) of a matched bet after another runner was withdrawn: reduced by that runner's factor as a
 * whole, in a place market only in what they win; half up to the hundredth, never below 1.01 (nor above what they were).
 */
export function reducedOdds(kind: MarketKind, odds: number, factor: BasisPoints): number {
  const kept = 10_000 - factor;
  const fixed = kind === 'PLACE' ? 100 : 0;
  const reduced = fixed + divideHalfAway((odds - fixed) * kept, 10_000);
  return Math.min(odds, Math.max(leastOdds, reduced));
}

/** Below it a factor reduces nothing, where a market's rules do not say otherwise: in a place market each counts. */
const leastReductionOf = (kind: MarketKind): BasisPoints => (kind === 'PLACE' ? 0 : 250);

/** A withdrawn runner's factor as it counts in a market: none where it is below what reduces there. */
export function countedFactor(
  { kind, leastReduction }: { kind: MarketKind; leastReduction?: BasisPoints | undefined },
  factor: BasisPoints,
): BasisPoints {
  return factor < (leastReduction ?? leastReductionOf(kind)) ? 0 : factor;
}
