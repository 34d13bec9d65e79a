import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Ending } from '#server/exchange/engine/settlement/ending.ts';
import type { TransactionKind } from '#server/exchange/engine/records/ledger.ts';
import { accounts } from './accounts.ts';
import { instant, integer64 } from './columns.ts';

/** A movement of money between accounts. Append-only, and its entries sum to zero: the database sees to both. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    transactionId: integer64().primaryKey(),
    kind: text().$type<TransactionKind>().notNull(),
    marketId: text(),
    reference: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_deposit_reference')
      .on(table.reference)
      .where(sql`kind = 'deposit'`),
  ],
);

/** What a transaction did to one account. All entries of a transaction are inserted by one statement. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: integer64().primaryKey(),
    transactionId: integer64().notNull(),
    accountId: text()
      .notNull()
      .references(() => accounts.accountId),
    amount: integer64().notNull(),
    balanceAfter: integer64().notNull(),
    /** Its transaction's: a period of one account is read by it. */
    at: instant().notNull(),
  },
  (table) => [
    foreignKey({
      // The name it would be given is longer than PostgreSQL keeps.
      name: 'ledger_entries_transaction_fk',
      columns: [table.transactionId],
      foreignColumns: [ledgerTransactions.transactionId],
    }),
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.accountId, table.entryId),
    index('ledger_entries_period').on(table.accountId, table.at, table.entryId),
  ],
);

/** What a settled market came to for one account. */
export const settlements = pgTable(
  'settlements',
  {
    settlementId: text().primaryKey(),
    marketId: text().notNull(),
    accountId: text().notNull(),
    /** The winners' names, or `Void`. */
    result: text().notNull(),
    /** Before commission. */
    profit: integer64().notNull(),
    commission: integer64().notNull(),
    at: instant().notNull(),
    /** How the market ended this time, by places of its runners; null where that was not kept yet. */
    ending: jsonb().$type<Ending>(),
  },
  (table) => [
    index('settlements_account').on(table.accountId, table.at),
    index('settlements_market').on(table.marketId),
  ],
);

/** A round of a game, as it was played and paid. */
export const casinoRounds = pgTable(
  'casino_rounds',
  {
    /** The transaction that took its stake. */
    transactionId: integer64().primaryKey(),
    roundId: text().notNull(),
    accountId: text()
      .notNull()
      .references(() => accounts.accountId),
    /** The game's, as the lobby has it. */
    eventId: text().notNull(),
    gameName: text().notNull(),
    /** What was bet on, and what came. */
    bet: text().notNull(),
    result: text().notNull(),
    stake: integer64().notNull(),
    /** The stake included where it came back; 0 when it was lost. */
    payout: integer64().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('casino_rounds_account').on(table.accountId, table.at),
    index('casino_rounds_round').on(table.roundId),
  ],
);
