import { useEffect, useRef } from 'react';
import type { Settlement } from '#domain/bet/order.ts';
import { timing } from '#domain/site/timing.ts';
import { settlementWords } from '#domain/words/settlement-words.ts';
import { useSettlements } from '#features/account-feed/use-account.ts';
import { useTell } from './use-tell.ts';

/**
 * Tells at once, on any page, what was just settled. My Bets keeps it. Markets of a match are settled one after the
 * other, so what follows soon is told together with what was told before.
 */
export function useSettlementNews(): void {
  const settlements = useSettlements();
  const tell = useTell();
  // What was settled before this part of the page came is no news.
  const told = useRef<{ count: number; at: number; news: readonly Settlement[] }>({
    count: settlements.length,
    at: 0,
    news: [],
  });
  useEffect(() => {
    const { count, at, news } = told.current;
    // Newest first. Another user's feed begins with none.
    const fresh = settlements.slice(0, Math.max(0, settlements.length - count));
    const now = performance.now();
    if (fresh.length === 0) {
      told.current = { ...told.current, count: settlements.length };
      return;
    }
    const all = now - at < timing.settlementNews ? [...fresh, ...news] : fresh;
    told.current = { count: settlements.length, at: now, news: all };
    const words = settlementWords(all);
    const of = fresh.map(({ settlementId }) => settlementId).join();
    tell({ kind: 'SETTLED', as: 'info', text: words, words, of });
  }, [settlements, tell]);
}
