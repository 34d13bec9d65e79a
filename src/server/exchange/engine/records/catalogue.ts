import type { MarketDefinition } from '#contract/market.ts';
import type { MarketStatus } from '#domain/market/market-status.ts';
import type { RulesParagraph } from '#contract/market-rules.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import type { Score } from '#domain/market/event.ts';

/** An event as it is stored. */
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

/** A market as it is stored: everything about it except its prices. */
export interface StoredMarket {
  marketId: string;
  eventId: string;
  definition: MarketDefinition;
  /** Copied from the definition. */
  status: MarketStatus;
  settledAt: string | null;
  createdAt: string;
}

/** One version of the rules of a kind of market, as it is stored. */
export interface StoredRules {
  kind: MarketKind;
  version: number;
  /** When it came into force. */
  since: string;
  paragraphs: RulesParagraph[];
}
