import { memo, useCallback, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { must } from '#domain/must.ts';
import { offerKey } from '#domain/bet/order.ts';
import { takingSide, type BookSide } from '#domain/odds/levels.ts';
import { formatCellSize } from '#domain/money/money.ts';
import { formatLine } from '#domain/odds/odds.ts';
import type { Cell, MarketStore } from '#live/market-store.ts';
import { useIsPriced, useOddsWhile } from '#live/use-market.ts';
import { useShortOddsText } from '#ui/odds-format/odds-format.tsx';
import { tellBeside } from '#ui/toast/tell-beside.ts';
import { lightPriceCell, priceCellWriter, type PriceFigures } from '#ui/price-cell/price-cell-text.ts';
import { standsSince } from '#ui/price-cell/row-moves.ts';
import { noBetHere, type CellState } from './cell-state.ts';
import { useIsPointed, useTellPointed, type OnPoint } from './use-pointing.ts';
import { PriceCell } from '#ui/price-cell/price-cell.tsx';

export interface PressedPrice {
  runnerId: string;
  side: 'BACK' | 'LAY';
  odds: number;
  /** The line of a session's quote. */
  line: number | null;
  /** Chosen on the ladder, where nothing is available. */
  isOffer?: boolean;
  /** Since when it has stood there, and when it was pressed, on the page's clock (`performance.now`). */
  changedAt: number;
  pressedAt: number;
  /** What was pressed, for what is told beside it. */
  pressed?: Element;
}

export interface LivePriceCellProps {
  store: MarketStore;
  runnerId: string;
  runnerName: string;
  bookSide: BookSide;
  depth: 0 | 1 | 2;
  /** Whether the prices are lines, not odds. */
  isLine?: boolean;
  state: CellState;
  /** Why the cell has no price, when it has none. */
  why?: string;
  /** What the bettor's waiting orders offer to others, by `offerKey`; null: nothing. */
  own?: ReadonlyMap<string, number> | null | undefined;
  /** Its runner and side are in the slip. */
  isPicked?: boolean | undefined;
  onPick: (price: PressedPrice) => void;
  onPoint?: OnPoint;
}

const figuresOf = (cell: Cell | null, text: (odds: number) => string): PriceFigures =>
  cell ? { odds: text(cell.odds), size: formatCellSize(cell.size) } : {};

/**
 * One price of the live book, of one runner and side: where another's stood, it is another cell. Changes are written past
 * React, once a frame. The cell renders when a price comes or goes, and lights up when its odds move; not when the slip or
 * the account changes, as the rest of the market does.
 */
export const LivePriceCell = memo(function LivePriceCell({
  store,
  runnerId,
  runnerName,
  bookSide,
  depth,
  isLine = false,
  state,
  why = 'no price',
  own,
  isPicked = false,
  onPick,
  onPoint,
}: LivePriceCellProps) {
  const isPriced = useIsPriced(store, runnerId, bookSide, depth);
  const oddsText = useShortOddsText();
  const text = isLine ? formatLine : oddsText;
  const button = useRef<HTMLButtonElement>(null);
  const writer = useRef<ReturnType<typeof priceCellWriter>>(undefined);
  const shown = useRef<Cell | null>(null);
  const changedAt = useRef(0);
  const side = takingSide(bookSide);
  // While a market is suspended the prices left in its book cannot be had either: a row’s cells change as one.
  const isShown = state !== 'suspended';
  const [isPointed, pointing] = useIsPointed();
  const odds = useOddsWhile(isPointed && isShown, store, runnerId, bookSide, depth);
  useTellPointed(isPointed, { runnerId, side, odds, line: null }, onPoint);

  const write = useCallback(() => {
    const cell = isShown ? store.cell(runnerId, bookSide, depth) : null;
    if (cell?.odds !== shown.current?.odds) changedAt.current = performance.now();
    shown.current = cell;
    const offered = cell && own?.get(offerKey(runnerId, bookSide, cell.odds));
    writer.current?.({
      ...figuresOf(cell, text),
      own: offered ? formatCellSize(offered) : undefined,
    });
    return cell;
  }, [store, runnerId, bookSide, depth, text, own, isShown]);
  // React compares with what it rendered last, not with what was written since: write the price again after each render.
  useLayoutEffect(() => {
    writer.current = priceCellWriter(must(button.current));
    write();
  });

  useLayoutEffect(
    () =>
      store.subscribeCell(runnerId, bookSide, depth, () => {
        const cell = write();
        // A change of the size alone leaves the light on.
        if (button.current && (!cell || cell.movement))
          lightPriceCell(button.current, cell?.movement ?? undefined);
      }),
    [store, runnerId, bookSide, depth, write],
  );

  const pick = ({ currentTarget: pressed, timeStamp: pressedAt }: MouseEvent<HTMLButtonElement>) => {
    const { current: cell } = shown;
    if (cell)
      onPick({
        runnerId,
        side,
        odds: cell.odds,
        line: null,
        changedAt: standsSince(changedAt.current),
        pressedAt,
        pressed,
      });
  };
  return (
    <PriceCell
      ref={button}
      {...pointing}
      side={side}
      depth={depth}
      runner={runnerName}
      {...figuresOf(isShown ? store.cell(runnerId, bookSide, depth) : null, text)}
      state={isPriced || state !== 'open' ? state : 'disabled'}
      why={why}
      selected={isPicked || undefined}
      onClick={pick}
      onRefused={(pressed) => tellBeside(pressed, noBetHere(why))}
    />
  );
});
