import { useCallback, useSyncExternalStore } from 'react';
import type { BookSide } from '#domain/odds/levels.ts';
import type { Cell, MarketDefinition, MarketStore } from './market-store.ts';

const notHeard = () => () => undefined;

/** Selects from one price cell. Re-renders only when the selection changes, and subscribes only while it is wanted. */
function useOfCell<Value>(
  store: MarketStore,
  runnerId: string,
  bookSide: BookSide,
  depth: number,
  select: (cell: Cell | null) => Value,
  isWanted = true,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeCell(runnerId, bookSide, depth, listener),
    [store, runnerId, bookSide, depth],
  );
  return useSyncExternalStore(isWanted ? subscribe : notHeard, () =>
    select(store.cell(runnerId, bookSide, depth)),
  );
}

/** Whether there is a price. Re-renders only when one appears or disappears. */
export const useIsPriced = (
  store: MarketStore,
  runnerId: string,
  bookSide: BookSide,
  depth: number,
): boolean => useOfCell(store, runnerId, bookSide, depth, (cell) => cell !== null);

/** A cell's odds while they are wanted. Re-renders at each change then, and not otherwise. */
export const useOddsWhile = (
  isWanted: boolean,
  store: MarketStore,
  runnerId: string,
  bookSide: BookSide,
  depth: number,
): number | null =>
  useOfCell(store, runnerId, bookSide, depth, (cell) => (isWanted && cell ? cell.odds : null), isWanted);

export function useDefinition(store: MarketStore): MarketDefinition | null {
  const subscribe = useCallback((listener: () => void) => store.subscribe('definition', listener), [store]);
  return useSyncExternalStore(subscribe, store.definition);
}

/** Total matched in the market, in minor units, backers' side. */
export function useMatched(store: MarketStore): number {
  const subscribe = useCallback((listener: () => void) => store.subscribe('matched', listener), [store]);
  return useSyncExternalStore(subscribe, store.matched);
}
