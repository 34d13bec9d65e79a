import { useLocation } from 'react-router-dom';
import { useBettorSettings } from '#features/bettor-settings/bettor-settings.provider.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FollowedEvents } from '../favourites/followed-events.tsx';
import { GonePin } from '../favourites/gone-pin.tsx';
import { LiveMarket } from '../prices/live-market.tsx';
import css from './page.module.css';

const marketsTitle = 'Multi Market';

/** What the bettor follows and the pinned markets, all live on one page; Multi Market's link puts the markets first. */
export function FavouritesPage() {
  const { followed, pinnedMarkets } = useBettorSettings();
  const isOfMarkets = useLocation().hash === '#markets';
  const hasFollowed = followed.length > 0;
  const hasMarkets = pinnedMarkets.length > 0 || isOfMarkets;
  // The page's own heading is that of what stands first.
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{isOfMarkets ? marketsTitle : 'Favourites'}</h1>
      {isOfMarkets && <PinnedMarkets pinned={pinnedMarkets} />}
      {isOfMarkets && hasFollowed && <h2 className={css.heading}>Favourites</h2>}
      {hasFollowed && <FollowedEvents />}
      {!hasFollowed && !hasMarkets && (
        <EmptyState title="No favourites yet">
          Press the star in an event’s row, or Follow on its page for its teams and its competition: they are
          listed here, and you are told when they start. A market’s pin puts its prices here.
        </EmptyState>
      )}
      {!isOfMarkets && hasMarkets && <PinnedMarkets pinned={pinnedMarkets} hasHeading={hasFollowed} />}
    </div>
  );
}

interface PinnedMarketsProps {
  pinned: readonly string[];
  hasHeading?: boolean;
}

/** Several books at once. */
const PinnedMarkets = ({ pinned, hasHeading = false }: PinnedMarketsProps) => (
  <section className={css.books} aria-label={marketsTitle}>
    {hasHeading && <h2 className={css.heading}>{marketsTitle}</h2>}
    {pinned.length === 0 && (
      <EmptyState title="No market is pinned">
        Press the pin beside a market’s name: the market is shown here with its live prices, several side by
        side.
      </EmptyState>
    )}
    {pinned.map((marketId, at) => (
      <LiveMarket
        key={marketId}
        marketId={marketId}
        conflation={100}
        isElsewhere
        isOneOfMany={at > 0}
        gone={<GonePin marketId={marketId} />}
      />
    ))}
  </section>
);
