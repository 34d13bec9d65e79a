import type { ReactNode } from 'react';
import { formatMoney, formatSize } from '#domain/money.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import { useMatched } from '#live/use-market.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { SuspendedOverlay } from '#ui/suspended-overlay/suspended-overlay.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { cellStateOf } from './cell-state.ts';
import { LivePriceCell, type PickedPrice } from './live-price-cell.tsx';
import { useBookPercentage } from './use-book-percentage.ts';
import css from './market.module.css';

export interface MarketViewProps {
  store: MarketStore;
  definition: MarketDefinition;
  /** False: the prices may be old, so they are greyed and take no bet. */
  isLive: boolean;
  /** Net of commission, minor units, by runner; null for who has no bet in the market. */
  resultIfWins: ReadonlyMap<string, number> | null;
  /** The same with what is typed in the slip; null while nothing is. */
  whatIf?: ReadonlyMap<string, number> | null;
  onPick: (price: PickedPrice) => void;
  /** Beside the market's name. */
  actions?: ReactNode;
}

const words: Record<string, string> = { BALL_RUNNING: 'Ball running', GOAL: 'Goal', WICKET: 'Wicket' };
const inWords = (reason: string): string =>
  words[reason] ?? reason.charAt(0) + reason.slice(1).toLowerCase().replaceAll('_', ' ');

/** A market: a row a runner, three prices a side on a desktop, one on a phone. */
export function MarketView({
  store,
  definition,
  isLive,
  resultIfWins,
  whatIf = null,
  onPick,
  actions,
}: MarketViewProps) {
  const matched = useMatched(store);
  const state = cellStateOf(definition, isLive);
  const isClosed = definition.status === 'CLOSED';
  return (
    <section className={css.market} aria-label={definition.marketName} data-live={isLive}>
      <header className={css.head}>
        <h2 className={css.name}>{definition.marketName}</h2>
        <MarketBadge {...definition} />
        <span className={css.matched}>Matched {formatMoney(matched)}</span>
        {definition.inPlay && definition.betDelay > 0 && (
          <span className={css.delay}>{definition.betDelay} s bet delay</span>
        )}
        {actions}
      </header>
      <div className={css.body}>
        {!isClosed && (
          <div className={css.columns}>
            <SideHead {...{ store, definition }} ladder="toBack" />
            <SideHead {...{ store, definition }} ladder="toLay" />
          </div>
        )}
        <ul className={css.runners}>
          {definition.runners.map((runner) => (
            <li key={runner.runnerId} className={css.runner} data-status={runner.status}>
              <div className={css.runnerName}>
                <span className={css.runnerText}>{runner.name}</span>
                <RunnerNote
                  status={runner.status}
                  voided={definition.voided}
                  result={resultIfWins?.get(runner.runnerId)}
                  whatIf={whatIf?.get(runner.runnerId)}
                />
              </div>
              {!isClosed && runner.status !== 'REMOVED' && (
                <div className={css.prices}>
                  {([2, 1, 0] as const).map((depth) => (
                    <LivePriceCell
                      key={`back${depth}`}
                      {...{ store, runnerId: runner.runnerId, runnerName: runner.name, depth, state, onPick }}
                      ladder="toBack"
                    />
                  ))}
                  {([0, 1, 2] as const).map((depth) => (
                    <LivePriceCell
                      key={`lay${depth}`}
                      {...{ store, runnerId: runner.runnerId, runnerName: runner.name, depth, state, onPick }}
                      ladder="toLay"
                    />
                  ))}
                </div>
              )}
            </li>
          ))}
        </ul>
        {definition.status === 'SUSPENDED' && (
          <div className={css.suspended}>
            <SuspendedOverlay
              reason={definition.suspendReason ? inWords(definition.suspendReason) : undefined}
            />
          </div>
        )}
      </div>
      <footer className={css.foot}>
        {!isClosed && `Bets from ${formatSize(definition.minStake)} to ${formatSize(definition.maxStake)} · `}
        Commission {definition.commissionRate / 100} % of net winnings
      </footer>
    </section>
  );
}

/** The side's name with its book: the chances that its best prices stand for, added up. */
function SideHead({
  store,
  definition,
  ladder,
}: Pick<MarketViewProps, 'store' | 'definition'> & { ladder: 'toBack' | 'toLay' }) {
  const book = useBookPercentage(store, definition, ladder);
  return (
    <span className={css.sideName} data-side={ladder === 'toBack' ? 'BACK' : 'LAY'}>
      {ladder === 'toBack' ? 'Back' : 'Lay'}
      {book !== null && (
        <span className={css.book} title="Book: the chances of the best prices, added up">
          {' '}
          {(book / 100).toFixed(1)} %
        </span>
      )}
    </span>
  );
}

/** What the market's state is when it is neither open nor suspended. */
function MarketBadge({ status, voided }: MarketDefinition) {
  if (status === 'INACTIVE') return <Badge>Not open yet</Badge>;
  if (status === 'CLOSED') return <Badge>{voided ? 'Voided' : 'Closed'}</Badge>;
  return null;
}

interface RunnerNoteProps {
  status: MarketDefinition['runners'][number]['status'];
  voided: boolean;
  result: number | undefined;
  whatIf: number | undefined;
}

/** Under a runner's name: how it ended, or what the bettor has when it wins. */
function RunnerNote({ status, voided, result, whatIf }: RunnerNoteProps) {
  if (voided) return <span className={css.note}>Void</span>;
  if (status === 'WINNER') return <strong className={css.winner}>Winner</strong>;
  if (status === 'REMOVED') return <span className={css.note}>Removed</span>;
  if (status === 'LOSER' || (result === undefined && whatIf === undefined)) return null;
  return (
    <span className={css.note}>
      {result !== undefined && <MoneyText minor={result} signed />}
      {whatIf !== undefined && (
        <>
          {' → '}
          <VisuallyHidden>with the slip </VisuallyHidden>
          <MoneyText minor={whatIf} signed />
        </>
      )}
    </span>
  );
}
