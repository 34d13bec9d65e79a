import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredLimits } from '#server/exchange/engine/records/limits.ts';
import { accounts } from './accounts.ts';
import { instant } from './columns.ts';

/** What accounts hold themselves to. One row an account, once it has any. */
export const accountLimits = pgTable('account_limits', {
  accountId: text()
    .primaryKey()
    .references(() => accounts.accountId),
  limits: jsonb().$type<StoredLimits['limits']>().notNull(),
  timedOutUntil: instant(),
  exclusion: jsonb().$type<NonNullable<StoredLimits['exclusion']>>(),
  realityEvery: integer().$type<NonNullable<StoredLimits['realityEvery']>>(),
  realityAnsweredAt: instant(),
});
