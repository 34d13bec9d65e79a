import { useEffect, useRef } from 'react';
import type { Ladder } from '#domain/levels.ts';
import { formatSize } from '#domain/money.ts';
import { formatLine } from '#domain/odds.ts';
import { timing } from '#domain/timing.ts';
import type { MarketStore } from '#live/market-store.ts';
import { useCell } from '#live/use-market.ts';
import { useShortOddsText } from '#ui/odds-format/odds-format.tsx';
import { lightPriceCell } from '#ui/price-cell/price-cell-text.ts';
import type { CellState } from './cell-state.ts';
import { usePointing, type OnPoint } from './use-pointing.ts';
import { PriceCell } from '#ui/price-cell/price-cell.tsx';

export interface PickedPrice {
  runnerId: string;
  side: 'BACK' | 'LAY';
  odds: number;
  /** Of a session's quote. */
  line: number | null;
  /** Chosen on the ladder where nothing is to be had. */
  isOffer?: boolean;
  /** When these odds last changed, on the page's clock (`performance.now`); null when not since they are shown. */
  changedAt: number | null;
}

export interface LivePriceCellProps {
  store: MarketStore;
  runnerId: string;
  runnerName: string;
  ladder: Ladder;
  depth: 0 | 1 | 2;
  /** The prices are lines, not odds. */
  isLine?: boolean;
  state: CellState;
  onPick: (price: PickedPrice) => void;
  onPoint?: OnPoint;
}

/** One price of the live book. It renders only when its own level changes, and lights up when its odds move. */
export function LivePriceCell({
  store,
  runnerId,
  runnerName,
  ladder,
  depth,
  isLine = false,
  state,
  onPick,
  onPoint,
}: LivePriceCellProps) {
  const cell = useCell(store, runnerId, ladder, depth);
  const oddsText = useShortOddsText();
  const button = useRef<HTMLButtonElement>(null);
  const side = ladder === 'toBack' ? 'BACK' : 'LAY';
  const pointing = usePointing({ runnerId, side, odds: cell?.odds ?? null, line: null }, onPoint);

  useEffect(() => {
    const element = button.current;
    if (!element || !cell?.movement) return;
    lightPriceCell(element, cell.movement);
    const timer = setTimeout(() => lightPriceCell(element, undefined), timing.movementFlash);
    return () => {
      clearTimeout(timer);
      lightPriceCell(element, undefined);
    };
  }, [cell]);

  return (
    <PriceCell
      ref={button}
      {...pointing}
      side={side}
      depth={depth}
      runner={runnerName}
      odds={cell ? (isLine ? formatLine : oddsText)(cell.odds) : undefined}
      size={cell ? formatSize(cell.size) : undefined}
      state={cell ? state : 'disabled'}
      onClick={() =>
        cell && onPick({ runnerId, side, odds: cell.odds, line: null, changedAt: cell.changedAt })
      }
    />
  );
}
