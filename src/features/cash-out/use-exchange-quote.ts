import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { QuoteAnswer } from '#machines/cash-out-quote/cash-out-quote.machine.ts';
import { scopeKey, type CashOutsRef } from '#machines/cash-outs/cash-outs.machine.ts';

interface Asked {
  marketId: string;
  runnerId: string | null;
  percent: number;
  /** False: the exchange is not asked. */
  isWanted: boolean;
  /** When one of these values changes, the quote changes. */
  sight: readonly unknown[];
}

/** A cash out as the exchange quotes it; null while that is not known. */
export function useExchangeQuote(
  cashOuts: CashOutsRef,
  { marketId, runnerId, percent, isWanted, sight }: Asked,
): QuoteAnswer | null {
  useEffect(() => {
    if (!isWanted) return;
    const scope = { marketId, runnerId, percent };
    cashOuts.send({ type: 'quote.held', scope });
    return () => cashOuts.send({ type: 'quote.released', scope });
  }, [cashOuts, marketId, runnerId, percent, isWanted]);
  const key = scopeKey({ marketId, runnerId, percent });
  const quote = useSelector(cashOuts, ({ context: { quotes } }) =>
    isWanted ? quotes.get(key)?.quote : undefined,
  );
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => quote?.send({ type: 'sight.changed' }), [quote, ...sight]);
  return useSelector(quote, (now) => now?.context.answer ?? null);
}
