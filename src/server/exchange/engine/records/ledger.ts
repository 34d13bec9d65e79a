import type { Ending } from '../settlement/ending.ts';

/** Why money moved. */
export type TransactionKind =
  /** An operator credits an account. Payments of bettors have the kinds below. */
  | 'deposit'
  | 'payment-in'
  | 'payment-in-back'
  /** A withdrawal leaves the balance and is held. */
  | 'withdrawal'
  /** It was refused or came back. */
  | 'withdrawal-back'
  | 'withdrawal-paid'
  | 'withdrawal-twice'
  /** What was paid twice is taken from the account. */
  | 'withdrawal-taken'
  | 'write-off'
  | 'unmatched'
  | 'unmatched-back'
  /** Between a bettor's main wallet and the partner's. */
  | 'transfer'
  | 'bonus'
  /** A share of turnover accrues, or is taken back by a correction. */
  | 'rolling-commission'
  | 'rolling-reversal'
  /** What has accrued is paid into the account. */
  | 'rolling-paid'
  /** The same for a share of the commission that others pay. */
  | 'referral'
  | 'referral-reversal'
  | 'referral-paid'
  /** To a practice account, or back from one that has ended. */
  | 'practice-grant'
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

/** What a transaction did to one account, in minor units. */
export interface StoredLedgerEntry {
  entryId: number;
  transactionId: number;
  accountId: string;
  amount: number;
  balanceAfter: number;
  at: string;
  kind: TransactionKind;
}

/** One account's result in a settled market, in minor units. */
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
  /** How the market ended this time, by the positions of its runners; null in rows from before this was stored. */
  ending: Ending | null;
}

/** A round of a game, as played and paid. */
export interface StoredRound {
  /** The transaction that took the stake. */
  transactionId: number;
  roundId: string;
  accountId: string;
  /** The game's event id in the lobby. */
  eventId: string;
  gameName: string;
  /** What was bet on; `result` is what came up. */
  bet: string;
  result: string;
  stake: number;
  /** Includes the stake if it came back; 0 if the bet lost. */
  payout: number;
  at: string;
}
