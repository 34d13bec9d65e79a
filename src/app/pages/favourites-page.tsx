import { useBettorSettings } from '#features/bettor-settings/bettor-settings.provider.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { LiveMarket } from './live-market.tsx';
import css from './page.module.css';

/** The bettor's pinned markets, live on one page. */
export function FavouritesPage() {
  const { pinnedMarkets } = useBettorSettings();
  return (
    <div className={css.page}>
      <h1 className={css.heading}>Favourites</h1>
      {pinnedMarkets.length === 0 && (
        <EmptyState title="Nothing pinned yet">
          Press the pin beside a market’s name, and it stands here.
        </EmptyState>
      )}
      {pinnedMarkets.map((marketId, at) => (
        <LiveMarket key={marketId} marketId={marketId} conflation={100} isElsewhere isOneOfMany={at > 0} />
      ))}
    </div>
  );
}
