import { noCashOutReason } from '#domain/risk/cash-out-plan-input.ts';
import type { ReactNode } from 'react';
import { currencySign, formatSize } from '#domain/money/money.ts';
import type { MarketDefinition } from '#live/market-store.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { useTellMoves } from '#ui/price-cell/row-moves.ts';
import { SuspendedOverlay } from '#ui/suspended-overlay/suspended-overlay.tsx';
import { suspendedFor } from './cell-state.ts';
import { closedWord, explainKind } from './kind-words.ts';
import css from './market.module.css';

export interface MarketFrameProps {
  definition: MarketDefinition;
  /** False: the prices may be old. */
  isLive: boolean;
  /** Minor units. */
  matched: number;
  /** How wide its cells are: six prices a row (two on narrow screens), or two quotes. */
  cells: 'book' | 'quotes';
  /** Whether the bettor's results stand under the runners' names. */
  hasResults: boolean;
  /** The event's name, where the market is not among its event's own. */
  event?: ReactNode;
  /** Shown beside the market's name. */
  actions?: ReactNode;
  /** Change how the market is shown, once the bettor has something in it. At its end, so that nothing moves when they come. */
  switches?: ReactNode;
  /** What the cells of each column are, above them; null where there are no cells. */
  columns: ReactNode;
  /** Stands in place of the terms while a price is pointed at. */
  pointedWord?: string | null | undefined;
  /** Shown at the end of the market, beside its limits on a bet. */
  atEnd?: ReactNode;
  children: ReactNode;
}

/** What every market has around its runners: its name, its state, its limits on a bet, and why it is suspended. */
export function MarketFrame({
  definition,
  isLive,
  matched,
  cells,
  hasResults,
  event,
  actions,
  switches,
  columns,
  pointedWord,
  atEnd,
  children,
}: MarketFrameProps) {
  // The rows of a runner that is withdrawn, and of a market that closes, take less room.
  useTellMoves([definition.status === 'CLOSED', ...definition.runners.map(({ status }) => status)].join());
  const isClosed = definition.status === 'CLOSED';
  const explained = isClosed ? null : explainKind(definition);
  return (
    <section
      className={css.market}
      aria-label={definition.marketName}
      data-live={isLive}
      data-kind={definition.kind}
    >
      <header className={css.head}>
        <div className={css.words}>
          {event && <span className={css.event}>{event}</span>}
          <h2 className={css.name}>{definition.marketName}</h2>
          <MarketBadge {...definition} />
          <span className={css.matched}>Matched {formatSize(matched)}</span>
        </div>
        {actions && <span className={css.actions}>{actions}</span>}
        {columns && (
          <div className={css.columns} data-cells={cells}>
            {columns}
          </div>
        )}
        {explained && <p className={css.explained}>{explained}</p>}
      </header>
      <div className={css.body} data-prices>
        {children}
        {definition.status === 'SUSPENDED' && (
          <div className={css.suspended} data-cells={cells}>
            <SuspendedOverlay
              reason={definition.suspendReason ? suspendedFor(definition.suspendReason) : undefined}
            />
          </div>
        )}
      </div>
      <footer
        className={css.foot}
        data-has-room={!isClosed && !noCashOutReason({ ...definition, status: 'OPEN' })}
      >
        <span className={css.terms}>
          {pointedWord ?? <Terms {...{ definition, isClosed, hasResults }} />}
        </span>
        {switches && <span className={css.actions}>{switches}</span>}
        {atEnd}
      </footer>
    </section>
  );
}

interface TermsProps extends Pick<MarketFrameProps, 'definition' | 'hasResults'> {
  isClosed: boolean;
}

function Terms({ definition, isClosed, hasResults }: TermsProps) {
  const { inPlay, betDelay, minStake, maxStake, commissionRate } = definition;
  return (
    <>
      {!isClosed && inPlay && betDelay > 0 && `${betDelay} s in-play delay · `}
      {!isClosed &&
        `Bets from ${currencySign()}${formatSize(minStake)} to ${currencySign()}${formatSize(maxStake)} · `}
      {commissionRate === 0 ? 'No commission' : `Commission ${commissionRate / 100} % of net winnings`}
      {commissionRate > 0 && hasResults && !isClosed && ', taken off the figures under the names'}
    </>
  );
}

/** The market's state when it is neither open nor suspended. */
function MarketBadge(definition: MarketDefinition) {
  const { status } = definition;
  if (status === 'INACTIVE') return <Badge>Not open yet</Badge>;
  if (status !== 'CLOSED') return null;
  return <Badge>{closedWord(definition)}</Badge>;
}
