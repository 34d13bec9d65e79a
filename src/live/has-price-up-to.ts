import type { MarketStore } from './market-store.ts';

/** Whether any of these runners has a best price to back of `odds` (hundredths) or less. */
export const hasPriceUpTo = (store: MarketStore, runnerIds: readonly string[], odds: number): boolean =>
  runnerIds.some((runnerId) => (store.cell(runnerId, 'toBack', 0)?.odds ?? Infinity) <= odds);
