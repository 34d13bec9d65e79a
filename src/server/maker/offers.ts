import { sportIds } from '#domain/market/sport.ts';
import { classicLadder } from '#domain/odds/odds-ladder.ts';
import type { Drift } from './drift.ts';
import type { QuoteOptions } from './quote.ts';

/** How a sport's main markets are quoted before the off and in play. */
export interface Offers {
  preMatch: QuoteOptions;
  inPlay: QuoteOptions;
  /** Before the off. Absent: the prices stand still. */
  drift?: Drift;
}

const ladder = classicLadder;
const depth = 5;

/** For sports without a market to compare with. */
const thin = [0.7, 1, 1, 3, 20];

const soccer: Offers = {
  preMatch: { ladder, depth, liability: 2_000_00, gap: 2, step: 2, sizes: [0.6, 1, 1, 10, 150] },
  inPlay: { ladder, depth, liability: 5_000_00, gap: 2, step: 2, sizes: [0.6, 1, 1, 5, 40] },
  drift: { everyMs: 120_000, size: 0.03 },
};

/**
 * Spreads, level gaps, sizes and their tails, and changes before the off, after recordings of real markets, at a hundred
 * rupees to the pound (`npm run bench -- depth` compares them): cricket, tennis and soccer each after its own, racing after
 * a greyhound race. A few large orders stand behind small ones. Basketball has no recording and is quoted like soccer.
 */
const bySport: Readonly<Record<string, Offers>> = {
  [sportIds.cricket]: {
    preMatch: {
      ladder,
      depth,
      liability: 3_000_00,
      gap: 6,
      leastEdge: 4,
      step: 6,
      sizes: [0.7, 1, 1, 3, 10],
    },
    inPlay: { ladder, depth, liability: 2_000_00, gap: 2, step: 2, sizes: [0.7, 1, 1, 5, 40] },
    drift: { everyMs: 12_000, size: 0.04 },
  },
  [sportIds.tennis]: {
    preMatch: { ladder, depth, liability: 3_500_00, gap: 3, step: 3, sizes: [0.9, 1, 1, 2, 7] },
    inPlay: {
      ladder,
      depth,
      liability: 5_500_00,
      gap: 3.5,
      leastEdge: 1.25,
      step: 3,
      sizes: [0.7, 1, 1, 3, 20],
    },
    drift: { everyMs: 20_000, size: 0.035 },
  },
  [sportIds.soccer]: soccer,
  [sportIds.basketball]: soccer,
  [sportIds.horseRacing]: {
    preMatch: { ladder, depth, liability: 12_000_00, gap: 0.5, sizes: [0.6, 1, 1, 1, 4], bias: 0.97 },
    inPlay: { ladder, depth, liability: 6_000_00, gap: 1, sizes: [0.6, 1, 1, 1, 4], bias: 0.97 },
    drift: { everyMs: 4_000, size: 0.06 },
  },
};

const others: Offers = {
  preMatch: { ladder, depth, liability: 20_000_00, gap: 1, sizes: thin },
  inPlay: { ladder, depth, liability: 10_000_00, gap: 2, sizes: thin },
};

export const offersOf = (sportId: string): Offers => bySport[sportId] ?? others;
