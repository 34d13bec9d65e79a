import type { Conflation } from '#domain/market/conflation.ts';
import type { ChildFault } from '../child-faults.ts';
import type { MarketFeedRef } from '../market-feed/market-feed.machine.ts';

export interface OpenFeed {
  feed: MarketFeedRef;
  /** The conflation each holder asks for. */
  holders: readonly Conflation[];
}

export interface MarketFeedsInput {
  /** Any integer. Seeds the jitter of the feeds' back-off. */
  seed: number;
}

export interface MarketFeedsContext extends MarketFeedsInput {
  /** By market id. */
  feeds: ReadonlyMap<string, OpenFeed>;
  /** Whether the page has the focus. */
  isFocused: boolean;
}

export type MarketFeedsEvent =
  /** A view is about to show the market. Its feed opens, and soon closes unless it is held. */
  | { type: 'market.wanted'; marketId: string; conflation: Conflation }
  | { type: 'market.held'; marketId: string; conflation: Conflation }
  | { type: 'market.released'; marketId: string; conflation: Conflation }
  /** Nobody has held the market for a while. */
  | { type: 'market.left'; marketId: string }
  | { type: 'focus.changed'; isFocused: boolean }
  | ChildFault;
