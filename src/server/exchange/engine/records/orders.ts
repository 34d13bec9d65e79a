import type { Persistence } from '#contract/order.ts';
import type { LapseCode } from '#domain/words/messages.ts';
import type { Take } from '#domain/odds/odds-policy.ts';
import type { Side } from '#domain/bet/side.ts';

/** What an order is to be decided by when its delay ends; null where nothing is asked. */
export interface OrderTerms {
  take: Take | null;
  /** The least stake that is to be matched at once, of an order that is not to rest. Minor units. */
  minFill: number | null;
}

/** An order as it is written down. Stakes in minor units, odds in hundredths, times RFC 3339. */
export interface StoredOrder {
  orderId: string;
  /** Its place in the queue: smaller is earlier, at equal odds. A new number when the place is lost. */
  queueSeq: number;
  accountId: string;
  clientId: string;
  marketId: string;
  runnerId: string;
  side: Side;
  odds: number;
  /** Of a session's bet. */
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
  /** While its delay runs: when it ends. */
  delayEndsAt: string | null;
  /** While its delay runs, and when there are any. */
  terms: OrderTerms | null;
  placedAt: string;
  updatedAt: string;
}

/** One bet matched between two orders. */
export interface StoredFill {
  fillId: number;
  marketId: string;
  runnerId: string;
  /** As they count: what a runner's withdrawal made of them. */
  odds: number;
  /** Before a withdrawal reduced them; null when none did. */
  struckOdds: number | null;
  /** Of a session's bet. */
  line: number | null;
  /** The bet is void: it counts for nothing. */
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

/** What was answered to a client id. */
export interface StoredAnswer {
  accountId: string;
  clientId: string;
  /** Of the request, to tell a repetition from another request with the same id. */
  requestHash: string;
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
