import type { LapseCode } from '#domain/words/lapse-words.ts';
import type { Effects } from '../changes/effects.ts';
import { endRest } from '../matching/execute-order.ts';
import type { MarketState } from '../state/market-state.ts';

/** Lapses everything unmatched in the market. */
export function lapseAll(market: MarketState, reason: LapseCode, effects: Effects): void {
  for (const position of market.positions.values())
    for (const order of position.open.values()) endRest(order, 'lapsed', reason, effects);
}
