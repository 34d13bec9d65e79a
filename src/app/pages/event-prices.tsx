import { useSelector } from '@xstate/react';
import { cellStateOf } from '#features/market/cell-state.ts';
import { QuickPricesView } from '#features/market/quick-prices.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { useDefinition } from '#live/use-market.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { usePick } from '../use-pick.ts';

/** The live prices of an event's main market, in a list. */
export function EventPrices({ marketId }: { marketId: string }) {
  const { store, feed } = useMarketFeed(marketId, 250);
  const definition = useDefinition(store);
  const isFeedLive = useSelector(feed, isLive);
  const pick = usePick();
  if (!definition) return <Skeleton width="280px" height="var(--price-cell-height)" shape="block" />;
  return (
    <QuickPricesView
      store={store}
      definition={definition}
      state={cellStateOf(definition, isFeedLive)}
      onPick={(price) => pick(definition, price)}
    />
  );
}
