import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AccountKind } from '#server/exchange/engine/records/accounts.ts';
import { instant, integer64 } from './columns.ts';

export const accounts = pgTable(
  'accounts',
  {
    accountId: text().primaryKey(),
    userName: text().notNull(),
    /** If null, nobody can sign in. */
    passwordHash: text(),
    kind: text().$type<AccountKind>().notNull(),
    blocked: boolean().notNull(),
    selfExcluded: boolean().notNull(),
    /** An IANA time zone, whose calendar its limits follow. Fixed at its opening. */
    limitZone: text().notNull().default('UTC'),
    /** The most it may have at risk, in minor units; null for no limit. */
    maxExposure: integer64(),
    /** The sum of the account's ledger entries. */
    balance: integer64().notNull(),
    createdAt: instant().notNull(),
    /** When a practice account without a password was last used; null for others. */
    usedAt: instant(),
    /** The practice account that it was begun with. */
    keptFrom: text(),
  },
  (table) => [uniqueIndex('accounts_user_name_key').on(sql`lower(${table.userName})`)],
);

/** What a person said when their account was opened. */
export const signUps = pgTable(
  'sign_ups',
  {
    accountId: text()
      .primaryKey()
      .references(() => accounts.accountId),
    clientId: text().notNull(),
    dateOfBirth: date({ mode: 'string' }).notNull(),
    termsVersion: text().notNull(),
    /** An IANA time zone. */
    zone: text().notNull(),
    /** The code that they came with. */
    referral: text(),
    address: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [uniqueIndex('sign_ups_client').on(table.clientId)],
);

export const sessions = pgTable(
  'sessions',
  {
    sessionId: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.accountId),
    /** The browser that was given the newest token. */
    deviceId: text(),
    openedAt: instant().notNull(),
    renewals: integer().notNull(),
    renewedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    hardExpiresAt: instant().notNull(),
    /** When it was signed out or revoked. */
    endedAt: instant(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
);

/** Who changed which password when, but never the password itself. */
export const passwordChanges = pgTable(
  'password_changes',
  {
    changeId: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.accountId),
    at: instant().notNull(),
    how: text().$type<'CHANGED' | 'RESET'>().notNull(),
    address: text().notNull(),
  },
  (table) => [index('password_changes_account').on(table.accountId, table.at)],
);

/** A bettor's settings for the site, as last saved. */
export const bettorSettings = pgTable('bettor_settings', {
  accountId: text()
    .primaryKey()
    .references(() => accounts.accountId),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** Facts of the installation: keys, what was seeded. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});
