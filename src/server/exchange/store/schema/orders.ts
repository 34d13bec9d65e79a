import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Persistence } from '#contract/order.ts';
import type { LapseCode } from '#domain/words/lapse-words.ts';
import type { Side } from '#domain/bet/side.ts';
import type { OrderTerms } from '#server/exchange/engine/records/orders.ts';
import { instant, integer64 } from './columns.ts';

export const orders = pgTable(
  'orders',
  {
    orderId: text().primaryKey(),
    /** Its place in the queue: at equal odds, smaller is earlier. It gets a new number when it loses its place. */
    queueSeq: integer64().notNull(),
    accountId: text().notNull(),
    clientId: text().notNull(),
    marketId: text().notNull(),
    runnerId: text().notNull(),
    side: text().$type<Side>().notNull(),
    odds: integer().notNull(),
    /** A session bet's line; otherwise null. */
    line: integer(),
    stake: integer64().notNull(),
    matched: integer64().notNull(),
    /** Sum of stake × odds over its fills, for the average. */
    matchedValue: integer64().notNull(),
    remaining: integer64().notNull(),
    cancelled: integer64().notNull(),
    lapsed: integer64().notNull(),
    status: text().$type<'EXECUTABLE' | 'COMPLETE'>().notNull(),
    reason: text().$type<LapseCode>(),
    persistence: text().$type<Persistence>().notNull(),
    /** Orders from before versions were stored were placed under the first. */
    rulesVersion: integer().notNull().default(1),
    /** Orders from before this was stored count as bets of their own. */
    byCashOut: boolean().notNull().default(false),
    /** When its delay ends; null when none runs. */
    delayEndsAt: instant(),
    /** Only while its delay runs, and only if it has any. */
    terms: json().$type<OrderTerms>(),
    placedAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('orders_queue').on(table.queueSeq),
    index('orders_open')
      .on(table.marketId)
      .where(sql`status = 'EXECUTABLE'`),
    index('orders_account').on(table.accountId, table.queueSeq),
    index('orders_placed').on(table.accountId, table.placedAt, table.orderId),
    // A start loads a market's matched orders; upkeep removes the others some time after it is settled.
    index('orders_complete')
      .on(table.marketId, table.matched)
      .where(sql`status = 'COMPLETE'`),
    check('orders_side', sql`side in ('BACK', 'LAY')`),
    check('orders_parts', sql`stake = matched + remaining + cancelled + lapsed`),
    check('orders_signs', sql`least(matched, matched_value, remaining, cancelled, lapsed) >= 0`),
    check('orders_status', sql`(status = 'EXECUTABLE') = (remaining > 0)`),
  ],
);

/** One bet matched between two orders. */
export const fills = pgTable(
  'fills',
  {
    fillId: integer64().primaryKey(),
    marketId: text().notNull(),
    runnerId: text().notNull(),
    /** As they count now, reduced if a runner was removed. */
    odds: integer().notNull(),
    /** The odds before a removal reduced them; null if none did. */
    struckOdds: integer(),
    /** A session bet's line; otherwise null. */
    line: integer(),
    /** The bet is void and counts for nothing. */
    voided: boolean().notNull().default(false),
    /** The backer's stake. */
    stake: integer64().notNull(),
    backOrderId: text().notNull(),
    backAccountId: text().notNull(),
    layOrderId: text().notNull(),
    layAccountId: text().notNull(),
    takerSide: text().$type<Side>().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('fills_market').on(table.marketId, table.runnerId, table.fillId),
    index('fills_back_account').on(table.backAccountId, table.fillId),
    index('fills_lay_account').on(table.layAccountId, table.fillId),
    // What was matched lately in all markets.
    index('fills_at').on(table.at),
    check('fills_stake', sql`stake > 0`),
  ],
);

/** The answer to a client id, kept for at least 24 hours. */
export const idempotency = pgTable(
  'idempotency',
  {
    accountId: text().notNull(),
    clientId: text().notNull(),
    /** The request's contents, to tell a repetition from another request with the same id. */
    contents: text('request_hash').notNull(),
    result: json().$type<unknown>().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.clientId] }),
    index('idempotency_at').on(table.at),
  ],
);

/** Committed commands in the order they were decided. */
export const journal = pgTable('journal', {
  seq: integer64().primaryKey(),
  marketId: text(),
  command: json().$type<unknown>().notNull(),
  at: instant().notNull(),
});
