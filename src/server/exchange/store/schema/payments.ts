import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StoredGrant, StoredPayment } from '#server/exchange/engine/records/payments.ts';
import { accounts } from './accounts.ts';
import { instant, integer64 } from './columns.ts';

/** Of payments: something is expected of them. */
export const isUnderWay = sql`state in ('ASKED', 'WAITING', 'HELD', 'SENT')`;
/** Of payments: their UTR is used. */
export const isBound = sql`state in ('WAITING', 'APPROVED', 'TAKEN_BACK') and utr is not null`;

/** Money in, out, and between a bettor's two wallets. Kept for ever. */
export const payments = pgTable(
  'payments',
  {
    paymentId: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.accountId),
    clientId: text().notNull(),
    kind: text().$type<StoredPayment['kind']>().notNull(),
    state: text().$type<StoredPayment['state']>().notNull(),
    methodId: text(),
    providerId: text(),
    amount: integer64().notNull(),
    came: integer64(),
    reference: text().notNull(),
    utr: text(),
    bankId: text(),
    payTo: jsonb().$type<NonNullable<StoredPayment['payTo']>>(),
    payee: jsonb().$type<NonNullable<StoredPayment['payee']>>(),
    payTarget: jsonb().$type<NonNullable<StoredPayment['payTarget']>>(),
    direction: text().$type<NonNullable<StoredPayment['direction']>>(),
    steps: jsonb().$type<StoredPayment['steps']>().notNull(),
    leftOver: integer64().notNull(),
    askedAt: instant().notNull(),
    changedAt: instant().notNull(),
    expiresAt: instant(),
    usualBy: instant(),
    version: integer().notNull(),
  },
  (table) => [
    index('payments_account').on(table.accountId, table.askedAt, table.paymentId),
    index('payments_reference').on(table.reference),
    // A start loads those that are under way, and the operator's desk lists them.
    index('payments_open').on(table.changedAt).where(isUnderWay),
    index('payments_paid_twice')
      .on(table.changedAt)
      .where(sql`left_over > 0`),
    // The engine decides what is used already. This, the key of bank transactions, and a constraint in the migration that
    // no two payments are bound to one UTR, are for the day that it is wrong.
    uniqueIndex('payments_client').on(table.accountId, table.clientId),
  ],
);

/** The bank transactions that the ledger knows. Kept for ever, so that none is booked twice. */
export const bankTransactions = pgTable(
  'bank_transactions',
  {
    bankId: text().primaryKey(),
    providerId: text().notNull(),
    paymentId: text().references(() => payments.paymentId),
    amount: integer64().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('bank_transactions_payment').on(table.paymentId)],
);

/** Money that came under no payment that it fits. */
export const unmatched = pgTable(
  'unmatched',
  {
    bankId: text().primaryKey(),
    providerId: text().notNull(),
    amount: integer64().notNull(),
    reference: text(),
    payerName: text(),
    accountId: text().references(() => accounts.accountId),
    at: instant().notNull(),
    closedAt: instant(),
    paymentId: text().references(() => payments.paymentId),
  },
  (table) => [
    index('unmatched_open')
      .on(table.at)
      .where(sql`closed_at is null`),
  ],
);

/** Promises of money that is paid once its owner has risked enough. */
export const grants = pgTable(
  'grants',
  {
    grantId: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.accountId),
    amount: integer64().notNull(),
    target: integer64().notNull(),
    progress: integer64().notNull(),
    product: text().$type<NonNullable<StoredGrant['product']>>(),
    state: text().$type<StoredGrant['state']>().notNull(),
    reason: text().notNull(),
    grantedAt: instant().notNull(),
    until: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [index('grants_account').on(table.accountId, table.grantedAt)],
);

/** Whom bettors may have money sent to, removed ones too: payments of long ago name them. */
export const payees = pgTable(
  'payees',
  {
    payeeId: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.accountId),
    holder: text().notNull(),
    bank: text().notNull(),
    account: text().notNull(),
    label: text().notNull(),
    heldUntil: instant(),
    version: integer().notNull(),
    removedAt: instant(),
  },
  (table) => [index('payees_account').on(table.accountId)],
);

/** What operators, providers, and bettors about their limits did. The database refuses to change or remove a line. */
export const operatorAudit = pgTable('operator_audit', {
  auditId: integer64().primaryKey(),
  at: instant().notNull(),
  who: text().notNull(),
  act: text().notNull(),
  subject: text().notNull(),
  reason: text(),
});

/** Ways to pay, and providers, that were ever switched off. */
export const paymentSwitches = pgTable('payment_switches', {
  name: text().primaryKey(),
  isOff: boolean().notNull(),
});
