import type { MarketBook } from '#contract/market.ts';

/** A settled market's book, without its place in a stream. */
export type ClosedBook = Omit<MarketBook, 'marketId' | 'epoch' | 'to'>;
