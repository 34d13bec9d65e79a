import type { Quote } from '#contract/market.ts';
import type { MarketKind } from '#domain/market-kind.ts';
import type { QuotedOrder } from '../quote.ts';

/** A quote whose runner is named by its place. */
export type OfferedQuote = Omit<Quote, 'runnerId'> & { runner: number };

/** How a side market ended. */
export type SideResult = { winner: number } | { number: number };

/** A market that an event has beside who wins it. It says what it offers from where the match stands. */
export interface SidePlan<State = unknown> {
  /** Of the market's id, after the event's. */
  suffix: string;
  marketName: string;
  kind: MarketKind;
  runners(home: string, away: string): string[];
  /** Of a quoted market. */
  quotes(state: State): OfferedQuote[];
  /** Of a market with a book. */
  orders(state: State): QuotedOrder[];
  /** Null while it is open. */
  result(state: State): SideResult | null;
}
