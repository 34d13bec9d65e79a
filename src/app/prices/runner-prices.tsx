import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { cellStateOf, whyEmpty } from '#features/market/cell-state.ts';
import { QuickPricesView } from '#features/market/quick-prices.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import { useDefinition } from '#live/use-market.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useIsNear } from '../use-is-near.ts';
import { usePick } from './use-pick.ts';
import css from './event-prices.module.css';

interface RunnerPricesProps {
  marketId: string;
  runnerId: string;
}

/** The best prices of one runner of a market, to back and to lay. They start when they are about to come into sight. */
export function RunnerPrices(props: RunnerPricesProps) {
  const place = useRef<HTMLSpanElement>(null);
  return useIsNear(place) ? (
    <LivePrices {...props} />
  ) : (
    <span ref={place} className={css.prospect}>
      <Prospect />
    </span>
  );
}

const Prospect = () => <Skeleton height="var(--price-cell-height)" shape="block" />;

function LivePrices({ marketId, runnerId }: RunnerPricesProps) {
  const { store, feed } = useMarketFeed(marketId, 250);
  const definition = useDefinition(store);
  const isFeedLive = useSelector(feed, isLive);
  return definition ? <Offered {...{ store, definition, runnerId, isFeedLive }} /> : <Prospect />;
}

interface OfferedProps {
  store: MarketStore;
  definition: MarketDefinition;
  runnerId: string;
  isFeedLive: boolean;
}

function Offered({ store, definition, runnerId, isFeedLive }: OfferedProps) {
  const pick = usePick();
  return (
    <QuickPricesView
      store={store}
      definition={{ ...definition, runners: definition.runners.filter((one) => one.runnerId === runnerId) }}
      state={cellStateOf(definition, isFeedLive)}
      why={whyEmpty(definition, isFeedLive)}
      onPick={(price) => pick(definition, price)}
    />
  );
}
