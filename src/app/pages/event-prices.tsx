import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { cellStateOf, whyEmpty } from '#features/market/cell-state.ts';
import { racedSports, sportIds } from '#domain/market/sport.ts';
import { QuickPricesView } from '#features/market/quick-prices.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useDefinition } from '#live/use-market.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useIsNear } from '../use-is-near.ts';
import { usePick } from '../use-pick.ts';
import css from './event-prices.module.css';
import { renderFavourites } from './race-prices.tsx';

interface EventPricesProps {
  marketId: string;
  /** Shows the runners' names above their prices. */
  isNamed: boolean;
  /** What is bet on, where it is no runner. */
  runnersWord?: string;
}

/** The live prices of an event's main market in a list. They start when the row is about to come into sight. */
function EventPrices(props: EventPricesProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  return isNear ? (
    <LivePrices {...props} />
  ) : (
    <span ref={place} className={css.prospect}>
      <Prospect {...props} />
    </span>
  );
}

/** As high as what comes in its place: prices, or how many there are of what is bet on. */
function Prospect({ isNamed, runnersWord }: Omit<EventPricesProps, 'marketId'>) {
  if (runnersWord !== undefined) return <Skeleton width="76px" height="36px" shape="block" />;
  return (
    <Skeleton
      width="280px"
      height={isNamed ? 'calc(var(--price-cell-height) + 20px)' : 'var(--price-cell-height)'}
      shape="block"
    />
  );
}

function LivePrices(props: EventPricesProps) {
  const { marketId, isNamed, runnersWord } = props;
  const { store, feed } = useMarketFeed(marketId, 250);
  const definition = useDefinition(store);
  const isFeedLive = useSelector(feed, isLive);
  const pick = usePick();
  if (!definition) return <Prospect {...props} />;
  return (
    <QuickPricesView
      store={store}
      definition={definition}
      state={cellStateOf(definition, isFeedLive)}
      why={whyEmpty(definition, isFeedLive)}
      onPick={(price) => pick(definition, price)}
      isNamed={isNamed}
      {...(runnersWord !== undefined && { runnersWord })}
    />
  );
}

/** Renders the prices at the end of an event's row, with the runners' names unless the list has heads that name them. */
export const pricesUnder = (heads: readonly string[]) => (heads.length > 0 ? underHeads : underNames);

const underHeads = ({ marketIds: [marketId] }: EventFieldsFragment) =>
  marketId ? <EventPrices marketId={marketId} isNamed={false} /> : null;

function underNames(event: EventFieldsFragment) {
  const { marketIds, sportId } = event;
  const [marketId] = marketIds;
  if (marketId === undefined) return null;
  if (racedSports.has(sportId)) return renderFavourites(event);
  return (
    <EventPrices
      marketId={marketId}
      isNamed
      {...(sportId === sportIds.lottery && { runnersWord: 'numbers' })}
    />
  );
}
