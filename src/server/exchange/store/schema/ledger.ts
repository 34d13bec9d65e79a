import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Ending } from '#server/exchange/engine/settlement/ending.ts';
import type { TransactionKind } from '#server/exchange/engine/records/ledger.ts';
import { accounts } from './accounts.ts';
import { instant, integer64 } from './columns.ts';

/** A movement of money between accounts. The database enforces that it is append-only and its entries sum to zero. */
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

/** What a transaction did to one account. One statement inserts all entries of a transaction. */
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
    /** The transaction's time and kind, copied so that a period of one account can be read by them. */
    at: instant().notNull(),
    kind: text().$type<TransactionKind>().notNull(),
    /** How many entries of this kind the account has had, this one included, and what they came to. */
    kindCount: integer64().notNull(),
    kindTotal: integer64().notNull(),
  },
  (table) => [
    foreignKey({
      // The generated name is longer than PostgreSQL allows.
      name: 'ledger_entries_transaction_fk',
      columns: [table.transactionId],
      foreignColumns: [ledgerTransactions.transactionId],
    }),
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.accountId, table.entryId),
    index('ledger_entries_period').on(table.accountId, table.at, table.entryId),
    index('ledger_entries_kind').on(table.accountId, table.kind, table.at, table.entryId),
  ],
);

/** One account's result in a settled market. */
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
    /** How the market ended this time, by the positions of its runners; null in rows from before this was stored. */
    ending: jsonb().$type<Ending>(),
  },
  (table) => [
    index('settlements_account').on(table.accountId, table.at),
    index('settlements_market').on(table.marketId),
  ],
);

/** A round of a game, as played and paid. */
export const casinoRounds = pgTable(
  'casino_rounds',
  {
    /** The transaction that took the stake. */
    transactionId: integer64().primaryKey(),
    roundId: text().notNull(),
    accountId: text()
      .notNull()
      .references(() => accounts.accountId),
    /** The game's event id in the lobby. */
    eventId: text().notNull(),
    gameName: text().notNull(),
    /** What was bet on; `result` is what came up. */
    bet: text().notNull(),
    result: text().notNull(),
    stake: integer64().notNull(),
    /** Includes the stake if it came back; 0 if the bet lost. */
    payout: integer64().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('casino_rounds_account').on(table.accountId, table.at),
    index('casino_rounds_round').on(table.roundId),
  ],
);
