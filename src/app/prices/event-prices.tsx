import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { cellStateOf, whyEmpty } from '#features/market/cell-state.ts';
import { sidesOf } from '#domain/market/sides.ts';
import { racedSports, sportIds } from '#domain/market/sport.ts';
import { headsOf } from '#domain/odds/three-way.ts';
import { QuickPricesView } from '#features/market/quick-prices.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useDefinition } from '#live/use-market.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import { narrow, useMedia } from '#ui/media/use-media.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useIsNear } from '../use-is-near.ts';
import { usePick } from './use-pick.ts';
import css from './event-prices.module.css';
import { drawWords, renderFavourites } from './race-prices.tsx';

interface EventPricesProps {
  marketId: string;
  /** Shows the runners' names above their prices. */
  isNamed: boolean;
  sportId: string;
  /** Who plays, where the row has their names. */
  sides?: readonly string[] | null;
  /** What is bet on, where there are no prices of runners to show. */
  fieldWords?: string;
}

/** The live prices of an event's main market in a list. They start when the row is about to come into sight. */
function EventPrices({ sides: its = null, ...rest }: EventPricesProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  // There is no room beside the names for a row of prices, with the names once more above them.
  const isNarrow = useMedia(narrow);
  const props = { ...rest, sides: isNarrow && rest.isNamed ? its : null };
  return isNear ? (
    <LivePrices {...props} />
  ) : (
    <span ref={place} className={css.prospect}>
      <Prospect {...props} />
    </span>
  );
}

/** That of two prices in a line. */
const linesWidth = 'calc(2 * clamp(58px, 17vw, 76px))';

/** As high as what comes in its place: prices, or how many there are of what is bet on. */
function Prospect({ sportId, isNamed, sides, fieldWords }: Omit<EventPricesProps, 'marketId'>) {
  if (sides) {
    const lines = headsOf(sportId).length || sides.length;
    return (
      <span data-lines={lines}>
        <Skeleton width={linesWidth} height={`calc(${lines} * var(--row-line) - 2px)`} shape="block" />
      </span>
    );
  }
  if (fieldWords !== undefined) return <Skeleton width="180px" height="36px" shape="block" />;
  return (
    <Skeleton
      width="280px"
      height={
        isNamed
          ? 'calc(var(--price-cell-height) + var(--price-name-height, 18px) + 2px)'
          : 'var(--price-cell-height)'
      }
      shape="block"
    />
  );
}

function LivePrices(props: EventPricesProps) {
  const { marketId, isNamed, sides = null, fieldWords } = props;
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
      {...{ isNamed, sides }}
      {...(fieldWords !== undefined && { fieldWords })}
    />
  );
}

/** Renders the prices at the end of an event's row, with the runners' names unless the list has heads that name them. */
export const pricesUnder = (heads: readonly string[]) => (heads.length > 0 ? unnamedPrices : underNames);

/** Renders the prices of these markets, by the id of their event, instead of the main ones'. */
export const pricesOfMarkets =
  (markets: ReadonlyMap<string, { marketId: string }>) =>
  ({ exEventId, sportId }: EventFieldsFragment) => {
    const shown = markets.get(exEventId);
    return shown ? (
      <EventPrices key={shown.marketId} marketId={shown.marketId} sportId={sportId} isNamed />
    ) : null;
  };

/** Renders an event's prices where something above them says whose they are. */
export const unnamedPrices = ({ marketIds: [marketId], sportId }: EventFieldsFragment) =>
  marketId ? <EventPrices {...{ marketId, sportId }} isNamed={false} /> : null;

function underNames(event: EventFieldsFragment) {
  const { marketIds, sportId } = event;
  const [marketId] = marketIds;
  if (marketId === undefined) return null;
  if (racedSports.has(sportId)) return renderFavourites(event);
  return (
    <EventPrices
      {...{ marketId, sportId }}
      sides={sidesOf(event)}
      isNamed
      {...(sportId === sportIds.lottery && { fieldWords: drawWords })}
    />
  );
}
