import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AccrualKind } from '#server/exchange/engine/records/accruals.ts';
import { accounts } from './accounts.ts';
import { instant, integer64 } from './columns.ts';

/** What settled markets added to what accounts accrue, corrections in rows of their own. Kept for ever. */
export const accruals = pgTable(
  'accruals',
  {
    accrualId: text().primaryKey(),
    kind: text().$type<AccrualKind>().notNull(),
    accountId: text().notNull(),
    /** Whose bets it follows from. */
    bettorId: text().notNull(),
    marketId: text().notNull(),
    /** What it is a share of. */
    base: integer64().notNull(),
    /** Basis points. */
    rate: integer().notNull(),
    amount: integer64().notNull(),
    isCorrection: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('accruals_account').on(table.accountId, table.kind, table.at, table.accrualId),
    index('accruals_market').on(table.marketId),
  ],
);

/** By what accounts accrue, and when that is paid. */
export const accrualTerms = pgTable('accrual_terms', {
  /** The ledger's account of what has accrued and is not paid. */
  accountId: text()
    .primaryKey()
    .references(() => accounts.accountId),
  kind: text().$type<AccrualKind>().notNull(),
  ownerId: text().notNull(),
  rate: integer().notNull(),
  dueAt: instant(),
});
