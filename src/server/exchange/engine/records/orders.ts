import type { Persistence } from '#contract/order.ts';
import type { LapseCode } from '#domain/words/lapse-words.ts';
import type { Take } from '#domain/odds/odds-policy.ts';
import type { Side } from '#domain/bet/side.ts';

/** The terms an order is decided by when its delay ends; null where it has none. */
export interface OrderTerms {
  take: Take | null;
  /** The least stake to match at once, for an order that must not rest. Minor units. */
  minFill: number | null;
  /** A practice order that waits: the size that stood at its price before it, and the last fill before it. */
  waits?: { ahead: number; since: number };
}

/** An order as it is stored. Stakes in minor units, odds in hundredths, times in RFC 3339. */
export interface StoredOrder {
  orderId: string;
  /** Its place in the queue: at equal odds, smaller is earlier. It gets a new number when it loses its place. */
  queueSeq: number;
  accountId: string;
  clientId: string;
  marketId: string;
  runnerId: string;
  side: Side;
  odds: number;
  /** A session bet's line; otherwise null. */
  line: number | null;
  stake: number;
  matched: number;
  /** Sum of stake × odds over its fills, for the average. */
  matchedValue: number;
  remaining: number;
  cancelled: number;
  lapsed: number;
  status: 'EXECUTABLE' | 'COMPLETE';
  reason: LapseCode | null;
  persistence: Persistence;
  /** The version of its market kind's rules that was in force when it was placed. */
  rulesVersion: number;
  /** Whether a cash out placed it. */
  byCashOut: boolean;
  /** When its delay ends; null when none runs. */
  delayEndsAt: string | null;
  /** Only while its delay runs, and only if it has any; a practice order's while it waits. */
  terms: OrderTerms | null;
  placedAt: string;
  updatedAt: string;
}

/** One bet matched between two orders. */
export interface StoredFill {
  fillId: number;
  marketId: string;
  runnerId: string;
  /** As they count now, reduced if a runner was removed. */
  odds: number;
  /** The odds before a removal reduced them; null if none did. */
  struckOdds: number | null;
  /** A session bet's line; otherwise null. */
  line: number | null;
  /** The bet is void and counts for nothing. */
  voided: boolean;
  /** The backer's stake. */
  stake: number;
  backOrderId: string;
  backAccountId: string;
  layOrderId: string;
  layAccountId: string;
  takerSide: Side;
  at: string;
}

/** The answer to a client id. */
export interface StoredAnswer {
  accountId: string;
  clientId: string;
  /** The request's contents, to tell a repetition from another request with the same id. */
  contents: string;
  result: unknown;
  at: string;
}

/** A command that was decided. */
export interface StoredCommand {
  seq: number;
  marketId: string | null;
  command: unknown;
  at: string;
}
