import { expectTypeOf, test } from 'vitest';
import type { AccountRow } from '#server/exchange/engine/records/accounts.ts';
import type { EventRow, MarketRow } from '#server/exchange/engine/records/catalogue.ts';
import type {
  CasinoRoundRow,
  LedgerEntryRow,
  LedgerTransactionRow,
  SettlementRow,
} from '#server/exchange/engine/records/ledger.ts';
import type {
  FillRow,
  IdempotencyRow,
  JournalRow,
  OrderRow,
} from '#server/exchange/engine/records/orders.ts';
import { accounts } from './accounts.ts';
import { events, markets } from './catalogue.ts';
import { casinoRounds, ledgerEntries, ledgerTransactions, settlements } from './ledger.ts';
import { fills, idempotency, journal, orders } from './orders.ts';

// The compiler is what fails here.
test('what the engine records is, to the column, a row of its table', () => {
  expectTypeOf<typeof accounts.$inferSelect>().toEqualTypeOf<AccountRow>();
  expectTypeOf<typeof events.$inferSelect>().toEqualTypeOf<EventRow>();
  expectTypeOf<typeof markets.$inferSelect>().toEqualTypeOf<MarketRow>();
  expectTypeOf<typeof orders.$inferSelect>().toEqualTypeOf<OrderRow>();
  expectTypeOf<typeof fills.$inferSelect>().toEqualTypeOf<FillRow>();
  expectTypeOf<typeof idempotency.$inferSelect>().toEqualTypeOf<IdempotencyRow>();
  expectTypeOf<typeof journal.$inferSelect>().toEqualTypeOf<JournalRow>();
  expectTypeOf<typeof ledgerTransactions.$inferSelect>().toEqualTypeOf<LedgerTransactionRow>();
  expectTypeOf<typeof ledgerEntries.$inferSelect>().toEqualTypeOf<LedgerEntryRow>();
  expectTypeOf<typeof settlements.$inferSelect>().toEqualTypeOf<SettlementRow>();
  expectTypeOf<typeof casinoRounds.$inferSelect>().toEqualTypeOf<CasinoRoundRow>();
});
