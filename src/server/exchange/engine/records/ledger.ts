import type { Ending } from '../settlement/ending.ts';

/** Why money moved. */
export type TransactionKind =
  | 'deposit'
  | 'withdrawal'
  | 'settlement'
  | 'commission'
  | 'rounding'
  | 'settlement-reversal'
  | 'commission-reversal'
  | 'casino-stake'
  | 'casino-payout';

/** A movement of money between accounts; its entries sum to zero. */
export interface StoredTransaction {
  transactionId: number;
  kind: TransactionKind;
  marketId: string | null;
  reference: string;
  at: string;
}

/** What a transaction did to one account, minor units. */
export interface StoredLedgerEntry {
  entryId: number;
  transactionId: number;
  accountId: string;
  amount: number;
  balanceAfter: number;
  at: string;
}

/** What a settled market came to for one account, minor units. */
export interface StoredSettlement {
  settlementId: string;
  marketId: string;
  accountId: string;
  /** The winners' names, or `Void`. */
  result: string;
  /** Before commission. */
  profit: number;
  commission: number;
  at: string;
  /** How the market ended this time, by places of its runners; null where that was not kept yet. */
  ending: Ending | null;
}

/** A round of a game, as it was played and paid. */
export interface StoredRound {
  /** The transaction that took its stake. */
  transactionId: number;
  roundId: string;
  accountId: string;
  /** The game's, as the lobby has it. */
  eventId: string;
  gameName: string;
  /** What was bet on, and what came. */
  bet: string;
  result: string;
  stake: number;
  /** The stake included where it came back; 0 when it was lost. */
  payout: number;
  at: string;
}
