import { memo, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { must } from '#domain/must.ts';
import { formatCellSize } from '#domain/money/money.ts';
import { plainPrice, sideWord } from '#domain/odds/price-words.ts';
import type { Quote } from '#domain/odds/quote.ts';
import type { Side } from '#domain/bet/side.ts';
import type { MarketDefinition } from '#live/market-store.ts';
import { tellBeside } from '#ui/toast/tell-beside.ts';
import { PriceCell } from '#ui/price-cell/price-cell.tsx';
import { standsSince } from '#ui/price-cell/row-moves.ts';
import { noBetHere, type CellState } from './cell-state.ts';
import type { PressedPrice } from './live-price-cell.tsx';
import { useIsPointed, useTellPointed, type OnPoint } from './use-pointing.ts';

export interface QuoteCellProps {
  kind: MarketDefinition['kind'];
  side: Side;
  runnerId: string;
  runnerName: string;
  /** Null: there is none. */
  quote: Quote | null;
  state: CellState;
  /** Why there is no quote, when there is none. */
  why?: string;
  /** Its runner and side are in the slip. */
  isPicked?: boolean | undefined;
  onPick: (price: PressedPrice) => void;
  onPoint?: OnPoint;
}

/** One quote: a bookmaker price, or a line with its rate, over the stake that it still takes. */
export const QuoteCell = memo(function QuoteCell(props: QuoteCellProps) {
  const { kind, side, runnerId, runnerName, quote, state, why, isPicked = false, onPick, onPoint } = props;
  const offered = quote && quote.size > 0 ? quote : null;
  const text = offered ? must(plainPrice({ kind, ...offered })) : undefined;
  // After a suspension a quote comes anew.
  const of = `${runnerId} ${side} ${state === 'suspended' ? '' : text}`;
  const standing = useRef({ of: '', since: 0 });
  useLayoutEffect(() => {
    if (standing.current.of !== of) standing.current = { of, since: performance.now() };
  }, [of]);
  const [isPointed, pointing] = useIsPointed();
  useTellPointed(
    isPointed,
    { runnerId, side, odds: offered?.odds ?? null, line: offered?.line ?? null },
    onPoint,
  );
  const pick = ({ currentTarget: pressed, timeStamp: pressedAt }: MouseEvent<HTMLButtonElement>) => {
    if (!offered) return;
    const { odds, line = null } = offered;
    onPick({
      runnerId,
      side,
      odds,
      line,
      changedAt: standsSince(standing.current.since),
      pressedAt,
      pressed,
    });
  };
  return (
    <PriceCell
      {...pointing}
      side={side}
      runner={runnerName}
      word={sideWord(kind, side)}
      odds={text}
      size={offered ? formatCellSize(offered.size) : undefined}
      state={offered || state !== 'open' ? state : 'disabled'}
      why={why}
      selected={isPicked || undefined}
      onClick={pick}
      onRefused={(pressed) => tellBeside(pressed, noBetHere(why))}
    />
  );
});
