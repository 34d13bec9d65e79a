import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { instant } from './columns.ts';

/** Who sent an account's owner here. Kept for ever. */
export const referrals = pgTable(
  'referrals',
  {
    accountId: text()
      .primaryKey()
      .references(() => accounts.accountId),
    referrerId: text()
      .notNull()
      .references(() => accounts.accountId),
    at: instant().notNull(),
    until: instant().notNull(),
  },
  (table) => [index('referrals_referrer').on(table.referrerId, table.at)],
);
