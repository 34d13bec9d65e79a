import type { MarketKind } from '#domain/market/market-kind.ts';
import type { StoredAccount } from './accounts.ts';
import type { StoredAccrualTerms } from './accruals.ts';
import type { StoredLimits, StoredSums } from './limits.ts';
import type { StoredMarket } from './catalogue.ts';
import type {
  StoredBankTransaction,
  StoredGrant,
  StoredPayee,
  StoredPayment,
  StoredSwitch,
  StoredUnmatched,
} from './payments.ts';
import type { StoredReferral } from './referrals.ts';
import type { StoredFill, StoredOrder } from './orders.ts';

/** The highest numbers given out so far; 0 for none yet. */
export interface LastNumbers {
  journalSeq: number;
  queueSeq: number;
  fillId: number;
  transactionId: number;
  entryId: number;
  auditId: number;
}

/** What the engine is rebuilt from, as last committed. */
export interface StoredBooks {
  accounts: Omit<StoredAccount, 'passwordHash'>[];
  /** Unsettled markets, oldest first. */
  markets: StoredMarket[];
  /** Settled markets, whose ids must not be used again. */
  closedMarketIds: string[];
  /** Only markets settled more than once. */
  settledTimes: { marketId: string; times: number }[];
  /** The version of each kind's rules that is in force, if there has been more than one. */
  rulesVersions: { kind: MarketKind; version: number }[];
  /** Orders with an unmatched stake, in queue order. */
  openOrders: Iterable<StoredOrder>;
  /** In unsettled markets: all with a matched stake, and the most recently placed of those with nothing matched. */
  completeOrders: Iterable<StoredOrder>;
  /** In unsettled markets, in the order they were made. */
  fills: Iterable<StoredFill>;
  /** Asked, waiting, held or sent. */
  openPayments: StoredPayment[];
  /** The UTRs of deposits that are waiting, approved or taken back. The others' are free. */
  usedUtrs: { utr: string; paymentId: string; accountId: string }[];
  usedBankIds: Pick<StoredBankTransaction, 'bankId' | 'paymentId'>[];
  /** Only what is not closed. */
  unmatched: StoredUnmatched[];
  openGrants: StoredGrant[];
  /** Removed ones too: only the first payee that an account ever had can be paid at once. */
  payees: StoredPayee[];
  switches: StoredSwitch[];
  accrualTerms: StoredAccrualTerms[];
  referrals: StoredReferral[];
  limits: StoredLimits[];
  /** Of those accounts whose limits need them. */
  limitSums: StoredSums[];
  last: LastNumbers;
  /** The highest numbers given to practice accounts. */
  lastPractice: LastNumbers;
  /** When practice accounts last got practice money, if that was so lately that it matters. */
  practiceGrants: { accountId: string; at: string }[];
}
