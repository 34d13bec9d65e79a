import { sidesNamed } from '#domain/market/sides-named.ts';
import { runnerText } from '#domain/words/runner-text.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import type { Side } from '#domain/bet/side.ts';
import { cardIdOf } from '#domain/bet/slip-card.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import { useMatched } from '#live/use-market.ts';
import { RunnerFace } from '#ui/identity/runner-face.tsx';
import { cellStateOf, whyEmpty } from './cell-state.ts';
import { MarketFrame } from './market-frame.view.tsx';
import type { MarketViewProps } from './market.view.tsx';
import { QuoteCell } from './quote-cell.tsx';
import { RunnerNote } from './runner-note.view.tsx';
import css from './market.module.css';

type Runner = MarketDefinition['runners'][number];

/** A market of the operator's quotes: one row per runner, and one more for each further quote on it. */
export function QuotedMarketView(props: MarketViewProps) {
  const { store, definition, isLive, actions, switches } = props;
  const { kind, runners, status, sportId } = definition;
  const who = sidesNamed(definition);
  const matched = useMatched(store);
  const sides = sidesOf(kind);
  const isClosed = status === 'CLOSED';
  return (
    <MarketFrame
      {...{ definition, isLive, matched, actions, switches }}
      cells="quotes"
      hasResults={props.resultIfWins != null || props.whatIf != null}
      columns={
        !isClosed &&
        sides.map((side) => (
          <span key={side} className={css.sideName} data-side="QUOTE">
            {sideWord(kind, side)}
          </span>
        ))
      }
    >
      <ul className={css.runners}>
        {runners.map((runner) => (
          <li key={runner.runnerId} data-status={runner.status}>
            <div className={css.runner}>
              <RunnerFace name={runner.name} sides={who} sportId={sportId} size={24} />
              <div className={css.runnerName}>
                <span className={css.runnerText}>{runnerText(runner)}</span>
                <RunnerNote
                  runner={runner}
                  sportId={sportId}
                  voided={definition.voided}
                  result={props.resultIfWins?.get(runner.runnerId)}
                  whatIf={props.whatIf?.get(runner.runnerId)}
                  whatIfWord={props.whatIfWord}
                  isWhatIfLeast={props.isWhatIfLeast}
                />
              </div>
              {!isClosed && runner.status !== 'REMOVED' && <Quotes {...props} runner={runner} />}
            </div>
          </li>
        ))}
      </ul>
    </MarketFrame>
  );
}

/** The order in which such markets are drawn everywhere: No before Yes, Back before Lay. */
const sidesOf = (kind: MarketDefinition['kind']): readonly Side[] =>
  kind === 'SESSION' ? ['LAY', 'BACK'] : ['BACK', 'LAY'];

function Quotes({
  definition,
  isLive,
  onPick,
  picked,
  onPoint,
  runner,
}: Pick<MarketViewProps, 'definition' | 'isLive' | 'onPick' | 'picked' | 'onPoint'> & {
  store: MarketStore;
  runner: Runner;
}) {
  const { kind, quotes } = definition;
  const { runnerId } = runner;
  const ofSide = (side: Side) =>
    (quotes ?? []).filter((quote) => quote.runnerId === runnerId && quote.side === side);
  const sides = sidesOf(kind);
  const rows = Math.max(1, ...sides.map((side) => ofSide(side).length));
  return (
    <div className={css.quotes}>
      {Array.from({ length: rows }, (_, row) =>
        sides.map((side) => (
          <QuoteCell
            key={`${side}${row}`}
            kind={kind}
            side={side}
            runnerId={runnerId}
            // A session goes by its market's name: its one runner has no name of its own.
            runnerName={kind === 'SESSION' ? definition.marketName : runnerText(runner)}
            quote={ofSide(side)[row] ?? null}
            state={cellStateOf(definition, isLive)}
            why={whyEmpty(definition, isLive)}
            isPicked={row === 0 && picked?.has(cardIdOf({ marketId: definition.marketId, runnerId, side }))}
            onPick={onPick}
            onPoint={onPoint}
          />
        )),
      )}
    </div>
  );
}
