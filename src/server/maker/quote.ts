import { nearestOdds, stepOdds, tickOf, type OddsLadder } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';

export interface QuotedOrder {
  /** Position of the runner in the market. */
  runner: number;
  side: Side;
  odds: number;
  /** Minor units. */
  stake: number;
}

export interface QuoteOptions {
  ladder: OddsLadder;
  /** Levels a side. */
  depth: number;
  /** Liability the maker puts at one level, minor units: long odds get small stakes. */
  liability: number;
  /** Ticks between the fair price and the first level. */
  gap: number;
}

/** Below this chance, and above its opposite, a runner is not quoted: the price would be off the ladder. */
const leastChance = 0.001;

/**
 * What a maker offers around fair probabilities: lay orders under the fair price (for bettors to back), back orders
 * over it (to lay), thicker further away. Nothing crosses: the first levels are at least two gaps apart.
 */
export function quoteAround(
  probabilities: readonly number[],
  { ladder, depth, liability, gap }: QuoteOptions,
): QuotedOrder[] {
  const orders: QuotedOrder[] = [];
  const top = ladder.prices.length - 1;
  probabilities.forEach((probability, runner) => {
    if (probability < leastChance || probability > 1 - leastChance) return;
    const fair = nearestOdds(ladder, Math.round(100 / probability));
    const fairTick = tickOf(ladder, fair);
    for (let level = 0; level < depth; level++) {
      const away = gap + level;
      const weight = 0.6 + 0.5 * level;
      if (fairTick - away >= 0) {
        const odds = stepOdds(ladder, fair, -away);
        orders.push({ runner, side: 'LAY', odds, stake: stakeFor(liability * weight, odds) });
      }
      if (fairTick + away <= top) {
        const odds = stepOdds(ladder, fair, away);
        orders.push({ runner, side: 'BACK', odds, stake: stakeFor(liability * weight, odds) });
      }
    }
  });
  return orders;
}

/** The backer's stake whose winnings are the liability, in whole hundreds of minor units, at most the liability. */
const stakeFor = (liability: number, odds: number): number =>
  Math.max(1_000_00, Math.round(Math.min(liability, (liability * 100) / (odds - 100)) / 100_00) * 100_00);
