import { eq, sql } from 'drizzle-orm';
import { exact } from '#domain/money/money.ts';
import type { SettledMarket } from '#server/exchange/engine/commands/commands.ts';
import { loadFills } from '../load-fills.ts';
import type { Db } from '../open-database.ts';
import { markets } from '../schema/catalogue.ts';
import { settlements } from '../schema/ledger.ts';

/** A settled market with what it has paid so far; null if there is none with that id, or it isn't settled. */
export async function settledMarket(db: Db, marketId: string): Promise<SettledMarket | null> {
  const [row] = await db.select().from(markets).where(eq(markets.marketId, marketId));
  if (!row?.settledAt) return null;
  const sum = (of: typeof settlements.profit | typeof settlements.commission) =>
    sql<number>`sum(${of})`.mapWith((total: string) => exact(Number(total)));
  const paid = await db
    .select({
      accountId: settlements.accountId,
      profit: sum(settlements.profit),
      commission: sum(settlements.commission),
    })
    .from(settlements)
    .where(eq(settlements.marketId, marketId))
    .groupBy(settlements.accountId)
    .orderBy(settlements.accountId);
  const fills = [...(await loadFills(db, [marketId]))];
  return { definition: row.definition, createdAt: row.createdAt, fills, paid };
}
