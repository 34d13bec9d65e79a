import type { ReactNode } from 'react';
import { isQuoted } from '#domain/market/market-kind.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import type { NotLiveReason } from '#machines/market-feed/market-feed.machine.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { NotLiveBanner } from '#ui/not-live-banner/not-live-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import type { PickedPrice } from './live-price-cell.tsx';
import type { OnPoint } from './use-pointing.ts';
import { MarketView, type RunnerDetails } from './market.view.tsx';
import { QuotedMarketView } from './quoted-market.view.tsx';
import css from './live-market.module.css';

export interface LiveMarketViewProps {
  store: MarketStore;
  /** Null until the first image. */
  definition: MarketDefinition | null;
  /** Why the prices are not live; null when they are. */
  notLiveReason: NotLiveReason | null;
  /** The page says it already, of all its markets. */
  isSaidAbove?: boolean;
  /** Net of commission, minor units, by runner; null for who has no bet in the market. */
  resultIfWins: ReadonlyMap<string, number> | null;
  /** The same with what is typed in the slip; null while nothing is. */
  whatIf?: ReadonlyMap<string, number> | null;
  whatIfWord?: string;
  /** The event's name, where the market does not stand among its event's own. */
  event?: ReactNode;
  /** Beside the market's name. */
  actions?: ReactNode;
  /** At its end: what the position in it is worth. Not of a market of quotes, which has none to sell. */
  atEnd?: ReactNode;
  /** What there is to see of a runner. */
  details?: RunnerDetails;
  onPick: (price: PickedPrice) => void;
  onPoint?: OnPoint;
}

const whyNotLive = (reason: NotLiveReason): string => {
  if (reason === 'offline') return 'You are offline. Prices are not live, and no bet can be placed.';
  if (reason === 'unknownMarket') return 'The exchange no longer has this market, and no bet can be placed.';
  return 'Betting is paused: these prices are not live. Connecting again…';
};

/** A market with whatever keeps its prices from being live. */
export function LiveMarketView({ definition, notLiveReason, isSaidAbove, ...market }: LiveMarketViewProps) {
  if (!definition) {
    return notLiveReason === 'unknownMarket' ? (
      <EmptyState title="There is no such market">It may have been removed.</EmptyState>
    ) : (
      <div className={css.loading}>
        <SkeletonRows rows={3} label="Loading the market" />
      </div>
    );
  }
  const isLive = notLiveReason === null;
  const Market = isQuoted(definition.kind) ? QuotedMarketView : MarketView;
  return (
    <div className={css.market}>
      {notLiveReason !== null && !isSaidAbove && definition.status !== 'CLOSED' && (
        <NotLiveBanner>{whyNotLive(notLiveReason)}</NotLiveBanner>
      )}
      <Market definition={definition} isLive={isLive} {...market} />
    </div>
  );
}
