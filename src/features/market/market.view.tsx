import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { sidesNamed } from '#domain/market/sides-named.ts';
import { takingSide } from '#domain/odds/levels.ts';
import { sideName, type Side } from '#domain/bet/side.ts';
import { cardIdOf } from '#domain/bet/slip-card.ts';
import { handicapText, runnerText } from '#domain/words/runner-text.ts';
import type { HandicapBets } from '#domain/risk/handicap-results.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import { useMatched } from '#live/use-market.ts';
import { cellStateOf, whyEmpty } from './cell-state.ts';
import { LivePriceCell, type PressedPrice } from './live-price-cell.tsx';
import { MarketFrame } from './market-frame.view.tsx';
import { RunnerNote } from './runner-note.view.tsx';
import type { OnPoint } from './use-pointing.ts';
import { useBookPercentage } from './use-book-percentage.ts';
import { RunnerFace } from '#ui/identity/runner-face.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import css from './market.module.css';

// Few markets have handicaps.
const HandicapNote = lazyPart(async () => (await import('./handicap-note.view.tsx')).HandicapNote);

export interface MarketViewProps {
  store: MarketStore;
  definition: MarketDefinition;
  /** False: the prices may be old, so they are greyed and take no bets. */
  isLive: boolean;
  /** Net of commission, minor units, by runner; null if the bettor has no bet in the market. */
  resultIfWins: ReadonlyMap<string, number> | null;
  /** The same including what is typed in the slip; null while nothing is. */
  whatIf?: ReadonlyMap<string, number> | null;
  /** What the results of a handicap market follow from; null in any other. */
  handicap?: HandicapBets | null;
  /** What `whatIf` includes, for those who cannot see the slip. */
  whatIfWord?: string;
  /** Better prices are on offer than `whatIf` counts. */
  isWhatIfLeast?: boolean;
  pointedWord?: string | null;
  onPick: (price: PressedPrice) => void;
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
  handicap = null,
  whatIfWord,
  isWhatIfLeast,
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
  const { sportId } = definition;
  const sides = sidesNamed(definition);
  const isPicked = (runnerId: string, side: Side) =>
    picked?.has(cardIdOf({ marketId: definition.marketId, runnerId, side }));
  return (
    <MarketFrame
      {...{ definition, isLive, matched, event, actions, switches, atEnd, pointedWord }}
      cells="book"
      hasResults={[resultIfWins, whatIf, handicap?.standing, handicap?.meant].some(Boolean)}
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
                {known?.mark ?? <RunnerFace name={runner.name} {...{ sides, sportId }} size={24} />}
                <div className={css.runnerName}>
                  <RunnerName {...{ runner, details }} />
                  {definition.kind === 'HANDICAP' && !definition.voided ? (
                    <PartBoundary name="What the side pays">
                      <HandicapNote {...{ definition, runner, whatIfWord, isWhatIfLeast }} bets={handicap} />
                    </PartBoundary>
                  ) : (
                    <RunnerNote
                      runner={runner}
                      sportId={sportId}
                      voided={definition.voided}
                      result={resultIfWins?.get(runnerId)}
                      whatIf={whatIf?.get(runnerId)}
                      known={known?.words}
                      {...{ whatIfWord, isWhatIfLeast }}
                    />
                  )}
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
  runner,
  details,
}: { runner: MarketDefinition['runners'][number] } & Pick<MarketViewProps, 'details'>) {
  const { runnerId, name, handicap } = runner;
  const words = (
    <>
      <span className={css.runnerText}>{name}</span>
      {handicap != null && (
        <>
          {' '}
          <span className={css.handicap}>{handicapText(handicap)}</span>
        </>
      )}
    </>
  );
  if (!details) return <span className={css.runnerWords}>{words}</span>;
  const isOpen = details.openId === runnerId;
  return (
    <button
      type="button"
      className={css.runnerOpen}
      aria-expanded={isOpen}
      title="Ladder and price graph"
      onClick={() => details.onToggle(runnerId)}
    >
      {words}
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
    <span className={css.sideName} data-side={takingSide(bookSide)}>
      {sideName(takingSide(bookSide))}
      {book !== null && (
        <>
          <span className={css.dot}> · </span>
          <span className={css.book} title="Book: the chances of the best prices, added up">
            {`Book\u202f${(book / 100).toFixed(1)}\u202f%`}
          </span>
        </>
      )}
    </span>
  );
}
