import type { MarketDefinition } from '#contract/market.ts';
import type { Effects } from '../changes/effects.ts';
import type { MarketState } from '../state/market-state.ts';

/** Replaces the definition and raises its version. */
export function redefine(market: MarketState, definition: MarketDefinition, effects: Effects): void {
  market.definition = { ...definition, version: market.definition.version + 1 };
  effects.definitionChanged(market);
}
