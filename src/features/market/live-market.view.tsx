import type { ReactNode } from 'react';
import { isQuoted } from '#domain/market/market-kind.ts';
import type { HandicapBets } from '#domain/risk/handicap-results.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import type { NotLiveReason } from '#machines/market-feed/market-feed.machine.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { NotLiveBanner } from '#ui/not-live-banner/not-live-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import type { PressedPrice } from './live-price-cell.tsx';
import type { OnPoint } from './use-pointing.ts';
import { MarketView, type MarketViewProps, type RunnerDetails } from './market.view.tsx';
import { QuotedMarketView } from './quoted-market.view.tsx';
import css from './live-market.module.css';

export interface LiveMarketViewProps {
  store: MarketStore;
  /** Null until the first image. */
  definition: MarketDefinition | null;
  /** Why the prices are not live; null when they are. */
  notLiveReason: NotLiveReason | null;
  /** Stands in place of a market that the exchange no longer has. */
  gone?: ReactNode;
  /** The page already says so for all its markets. */
  isSaidAbove?: boolean;
  /** Net of commission, minor units, by runner; null if the bettor has no bet in the market. */
  resultIfWins: ReadonlyMap<string, number> | null;
  /** The same including what is typed in the slip; null while nothing is. */
  whatIf?: ReadonlyMap<string, number> | null;
  /** What the results of a handicap market follow from; null in any other. */
  handicap?: HandicapBets | null;
  whatIfWord?: string;
  /** Better prices are on offer than `whatIf` counts. */
  isWhatIfLeast?: boolean;
  /** What the price pointed at would stake, in words; null while none is pointed at. */
  pointedWord?: string | null;
  /** The event's name, where the market is not among its event's own. */
  event?: ReactNode;
  /** Shown beside the market's name. */
  actions?: ReactNode;
  /** Shown at its end: they change how it is shown. */
  switches?: ReactNode;
  /** Shown at its end: what the position is worth. Not for a market of quotes, where there is no position to sell. */
  atEnd?: ReactNode;
  /** What is known of a runner besides its prices. Not in a market of quotes. */
  aside?: NonNullable<MarketViewProps['aside']>;
  /** The details that a runner's name opens. */
  details?: RunnerDetails;
  onPick: (price: PressedPrice) => void;
  /** The slip's cards that wait to be placed, by `cardIdOf`. */
  picked?: ReadonlySet<string>;
  /** What the bettor's waiting orders offer to others, by `offerKey`; null: nothing. */
  own?: ReadonlyMap<string, number> | null;
  onPoint?: OnPoint;
}

const whyNotLive = (reason: NotLiveReason): string => {
  if (reason === 'offline') return 'You are offline. Prices are not live, and no bet can be placed.';
  if (reason === 'unknownMarket') return 'The exchange no longer has this market, and no bet can be placed.';
  return 'Betting is paused: these prices are not live. Connecting again…';
};

/** A market with the reason why its prices are not live, if they are not. */
export function LiveMarketView(props: LiveMarketViewProps) {
  const {
    definition,
    notLiveReason,
    gone = <EmptyState title="There is no such market">It may have been removed.</EmptyState>,
    isSaidAbove,
    ...market
  } = props;
  if (!definition) {
    return notLiveReason === 'unknownMarket' ? (
      gone
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
        <NotLiveBanner floats={notLiveReason !== 'unknownMarket'}>{whyNotLive(notLiveReason)}</NotLiveBanner>
      )}
      <Market definition={definition} isLive={isLive} {...market} />
    </div>
  );
}
