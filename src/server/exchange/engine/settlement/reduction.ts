import { divideHalfAway } from '#domain/money/money.ts';
import type { BasisPoints } from '#domain/money/settlement.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';

/** 1.01: no bet pays less. */
const leastOdds = 101;

/**
 * The odds (hundredths) of a matched bet after another runner's removal. That runner's factor reduces the whole odds,
 * or in a place market only the winnings. Rounded half up to the hundredth, never below 1.01 or above the old odds.
 */
export function reducedOdds(kind: MarketKind, odds: number, factor: BasisPoints): number {
  const kept = 10_000 - factor;
  const fixed = kind === 'PLACE' ? 100 : 0;
  const reduced = fixed + divideHalfAway((odds - fixed) * kept, 10_000);
  return Math.min(odds, Math.max(leastOdds, reduced));
}

/** The default limit below which a factor reduces nothing. In a place market every factor counts. */
const leastReductionOf = (kind: MarketKind): BasisPoints => (kind === 'PLACE' ? 0 : 250);

/** A removed runner's factor as it counts in a market: 0 if it is too small to count there. */
export function countedFactor(
  { kind, leastReduction }: { kind: MarketKind; leastReduction?: BasisPoints | undefined },
  factor: BasisPoints,
): BasisPoints {
  return factor < (leastReduction ?? leastReductionOf(kind)) ? 0 : factor;
}
