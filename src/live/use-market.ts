import { useCallback, useSyncExternalStore } from 'react';
import type { Ladder } from '#domain/levels.ts';
import type { Cell, MarketDefinition, MarketStore } from './market-store.ts';

/** One price cell: renders again only when this cell changes. */
export function useCell(store: MarketStore, runnerId: string, ladder: Ladder, depth: number): Cell | null {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeCell(runnerId, ladder, depth, listener),
    [store, runnerId, ladder, depth],
  );
  return useSyncExternalStore(subscribe, () => store.cell(runnerId, ladder, depth));
}

export function useDefinition(store: MarketStore): MarketDefinition | null {
  const subscribe = useCallback((listener: () => void) => store.subscribe('definition', listener), [store]);
  return useSyncExternalStore(subscribe, store.definition);
}

/** Total matched in the market, minor units, backers' side. */
export function useMatched(store: MarketStore): number {
  const subscribe = useCallback((listener: () => void) => store.subscribe('matched', listener), [store]);
  return useSyncExternalStore(subscribe, store.matched);
}
