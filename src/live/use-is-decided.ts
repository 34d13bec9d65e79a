import { useCallback, useSyncExternalStore } from 'react';
import { isAsGoodAsDecided } from '#domain/odds/decided.ts';
import type { MarketStore } from './market-store.ts';

/** Whether a market is as good as decided, by the best prices of these runners. Re-renders only when that changes. */
export function useIsAsGoodAsDecided(store: MarketStore, runnerIds: readonly string[]): boolean {
  const key = runnerIds.join(',');
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = idsOf(key).map((id) => store.subscribeCell(id, 'toBack', 0, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store, key],
  );
  return useSyncExternalStore(subscribe, () =>
    isAsGoodAsDecided(idsOf(key).map((id) => store.cell(id, 'toBack', 0)?.odds ?? null)),
  );
}

/** Ids have no comma. */
const idsOf = (key: string): string[] => (key === '' ? [] : key.split(','));
