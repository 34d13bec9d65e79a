import type { Side } from '../bet/side.ts';

/** What a bookmaker or session market can be bet at. Odds and lines in hundredths, size in minor units. */
export interface Quote {
  runnerId: string;
  /** Of the bettor. */
  side: Side;
  /** 100 + p, or 100 + the rate. */
  odds: number;
  /** Of a session. */
  line?: number | null | undefined;
  size: number;
}

/** What can be had now in place of a quote: of the same line if there is one; null when there is none. */
export function currentQuote<Offered extends Quote>(
  quotes: readonly Offered[],
  { runnerId, side, line = null }: Pick<Quote, 'runnerId' | 'side' | 'line'>,
): Offered | null {
  const there = quotes.filter(
    (quote) => quote.runnerId === runnerId && quote.side === side && quote.size > 0,
  );
  return there.find((quote) => (quote.line ?? null) === line) ?? there[0] ?? null;
}
