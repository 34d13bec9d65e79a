import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Side } from '#domain/bet/side.ts';
import { cardIdOf } from '#domain/bet/slip-card.ts';
import { runnerText } from '#domain/words/runner-text.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import { useMatched } from '#live/use-market.ts';
import { cellStateOf, whyEmpty } from './cell-state.ts';
import { LivePriceCell, type PickedPrice } from './live-price-cell.tsx';
import { MarketFrame } from './market-frame.view.tsx';
import { RunnerNote } from './runner-note.view.tsx';
import type { OnPoint } from './use-pointing.ts';
import { useBookPercentage } from './use-book-percentage.ts';
import css from './market.module.css';

export interface MarketViewProps {
  store: MarketStore;
  definition: MarketDefinition;
  /** False: the prices may be old, so they are greyed and take no bets. */
  isLive: boolean;
  /** Net of commission, minor units, by runner; null if the bettor has no bet in the market. */
  resultIfWins: ReadonlyMap<string, number> | null;
  /** The same including what is typed in the slip; null while nothing is. */
  whatIf?: ReadonlyMap<string, number> | null;
  /** What `whatIf` includes, for those who cannot see the slip. */
  whatIfWord?: string;
  pointedWord?: string | null;
  onPick: (price: PickedPrice) => void;
  /** The slip's cards that wait to be placed, by `cardIdOf`. */
  picked?: ReadonlySet<string>;
  /** What the bettor's waiting orders offer to others, by `offerKey`; null: nothing. */
  own?: ReadonlyMap<string, number> | null;
  /** Called with the price that the pointer or the keyboard is on. */
  onPoint?: OnPoint;
  /** The event's name, where the market is not among its event's own. */
  event?: ReactNode;
  /** Shown beside the market's name. */
  actions?: ReactNode;
  /** Shown at its end: they change how it is shown. */
  switches?: ReactNode;
  /** Shown at its end: what the position is worth. */
  atEnd?: ReactNode;
  /** What is known of a runner besides its prices; absent or null where nothing is. */
  aside?: (runner: MarketDefinition['runners'][number]) => RunnerAside | null;
  /** What a runner's name opens; absent where there is nothing to open. */
  details?: RunnerDetails;
}

export interface RunnerAside {
  /** Before the name. */
  mark: ReactNode;
  /** Under the name; empty: nothing. */
  words: string;
}

export interface RunnerDetails {
  /** The runner whose details are open; null: none. */
  openId: string | null;
  onToggle: (runnerId: string) => void;
  /** Shown under the open runner. */
  content: ReactNode;
}

/** A market: one row per runner; three prices per side on a desktop, one on a phone. */
export function MarketView({
  store,
  definition,
  isLive,
  resultIfWins,
  whatIf = null,
  whatIfWord,
  pointedWord,
  onPick,
  picked,
  own,
  onPoint,
  event,
  actions,
  switches,
  atEnd,
  aside,
  details,
}: MarketViewProps) {
  const matched = useMatched(store);
  const state = cellStateOf(definition, isLive);
  const why = whyEmpty(definition, isLive);
  const isClosed = definition.status === 'CLOSED';
  const isLine = definition.kind === 'LINE';
  const isPicked = (runnerId: string, side: Side) =>
    picked?.has(cardIdOf({ marketId: definition.marketId, runnerId, side }));
  return (
    <MarketFrame
      {...{ definition, isLive, matched, event, actions, switches, atEnd, pointedWord }}
      cells="book"
      hasResults={resultIfWins !== null || whatIf !== null}
      columns={
        !isClosed && (
          <>
            <SideHead {...{ store, definition }} bookSide="toBack" />
            <SideHead {...{ store, definition }} bookSide="toLay" />
          </>
        )
      }
    >
      <ul className={css.runners}>
        {definition.runners.map((runner) => {
          const { runnerId, status } = runner;
          const runnerName = runnerText(runner);
          const known = aside?.(runner);
          const cell = { store, runnerId, runnerName, isLine, state, why, own, onPick, onPoint };
          return (
            <li key={runnerId} data-status={status}>
              <div className={css.runner} data-known={known ? true : undefined}>
                {known?.mark}
                <div className={css.runnerName}>
                  <RunnerName {...{ runnerId, runnerName, details }} />
                  <RunnerNote
                    runner={runner}
                    sportId={definition.sportId}
                    voided={definition.voided}
                    result={resultIfWins?.get(runnerId)}
                    whatIf={whatIf?.get(runnerId)}
                    whatIfWord={whatIfWord}
                  />
                </div>
                {!isClosed && status !== 'REMOVED' && (
                  <div className={css.prices}>
                    {([2, 1, 0] as const).map((depth) => (
                      <LivePriceCell
                        key={`back${depth}`}
                        {...cell}
                        depth={depth}
                        bookSide="toBack"
                        isPicked={depth === 0 && isPicked(runnerId, 'BACK')}
                      />
                    ))}
                    {([0, 1, 2] as const).map((depth) => (
                      <LivePriceCell
                        key={`lay${depth}`}
                        {...cell}
                        depth={depth}
                        bookSide="toLay"
                        isPicked={depth === 0 && isPicked(runnerId, 'LAY')}
                      />
                    ))}
                  </div>
                )}
                {known && known.words !== '' && <p className={css.aside}>{known.words}</p>}
              </div>
              {details?.openId === runnerId && <div className={css.details}>{details.content}</div>}
            </li>
          );
        })}
      </ul>
    </MarketFrame>
  );
}

/** The name; where there is more to see of the runner, a button that opens it. */
function RunnerName({
  runnerId,
  runnerName,
  details,
}: { runnerId: string; runnerName: string } & Pick<MarketViewProps, 'details'>) {
  if (!details) return <span className={css.runnerText}>{runnerName}</span>;
  const isOpen = details.openId === runnerId;
  return (
    <button
      type="button"
      className={css.runnerOpen}
      aria-expanded={isOpen}
      title="Ladder and price graph"
      onClick={() => details.onToggle(runnerId)}
    >
      <span className={css.runnerText}>{runnerName}</span>
      <ChevronDown aria-hidden size={14} />
    </button>
  );
}

/** The side's name with its book: the sum of the chances that its best prices stand for. */
function SideHead({
  store,
  definition,
  bookSide,
}: Pick<MarketViewProps, 'store' | 'definition'> & { bookSide: 'toBack' | 'toLay' }) {
  const book = useBookPercentage(store, definition, bookSide);
  return (
    <span className={css.sideName} data-side={bookSide === 'toBack' ? 'BACK' : 'LAY'}>
      {bookSide === 'toBack' ? 'Back' : 'Lay'}
      {book !== null && (
        <span className={css.book} title="Book: the chances of the best prices, added up">
          {' '}
          {(book / 100).toFixed(1)} %
        </span>
      )}
    </span>
  );
}
