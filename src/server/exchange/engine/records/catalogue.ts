import type { MarketDefinition, MarketStatus } from '#contract/market.ts';
import type { Score } from '#domain/market/event.ts';

/** An event as it is written down. */
export interface StoredEvent {
  exEventId: string;
  sportId: string;
  eventName: string;
  eventTime: string;
  tournamentId: string;
  tournamentName: string;
  home: string | null;
  away: string | null;
  inPlay: boolean;
  ended: boolean;
  score: Score | null;
  createdAt: string;
}

/** A market as it is written down: everything about it but its prices. */
export interface StoredMarket {
  marketId: string;
  eventId: string;
  definition: MarketDefinition;
  /** Of the definition. */
  status: MarketStatus;
  settledAt: string | null;
  createdAt: string;
}
