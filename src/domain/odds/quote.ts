import type { Side } from '../bet/side.ts';

/** A quote of a bookmaker or session market. Odds and lines in hundredths, size in minor units. */
export interface Quote {
  runnerId: string;
  /** The bettor's side. */
  side: Side;
  /** 100 + p, or 100 + the rate. */
  odds: number;
  /** Sessions only. */
  line?: number | null | undefined;
  size: number;
}

/** What can be taken now in place of a quote, on the same line if possible; null when there is nothing. */
export function currentQuote<Offered extends Quote>(
  quotes: readonly Offered[],
  { runnerId, side, line = null }: Pick<Quote, 'runnerId' | 'side' | 'line'>,
): Offered | null {
  const there = quotes.filter(
    (quote) => quote.runnerId === runnerId && quote.side === side && quote.size > 0,
  );
  return there.find((quote) => (quote.line ?? null) === line) ?? there[0] ?? null;
}
