import { useMemo } from 'react';
import type { BestOdds } from '#domain/odds/chances.ts';
import type { MarketStore } from '#live/market-store.ts';
import { useOddsWhile } from '#live/use-market.ts';

/** A runner's best odds of now on both sides. */
export function useBestOdds(store: MarketStore, runnerId: string): BestOdds {
  const toBack = useOddsWhile(true, store, runnerId, 'toBack', 0);
  const toLay = useOddsWhile(true, store, runnerId, 'toLay', 0);
  return useMemo(() => ({ toBack, toLay }), [toBack, toLay]);
}
