import type { MarketDefinition } from '#live/market-store.ts';

export type CellState = 'open' | 'disabled' | 'suspended' | 'stale';

/** What a press on a price of this market can do now. */
export function cellStateOf({ status }: MarketDefinition, isLive: boolean): CellState {
  if (!isLive) return 'stale';
  if (status === 'SUSPENDED') return 'suspended';
  return status === 'OPEN' ? 'open' : 'disabled';
}
