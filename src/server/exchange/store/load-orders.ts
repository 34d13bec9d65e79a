import { between, or, sql, type SQL } from 'drizzle-orm';
import { exact } from '#domain/money/money.ts';
import type { StoredOrder } from '#server/exchange/engine/records/orders.ts';
import { isOneOf } from './load-fills.ts';
import type { Db } from './open-database.ts';
import { readTexts, type ValuesOf } from './row-texts.ts';
import { isoOf } from './schema/columns.ts';
import { orders } from './schema/orders.ts';

type Reader = Pick<Db, 'execute'>;

const columns = [
  orders.orderId,
  orders.queueSeq,
  orders.accountId,
  orders.clientId,
  orders.marketId,
  orders.runnerId,
  orders.side,
  orders.odds,
  orders.line,
  orders.stake,
  orders.matched,
  orders.matchedValue,
  orders.remaining,
  orders.cancelled,
  orders.lapsed,
  orders.status,
  orders.reason,
  orders.persistence,
  orders.rulesVersion,
  orders.byCashOut,
  orders.delayEndsAt,
  orders.terms,
  orders.placedAt,
  orders.updatedAt,
] as const;

function orderOf([
  orderId,
  queueSeq,
  accountId,
  clientId,
  marketId,
  runnerId,
  side,
  odds,
  line,
  stake,
  matched,
  matchedValue,
  remaining,
  cancelled,
  lapsed,
  status,
  reason,
  persistence,
  rulesVersion,
  byCashOut,
  delayEndsAt,
  terms,
  placedAt,
  updatedAt,
]: ValuesOf<typeof columns>): StoredOrder {
  return {
    orderId,
    queueSeq: exact(queueSeq),
    accountId,
    clientId,
    marketId,
    runnerId,
    side,
    odds,
    line,
    stake: exact(stake),
    matched: exact(matched),
    matchedValue: exact(matchedValue),
    remaining: exact(remaining),
    cancelled: exact(cancelled),
    lapsed: exact(lapsed),
    status,
    reason,
    persistence,
    rulesVersion,
    byCashOut,
    delayEndsAt: delayEndsAt && isoOf(delayEndsAt),
    terms,
    placedAt: isoOf(placedAt),
    updatedAt: isoOf(updatedAt),
  };
}

const inQueueOrder = (db: Reader, where: SQL): Promise<Iterable<StoredOrder>> =>
  readTexts(db, columns, sql`from ${orders} where ${where} order by ${orders.queueSeq}`, orderOf);

/** Those with an unmatched stake. */
export const loadOpenOrders = (db: Reader) => inQueueOrder(db, sql`status = 'EXECUTABLE'`);

/**
 * An order that ended with nothing matched is known by its id while it is among this many newest ones, so that a late
 * cancel learns that it is complete. Makers have far too many to load them all.
 */
const lastPlaced = 5_000;

/**
 * Those of these markets with a matched stake, and then those with none that are among the newest before each of the last
 * numbers: practice accounts have numbers of their own.
 */
export async function loadCompleteOrders(
  db: Reader,
  marketIds: readonly string[],
  lastSeqs: readonly number[],
): Promise<Iterable<StoredOrder>> {
  const isComplete = sql`status = 'COMPLETE' and ${isOneOf(orders.marketId, marketIds)}`;
  const isLate = or(...lastSeqs.map((last) => between(orders.queueSeq, last - lastPlaced + 1, last)));
  const matched = await inQueueOrder(db, sql`${isComplete} and ${orders.matched} > 0`);
  const unmatched = await inQueueOrder(db, sql`${isComplete} and ${orders.matched} = 0 and (${isLate})`);
  return {
    *[Symbol.iterator]() {
      yield* matched;
      yield* unmatched;
    },
  };
}
