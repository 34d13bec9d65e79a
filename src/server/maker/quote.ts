import { itemAt } from '#domain/must.ts';
import { countBelow, type OddsLadder } from '#domain/odds/odds-ladder.ts';
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
  /** The maker's liability at a level of size 1, minor units: long odds get small stakes. */
  liability: number;
  /** Half the spread of the best prices, in ticks: a multiple of a half. Made less if the book would exceed `mostBook`. */
  gap: number;
  /** How near to the fair price a quote may stay that would otherwise become worse, ticks (`held-quotes.ts`). */
  leastEdge?: number;
  /** Ticks from one level to the next, behind the best. 1 if absent. */
  step?: number;
  /** The size of each level from the best on; the last is also that of those behind it. */
  sizes?: readonly number[];
  /**
   * Below 1, prices are too short for outsiders and too long for favourites: a chance is priced as its power, in
   * proportion. 1 if absent.
   */
  bias?: number;
}

/** Makes a market's orders from its runners' chances. */
export type Quoting = (chances: readonly number[], options: QuoteOptions) => QuotedOrder[];

/** Below this chance or above its complement the fair price is off the ladder. */
const leastChance = 0.001;
/** What the best prices to back may add up to, and as much below 1 those to lay. */
const mostBook = 1.04;
const plainSizes = [0.6, 1.1, 1.6, 2.1, 2.6];
const leastStake = 100_00;

/** Where a runner's best orders stand, in ticks: below the fair price and above it; null where there is none. */
export interface BestQuotes {
  lay: number | null;
  back: number | null;
  /** The fair price, between two ticks. Null if the runner is not quoted. */
  fair: number | null;
}

/**
 * Returns a maker's orders around fair probabilities: lay orders below the fair price (for bettors to back), back orders
 * above it (for bettors to lay), thin at the best prices and larger behind. Nothing crosses.
 */
export const quoteAround = (probabilities: readonly number[], options: QuoteOptions): QuotedOrder[] =>
  ordersAt(bestQuotes(probabilities, options), options);

/** Returns where each runner's best orders stand around fair probabilities. */
export function bestQuotes(probabilities: readonly number[], options: QuoteOptions): BestQuotes[] {
  const { ladder, bias = 1 } = options;
  const chances = bias === 1 ? probabilities : biased(probabilities, bias);
  const gap = gapWithin(chances, options);
  return chances.map((chance) => bestTicks(ladder, chance, gap));
}

/** Returns the orders from the best ones on. */
export const ordersAt = (best: readonly BestQuotes[], options: QuoteOptions): QuotedOrder[] =>
  best.flatMap(({ lay, back }, runner) => [
    ...levelsFrom(lay, -1, options).map((level) => orderAt(runner, 'LAY', level, options)),
    ...levelsFrom(back, 1, options).map((level) => orderAt(runner, 'BACK', level, options)),
  ]);

/** Moves chances towards each other and keeps their sum. A decided runner stays decided. */
function biased(chances: readonly number[], power: number): number[] {
  const sum = (all: readonly number[]) => all.reduce((total, chance) => total + chance, 0);
  const moved = chances.map((chance) => chance ** power);
  const scale = sum(chances) / sum(moved);
  return moved.map((chance) => Math.min(1, chance * scale));
}

/** Returns the ticks of the best lay and back orders, null where there is none. */
function bestTicks(ladder: OddsLadder, chance: number, gap: number): BestQuotes {
  const top = ladder.prices.length - 1;
  if (chance <= 0 || chance >= 1) return { lay: null, back: null, fair: null };
  // At the ladder's end one side still cannot lose.
  if (chance < leastChance) return { lay: top, back: null, fair: null };
  if (chance > 1 - leastChance) return { lay: null, back: 0, fair: null };
  const fair = 100 / chance;
  const above = Math.min(top, Math.max(1, countBelow(ladder, fair)));
  const [lower, upper] = [itemAt(ladder.prices, above - 1), itemAt(ladder.prices, above)];
  const between = above - 1 + (fair - lower) / (upper - lower);
  const lay = Math.round(between - gap);
  // A fair price below the ladder's first is not offered to back, or it would be a gift.
  const isOffered = fair >= itemAt(ladder.prices, 0);
  return {
    lay: isOffered ? Math.max(0, lay) : null,
    back: Math.min(top, Math.max(Math.max(0, lay) + 1, lay + 2 * gap)),
    fair: between,
  };
}

/** Returns the gap, or the widest below it with which neither book is further from fair than `mostBook`. */
function gapWithin(chances: readonly number[], { ladder, gap: wanted }: QuoteOptions): number {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  for (let gap = wanted; gap > 0.5; gap -= 0.5) {
    const books = { lay: 0, back: 0 };
    for (const chance of chances) {
      const best = bestTicks(ladder, chance, gap);
      for (const side of ['lay', 'back'] as const) {
        const tick = best[side];
        books[side] += tick === null ? chance : 100 / itemAt(ladder.prices, tick);
      }
    }
    if (books.lay <= mostBook * total && books.back >= (2 - mostBook) * total) return gap;
  }
  return 0.5;
}

interface Level {
  level: number;
  tick: number;
}

/** Returns the ticks of the levels. Those behind the best stand on fixed multiples, so that they stay when it moves. */
function levelsFrom(
  best: number | null,
  direction: 1 | -1,
  { ladder, depth, step = 1 }: QuoteOptions,
): Level[] {
  const levels: Level[] = [];
  let tick = best;
  for (let level = 0; level < depth && tick !== null; level++) {
    if (tick < 0 || tick >= ladder.prices.length) break;
    levels.push({ level, tick });
    tick = direction > 0 ? (Math.floor(tick / step) + 1) * step : (Math.ceil(tick / step) - 1) * step;
  }
  return levels;
}

function orderAt(runner: number, side: Side, { level, tick }: Level, options: QuoteOptions): QuotedOrder {
  const { ladder, liability, sizes = plainSizes } = options;
  const odds = itemAt(ladder.prices, tick);
  const size = itemAt(sizes, Math.min(level, sizes.length - 1)) * varied(runner, tick);
  return { runner, side, odds, stake: stakeFor(liability * size, odds) };
}

/** Returns a factor between 0.75 and 1.25 that is always the same for a price of a runner. */
const varied = (runner: number, tick: number): number =>
  0.75 + (Math.imul(tick * 31 + runner + 1, 2_654_435_761) >>> 0) / 2 ** 33;

/** The backer's stake that wins `liability`, but no more than that itself; in whole units, at least 100.00. */
const stakeFor = (liability: number, odds: number): number =>
  Math.max(leastStake, Math.round(Math.min(liability, (liability * 100) / (odds - 100)) / 100) * 100);
