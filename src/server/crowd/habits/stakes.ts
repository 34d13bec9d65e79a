import type { MarketDefinition } from '#contract/market.ts';
import type { Side } from '#domain/bet/side.ts';
import type { Random } from '#server/maker/random.ts';

/** Minor units. */
const middleStake = 800_00;
/** The deviation of a stake's logarithm. */
const spread = 1.15;
/** One bet in so many is a big one. */
const bigOneIn = 200;
const bigStake = 50_000_00;
/** The share of what is available that one bet may risk. */
const mostOfPurse = 0.4;

/** Draws a stake, minor units: heavy-tailed, most between 100 and 5,000, a rare one above 50,000. */
export function drawStake(random: Random): number {
  if (random.chance(1 / bigOneIn)) return rounded(bigStake * Math.exp(0.5 * Math.abs(random.normal())));
  return rounded(middleStake * Math.exp(spread * random.normal()));
}

/** People bet round sums: two digits, then noughts. */
function rounded(stake: number): number {
  const unit = 10 ** Math.max(2, Math.floor(Math.log10(stake)) - 1);
  return Math.round(stake / unit) * unit;
}

/** Returns the most that a bet may lose, minor units. In a line market both sides stake the same. */
export function riskOf(kind: MarketDefinition['kind'], side: Side, odds: number, stake: number): number {
  if (side === 'BACK' || kind === 'LINE') return stake;
  return Math.ceil((stake * (odds - 100)) / 100);
}

/**
 * Returns a stake of at most `wanted`, within the market's limits, with which a bet risks no more than a part of what is
 * available; null if that is less than the market takes.
 */
export function affordable(
  { kind, minStake, maxStake }: MarketDefinition,
  { side, odds, available }: { side: Side; odds: number; available: number },
  wanted: number,
): number | null {
  const purse = Math.max(0, available * mostOfPurse);
  const atMost =
    riskOf(kind, side, odds, 100) === 0 ? maxStake : (purse * 100) / riskOf(kind, side, odds, 100);
  const stake = Math.floor(Math.min(Math.max(wanted, minStake), maxStake, atMost) / 100) * 100;
  return stake >= minStake && stake > 0 ? stake : null;
}
