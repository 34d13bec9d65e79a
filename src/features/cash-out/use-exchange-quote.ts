import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { CashOutQuoteRef, QuoteAnswer } from '#machines/cash-out-quote/cash-out-quote.machine.ts';
import type { CashOuts } from './cash-outs.ts';

interface Asked {
  marketId: string;
  runnerId: string | null;
  percent: number;
  /** False: nothing is asked. */
  isWanted: boolean;
  /** What, when it changes, changes the quote. */
  sight: readonly unknown[];
}

/** A cash out as the exchange quotes it; null as long as that is not known. */
export function useExchangeQuote(
  cashOuts: CashOuts,
  { marketId, runnerId, percent, isWanted, sight }: Asked,
): QuoteAnswer | null {
  const [quote, setQuote] = useState<CashOutQuoteRef | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const held = cashOuts.quotes.hold({ marketId, runnerId, percent });
    setQuote(held.quote);
    return () => {
      held.release();
      setQuote(null);
    };
  }, [cashOuts, marketId, runnerId, percent, isWanted]);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => quote?.send({ type: 'sight.changed' }), [quote, ...sight]);
  return useSelector(quote ?? undefined, (now) => now?.context.answer ?? null);
}
