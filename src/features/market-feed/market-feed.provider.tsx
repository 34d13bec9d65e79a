import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { Conflation } from '#domain/market/conflation.ts';
import { useTransport } from '#live/live-provider.tsx';
import { MarketFeeds, type MarketFeed } from './market-feeds.ts';

const MarketFeedsContext = createContext<MarketFeeds | null>(null);

export function MarketFeedsProvider({ children }: { children: ReactNode }) {
  const transport = useTransport();
  const [feeds] = useState(() => new MarketFeeds(transport));
  useEffect(() => {
    const look = () => feeds.setFocused(document.hasFocus());
    look();
    window.addEventListener('focus', look);
    window.addEventListener('blur', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('blur', look);
    };
  }, [feeds]);
  return <MarketFeedsContext value={feeds}>{children}</MarketFeedsContext>;
}

function useMarketFeeds(): MarketFeeds {
  const feeds = use(MarketFeedsContext);
  if (!feeds) throw new Error('useMarketFeeds needs a MarketFeedsProvider above it');
  return feeds;
}

/** One market's prices and whether they are live, fed while this component is shown; `conflation`: where it is one of many. */
export function useMarketFeed(marketId: string, conflation: Conflation = 0): MarketFeed {
  const feeds = useMarketFeeds();
  useEffect(() => feeds.hold(marketId, conflation), [feeds, marketId, conflation]);
  return feeds.get(marketId);
}
