import type { BodyOf } from '#contract/call.ts';
import type { Quote } from '#contract/market.ts';
import type { createMarket } from '#contract/operator.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import type { QuotedOrder } from '../quote.ts';

type MarketBody = BodyOf<typeof createMarket>;

/** What a market is made of, its runners without their ids. */
export interface PlannedMarket extends Pick<MarketBody, 'marketName' | 'numberOfWinners' | 'strike'> {
  kind: MarketKind;
  runners: readonly Omit<MarketBody['runners'][number], 'runnerId'>[];
}

/** A quote whose runner is named by its place. */
export type OfferedQuote = Omit<Quote, 'runnerId'> & { runner: number };

/** How a market ended: its winners by their places, or the number that it is settled on. */
export type MarketResult = { winners: readonly number[] } | { number: number };

/** A market that an event has beside who wins it. It says what it offers from where the match stands. */
export interface SidePlan<State = unknown> {
  /** Of the market's id, after the event's. */
  suffix: string;
  /** From who meets, and from how the match starts. */
  market(entrants: readonly string[], start: State): PlannedMarket;
  /** Of a quoted market. */
  quotes(state: State): OfferedQuote[];
  /** Of a market with a book. */
  orders(state: State): QuotedOrder[];
  /** Null while it is open. */
  result(state: State): MarketResult | null;
}

/** The runners of a market in which each of those who meet is one. */
export const namedRunners = (names: readonly string[]): { name: string }[] => names.map((name) => ({ name }));
