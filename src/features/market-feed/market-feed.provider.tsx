import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useTransport } from '#live/live-provider.tsx';
import { MarketFeeds, type MarketFeed } from './market-feeds.ts';

const MarketFeedsContext = createContext<MarketFeeds | null>(null);

export function MarketFeedsProvider({ children }: { children: ReactNode }) {
  const transport = useTransport();
  const [feeds] = useState(() => new MarketFeeds(transport));
  return <MarketFeedsContext value={feeds}>{children}</MarketFeedsContext>;
}

export function useMarketFeeds(): MarketFeeds {
  const feeds = use(MarketFeedsContext);
  if (!feeds) throw new Error('useMarketFeeds needs a MarketFeedsProvider above it');
  return feeds;
}

/** One market's prices and whether they are live, fed while this component is shown. */
export function useMarketFeed(marketId: string): MarketFeed {
  const feeds = useMarketFeeds();
  useEffect(() => feeds.hold(marketId), [feeds, marketId]);
  return feeds.get(marketId);
}
