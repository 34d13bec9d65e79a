import { expectTypeOf, test } from 'vitest';
import type { StoredAccount } from '#server/exchange/engine/records/accounts.ts';
import type { StoredEvent, StoredMarket, StoredRules } from '#server/exchange/engine/records/catalogue.ts';
import type { StoredLimits } from '#server/exchange/engine/records/limits.ts';
import type {
  StoredRound,
  StoredLedgerEntry,
  StoredTransaction,
  StoredSettlement,
} from '#server/exchange/engine/records/ledger.ts';
import type {
  StoredFill,
  StoredAnswer,
  StoredCommand,
  StoredOrder,
} from '#server/exchange/engine/records/orders.ts';
import type {
  StoredAudit,
  StoredBankTransaction,
  StoredGrant,
  StoredPayee,
  StoredPayment,
  StoredSwitch,
  StoredUnmatched,
} from '#server/exchange/engine/records/payments.ts';
import { accounts } from './schema/accounts.ts';
import { events, marketRules, markets } from './schema/catalogue.ts';
import { casinoRounds, ledgerEntries, ledgerTransactions, settlements } from './schema/ledger.ts';
import { fills, idempotency, journal, orders } from './schema/orders.ts';
import { accountLimits } from './schema/limits.ts';
import {
  bankTransactions,
  grants,
  operatorAudit,
  payees,
  payments,
  paymentSwitches,
  unmatched,
} from './schema/payments.ts';

// The compiler fails here, not the test run.
test('what the engine records is, to the column, a row of its table', () => {
  expectTypeOf<typeof accounts.$inferSelect>().toEqualTypeOf<StoredAccount>();
  expectTypeOf<typeof events.$inferSelect>().toEqualTypeOf<StoredEvent>();
  expectTypeOf<typeof markets.$inferSelect>().toEqualTypeOf<StoredMarket>();
  expectTypeOf<typeof marketRules.$inferSelect>().toEqualTypeOf<StoredRules>();
  expectTypeOf<typeof orders.$inferSelect>().toEqualTypeOf<StoredOrder>();
  expectTypeOf<typeof fills.$inferSelect>().toEqualTypeOf<StoredFill>();
  expectTypeOf<typeof idempotency.$inferSelect>().toEqualTypeOf<StoredAnswer>();
  expectTypeOf<typeof journal.$inferSelect>().toEqualTypeOf<StoredCommand>();
  expectTypeOf<typeof ledgerTransactions.$inferSelect>().toEqualTypeOf<StoredTransaction>();
  // The store adds its sums itself.
  expectTypeOf<
    Omit<typeof ledgerEntries.$inferSelect, 'kindCount' | 'kindTotal'>
  >().toEqualTypeOf<StoredLedgerEntry>();
  expectTypeOf<typeof settlements.$inferSelect>().toEqualTypeOf<StoredSettlement>();
  expectTypeOf<typeof casinoRounds.$inferSelect>().toEqualTypeOf<StoredRound>();
  expectTypeOf<typeof payments.$inferSelect>().toEqualTypeOf<StoredPayment>();
  expectTypeOf<typeof bankTransactions.$inferSelect>().toEqualTypeOf<StoredBankTransaction>();
  expectTypeOf<typeof unmatched.$inferSelect>().toEqualTypeOf<StoredUnmatched>();
  expectTypeOf<typeof grants.$inferSelect>().toEqualTypeOf<StoredGrant>();
  expectTypeOf<typeof payees.$inferSelect>().toEqualTypeOf<StoredPayee>();
  expectTypeOf<typeof operatorAudit.$inferSelect>().toEqualTypeOf<StoredAudit>();
  expectTypeOf<typeof accountLimits.$inferSelect>().toEqualTypeOf<StoredLimits>();
  expectTypeOf<typeof paymentSwitches.$inferSelect>().toEqualTypeOf<StoredSwitch>();
});
