import type { AccountRow } from './accounts.ts';
import type { EventRow, MarketRow } from './catalogue.ts';
import type { CasinoRoundRow, LedgerEntryRow, LedgerTransactionRow, SettlementRow } from './ledger.ts';
import type { FillRow, IdempotencyRow, JournalRow, OrderRow } from './orders.ts';

/**
 * Everything that a group of commands came to. A list may hold several states of one order, fill, market, event or balance:
 * the last one is written. Everything else is new: a key that is stored already fails the whole batch.
 */
export interface WriteBatch {
  journal: JournalRow[];
  /** New accounts. */
  accounts: AccountRow[];
  balances: Pick<AccountRow, 'accountId' | 'balance' | 'maxExposure'>[];
  events: EventRow[];
  markets: MarketRow[];
  orders: OrderRow[];
  fills: FillRow[];
  ledgerTransactions: LedgerTransactionRow[];
  ledgerEntries: LedgerEntryRow[];
  settlements: SettlementRow[];
  idempotency: IdempotencyRow[];
  casinoRounds: CasinoRoundRow[];
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
});
