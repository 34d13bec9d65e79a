import { classicLadder } from '#domain/odds/odds-ladder.ts';
import type { BodyOf } from '#contract/call.ts';
import type { Quote } from '#contract/market.ts';
import type { createMarket } from '#contract/operator.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import type { QuotedOrder, Quoting } from '../quote.ts';

type MarketBody = BodyOf<typeof createMarket>;

/** What a market is created from, without its runners' ids. */
export interface PlannedMarket extends Pick<MarketBody, 'marketName' | 'numberOfWinners' | 'strike'> {
  kind: MarketKind;
  runners: readonly Omit<MarketBody['runners'][number], 'runnerId'>[];
}

/** A quote that names its runner by position. */
export type OfferedQuote = Omit<Quote, 'runnerId'> & { runner: number };

/** How a market ended: its winners by position, or the number it is settled on. */
export type MarketResult = { winners: readonly number[] } | { number: number };

/** A market an event has beside its main one. What it offers follows from the state of the match. */
export interface SidePlan<State = unknown> {
  /** Ends the market's id, after the event's. */
  suffix: string;
  /** Whether a market that opens during the event is there by now. Without this, it is there from the start. */
  isThere?(state: State): boolean;
  /** Describes the market, given the entrants' names and the state of the match when the market opens. */
  market(entrants: readonly string[], state: State): PlannedMarket;
  /** The quotes of a quoted market. */
  quotes(state: State): OfferedQuote[];
  /** The orders of a market with a book. `quote` makes them from chances; afresh if absent. */
  orders(state: State, quote?: Quoting): QuotedOrder[];
  /** Null while the market is open. */
  result(state: State): MarketResult | null;
}

/** How deep a side market with a book is quoted. */
export const sideOffer = { ladder: classicLadder, depth: 4, liability: 5_000_00, gap: 2 };

/** Makes one runner per name. */
export const namedRunners = (names: readonly string[]): { name: string }[] => names.map((name) => ({ name }));
