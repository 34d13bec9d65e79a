import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ActivityKind } from '#domain/bettor/activity.ts';
import type { EndedWhy } from '#server/exchange/accounts/sessions.ts';
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
    /** Null where its own browser signed out, or nobody did. */
    endedWhy: text().$type<EndedWhy>(),
    /** Where it was opened, and the browser in words; empty in rows from before that was stored. */
    address: text().notNull().default(''),
    browser: text().notNull().default(''),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
);

/** What was done with an account that its owner should know of. Never a password. */
export const accountActivity = pgTable(
  'account_activity',
  {
    activityId: bigserial({ mode: 'number' }).primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.accountId),
    at: instant().notNull(),
    kind: text().$type<ActivityKind>().notNull(),
    /** What it was done to, in words; null where the kind says it all. */
    about: text(),
    /** How often it was done in the hour before `at`, at that address by that browser. */
    times: integer().notNull().default(1),
    address: text().notNull(),
    /** In words. */
    browser: text().notNull(),
    /** The browser that signed in, by its id in `Devices`. */
    deviceId: text(),
    /** Whether nobody had signed in to the account on that browser before. */
    isNewDevice: boolean().notNull().default(false),
    /** When the account's owner has seen that on another browser. */
    seenAt: instant(),
  },
  (table) => [
    index('account_activity_account').on(table.accountId, table.activityId),
    index('account_activity_new_devices')
      .on(table.accountId)
      .where(sql`is_new_device and seen_at is null`),
  ],
);

/** The second step of an account's sign-ins, while it is on. */
export const twoStep = pgTable('two_step', {
  accountId: text()
    .primaryKey()
    .references(() => accounts.accountId),
  /** Sealed with a key of the data folder. */
  secret: text().notNull(),
  since: instant().notNull(),
  /** The last time step whose code was used. */
  lastStep: integer().notNull(),
  /** When an operator's reset switches it off; null if none was asked for. */
  resetAt: instant(),
});

/** What signs an account in without its app, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: text()
      .notNull()
      .references(() => accounts.accountId),
    digest: text().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.digest] })],
);

/** What signs an account in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: text().primaryKey(),
    credentialId: text().notNull(),
    accountId: text()
      .notNull()
      .references(() => accounts.accountId),
    name: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    counter: integer64().notNull(),
    isSynced: boolean().notNull(),
    addedAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
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
