import { nearestOdds, stepOdds, tickOf, type OddsLadder } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';

export interface QuotedOrder {
  /** The runner's position in the market. */
  runner: number;
  side: Side;
  odds: number;
  /** Minor units. */
  stake: number;
}

export interface QuoteOptions {
  ladder: OddsLadder;
  /** Levels per side. */
  depth: number;
  /** The maker's liability per level, minor units: long odds get small stakes. */
  liability: number;
  /** Ticks between the fair price and the first level. */
  gap: number;
}

/** A runner is not quoted below this chance or above its complement: the price would be off the ladder. */
const leastChance = 0.001;

/**
 * Returns a maker's orders around fair probabilities: lay orders below the fair price (for bettors to back), back orders
 * above it (for bettors to lay), larger further away. Nothing crosses: the first levels are two gaps apart.
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

/** The backer's stake that wins `liability`, but no more than that itself; rounded to 100.00, at least 1,000.00. */
const stakeFor = (liability: number, odds: number): number =>
  Math.max(1_000_00, Math.round(Math.min(liability, (liability * 100) / (odds - 100)) / 100_00) * 100_00);
