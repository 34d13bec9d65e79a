import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { cellStateOf, whyEmpty } from '#features/market/cell-state.ts';
import { QuickPricesView, type QuickPricesViewProps } from '#features/market/quick-prices.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import { useDefinition } from '#live/use-market.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import { RunnerPicture } from '../identity/runner-picture.tsx';
import { Prospect, type RacePricesProps } from './race-prices.tsx';
import { usePick } from './use-pick.ts';
import css from './event-prices.module.css';

/** As many as fit beside a race's name. */
const shown = 3;

/** The prices of a race's favourites, or of a draw's first question. */
export function LiveFavourites(props: RacePricesProps) {
  const { marketId, of } = props;
  const { store, feed } = useMarketFeed(marketId, 250);
  const definition = useDefinition(store);
  const isFeedLive = useSelector(feed, isLive);
  if (!definition) return <Prospect {...props} />;
  const running = definition.runners.filter(({ status }) => status === 'ACTIVE');
  const favourites = (
    <Favourites
      // When a runner is withdrawn they are chosen anew.
      key={running.map(({ runnerId }) => runnerId).join('\n')}
      {...{ store, definition, running, isFeedLive }}
    />
  );
  if (of === undefined) return favourites;
  return (
    <>
      <span className={css.title}>
        {of} · {definition.marketName}
      </span>
      {favourites}
    </>
  );
}

const markOf: QuickPricesViewProps['markOf'] = (event, name) => (
  <RunnerPicture event={event} name={name} size={16} />
);

interface FavouritesProps {
  store: MarketStore;
  definition: MarketDefinition;
  running: MarketDefinition['runners'];
  isFeedLive: boolean;
}

/**
 * The runners with the shortest prices when the row appears. They keep their places while prices move, so that no price
 * slips under a finger.
 */
function Favourites({ store, definition, running, isFeedLive }: FavouritesProps) {
  const pick = usePick();
  const [chosen] = useState(() => {
    const oddsOf = (runnerId: string) => store.cell(runnerId, 'toBack', 0)?.odds ?? Number.MAX_SAFE_INTEGER;
    const runnerIds = running.map(({ runnerId }) => runnerId);
    // Where all fit, they stand in the market's order.
    if (runnerIds.length <= shown) return runnerIds;
    return runnerIds.sort((one, other) => oddsOf(one) - oddsOf(other)).slice(0, shown);
  });
  const runners = chosen.flatMap((id) => running.find(({ runnerId }) => runnerId === id) ?? []);
  return (
    <QuickPricesView
      store={store}
      definition={{ ...definition, runners }}
      state={cellStateOf(definition, isFeedLive)}
      why={whyEmpty(definition, isFeedLive)}
      onPick={(price) => pick(definition, price)}
      isNamed
      markOf={markOf}
    />
  );
}
