import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { cellStateOf, whyEmpty } from '#features/market/cell-state.ts';
import { QuickPricesView } from '#features/market/quick-prices.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useDefinition } from '#live/use-market.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useIsNear } from '../use-is-near.ts';
import { usePick } from '../use-pick.ts';
import css from './event-prices.module.css';

/** The live prices of an event's main market, in a list, from when its row is about to be seen. */
function EventPrices({ marketId }: { marketId: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  return isNear ? (
    <LivePrices marketId={marketId} />
  ) : (
    <span ref={place} className={css.prospect}>
      <Prospect />
    </span>
  );
}

const Prospect = () => <Skeleton width="280px" height="var(--price-cell-height)" shape="block" />;

function LivePrices({ marketId }: { marketId: string }) {
  const { store, feed } = useMarketFeed(marketId, 250);
  const definition = useDefinition(store);
  const isFeedLive = useSelector(feed, isLive);
  const pick = usePick();
  if (!definition) return <Prospect />;
  return (
    <QuickPricesView
      store={store}
      definition={definition}
      state={cellStateOf(definition, isFeedLive)}
      why={whyEmpty(definition, isFeedLive)}
      onPick={(price) => pick(definition, price)}
    />
  );
}

/** What a list of events shows at the end of a row. */
export const renderPrices = ({ marketIds: [marketId] }: EventFieldsFragment) =>
  marketId ? <EventPrices marketId={marketId} /> : null;
