import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { openActor, usePage } from '#actors/page-actors.tsx';
import { randomSeed } from '#actors/random-seed.ts';
import type { Conflation } from '#domain/market/conflation.ts';
import { must } from '#domain/must.ts';
import type { MarketStore } from '#live/market-store.ts';
import { useTransport } from '#live/live-provider.tsx';
import type { MarketFeedRef } from '#machines/market-feed/market-feed.machine.ts';
import type { PageRef } from '#machines/page/page.machine.ts';
import type { MarketFeedsRef } from '#machines/market-feeds/market-feeds.machine.ts';
import { provideMarketFeeds } from './market-feed.actors.ts';
import { FedMarkets } from './fed-markets.ts';

interface Feeds {
  feeds: MarketFeedsRef;
  fedMarkets: FedMarkets;
}

const fedByPage = new WeakMap<PageRef, FedMarkets>();

/** One for a page, as are its feeds: React may give up a first render and begin anew, with none of its state. */
function fedMarketsOf(page: PageRef): FedMarkets {
  const known = fedByPage.get(page) ?? new FedMarkets();
  fedByPage.set(page, known);
  return known;
}

const FeedsContext = createContext<Feeds | null>(null);

/** Feeds the markets that the page shows, each once, however many places show it. */
export function MarketFeedsProvider({ children }: { children: ReactNode }) {
  const page = usePage();
  const transport = useTransport();
  const [fedMarkets] = useState(() => fedMarketsOf(page));
  const [feeds] = useState(() =>
    openActor(page, 'marketFeeds', provideMarketFeeds(transport, fedMarkets), { seed: randomSeed() }),
  );
  useEffect(() => {
    const look = () => feeds.send({ type: 'focus.changed', isFocused: document.hasFocus() });
    look();
    window.addEventListener('focus', look);
    window.addEventListener('blur', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('blur', look);
    };
  }, [feeds]);
  const value = useMemo(() => ({ feeds, fedMarkets }), [feeds, fedMarkets]);
  return <FeedsContext value={value}>{children}</FeedsContext>;
}

export interface MarketFeed {
  store: MarketStore;
  feed: MarketFeedRef;
}

/** One market's prices and whether they are live, fed while mounted; `conflation` is for a market that is one of many. */
export function useMarketFeed(marketId: string, conflation: Conflation = 0): MarketFeed {
  const { feeds, fedMarkets } = must(use(FeedsContext));
  useEffect(() => {
    feeds.send({ type: 'market.held', marketId, conflation });
    return () => feeds.send({ type: 'market.released', marketId, conflation });
  }, [feeds, marketId, conflation]);
  return { store: fedMarkets.of(marketId).store, feed: feedOf(feeds, marketId, conflation) };
}

/** Reads the stores of the markets that are being fed. */
export const useFedStores = (): (() => readonly MarketStore[]) => must(use(FeedsContext)).fedMarkets.stores;

/** Opens the feed before it is held, so that the first render has it; a feed that is never held soon closes. */
function feedOf(feeds: MarketFeedsRef, marketId: string, conflation: Conflation): MarketFeedRef {
  const open = () => feeds.getSnapshot().context.feeds.get(marketId)?.feed;
  if (!open()) feeds.send({ type: 'market.wanted', marketId, conflation });
  return must(open());
}
