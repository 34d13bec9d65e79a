import type { StoredAccount } from './accounts.ts';
import type { StoredAccrual, StoredAccrualTerms } from './accruals.ts';
import type { StoredEvent, StoredMarket, StoredRules } from './catalogue.ts';
import type { StoredLimits } from './limits.ts';
import type { StoredRound, StoredLedgerEntry, StoredTransaction, StoredSettlement } from './ledger.ts';
import type {
  StoredAudit,
  StoredBankTransaction,
  StoredGrant,
  StoredPayee,
  StoredPayment,
  StoredSwitch,
  StoredUnmatched,
} from './payments.ts';
import type { StoredReferral } from './referrals.ts';
import type { StoredFill, StoredAnswer, StoredCommand, StoredOrder } from './orders.ts';

/**
 * Everything that a group of commands changed. A list may hold several states of one order, fill, market, event,
 * balance, payment, unmatched money, grant, payee, switch, account's limits or accrual terms; the last one is written. Every other row is new: a key that
 * is already stored fails the whole batch.
 */
export interface WriteBatch {
  journal: StoredCommand[];
  /** New accounts only. */
  accounts: StoredAccount[];
  balances: Pick<StoredAccount, 'accountId' | 'balance' | 'maxExposure' | 'blocked'>[];
  events: StoredEvent[];
  markets: StoredMarket[];
  orders: StoredOrder[];
  fills: StoredFill[];
  ledgerTransactions: StoredTransaction[];
  ledgerEntries: StoredLedgerEntry[];
  settlements: StoredSettlement[];
  idempotency: StoredAnswer[];
  casinoRounds: StoredRound[];
  marketRules: StoredRules[];
  payments: StoredPayment[];
  bankTransactions: StoredBankTransaction[];
  unmatched: StoredUnmatched[];
  grants: StoredGrant[];
  payees: StoredPayee[];
  switches: StoredSwitch[];
  limits: StoredLimits[];
  accruals: StoredAccrual[];
  accrualTerms: StoredAccrualTerms[];
  referrals: StoredReferral[];
  audit: StoredAudit[];
}

export const emptyBatch = (): WriteBatch => ({
  journal: [],
  accounts: [],
  balances: [],
  events: [],
  markets: [],
  orders: [],
  fills: [],
  ledgerTransactions: [],
  ledgerEntries: [],
  settlements: [],
  idempotency: [],
  casinoRounds: [],
  marketRules: [],
  payments: [],
  bankTransactions: [],
  unmatched: [],
  grants: [],
  payees: [],
  switches: [],
  limits: [],
  accruals: [],
  accrualTerms: [],
  referrals: [],
  audit: [],
});
