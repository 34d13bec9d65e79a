import { and, desc, eq } from 'drizzle-orm';
import type { Order } from '#contract/order.ts';
import { averageOdds } from '#domain/odds/odds.ts';
import type { Db } from '../open-database.ts';
import type { StoredOrder } from '#server/exchange/engine/records/orders.ts';
import { orders } from '../schema/orders.ts';

/** A stored order in the contract's form. */
export const orderOf = (row: StoredOrder): Order => ({
  orderId: row.orderId,
  clientId: row.clientId,
  marketId: row.marketId,
  runnerId: row.runnerId,
  side: row.side,
  odds: row.odds,
  ...(row.line !== null && { line: row.line }),
  ...(row.byCashOut && { byCashOut: true }),
  stake: row.stake,
  matched: row.matched,
  averageOdds: averageOdds(row.matched, row.matchedValue),
  matchedValue: row.matchedValue,
  remaining: row.remaining,
  cancelled: row.cancelled,
  lapsed: row.lapsed,
  status: row.status,
  reason: row.reason,
  persistence: row.persistence,
  rulesVersion: row.rulesVersion,
  delayEndsAt: row.delayEndsAt,
  placedAt: row.placedAt,
  updatedAt: row.updatedAt,
});

/** An account's newest orders, in one market or in all, settled ones included. */
export async function ordersOf(db: Db, accountId: string, marketId?: string): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), marketId ? eq(orders.marketId, marketId) : undefined))
    .orderBy(desc(orders.queueSeq))
    .limit(1_000);
  return rows.map(orderOf);
}

/** An account's order; null if it has none with that id. */
export async function findOrder(db: Db, accountId: string, orderId: string): Promise<Order | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, orderId), eq(orders.accountId, accountId)));
  return row ? orderOf(row) : null;
}
