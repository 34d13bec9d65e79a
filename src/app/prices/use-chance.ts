import { chancesNow } from '#domain/odds/chances.ts';
import type { MarketStore } from '#live/market-store.ts';
import { useDefinition } from '#live/use-market.ts';
import { useBestOdds } from './use-best-odds.ts';

/**
 * The chance of the first of a market's two runners, a share of 1, by the best prices; null where they do not say. What is
 * left in the book of a suspended market says nothing.
 */
export function useChance(store: MarketStore): number | null {
  const definition = useDefinition(store);
  const [first, second] = definition?.runners ?? [];
  const ofFirst = useBestOdds(store, first?.runnerId ?? '');
  const ofSecond = useBestOdds(store, second?.runnerId ?? '');
  if (definition?.status !== 'OPEN') return null;
  // When that was is not asked.
  return chancesNow(ofFirst, ofSecond, false, 0)?.first ?? null;
}
