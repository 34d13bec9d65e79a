import { asc, eq } from 'drizzle-orm';
import type { MarketDefinition } from '#contract/market.ts';
import type { Db } from '../open-database.ts';
import { markets } from '../schema/catalogue.ts';

/** Every market of an event, closed ones included, oldest first. */
export async function marketsOfEvent(db: Db, eventId: string): Promise<MarketDefinition[]> {
  const rows = await db
    .select({ definition: markets.definition })
    .from(markets)
    .where(eq(markets.eventId, eventId))
    .orderBy(asc(markets.createdAt), asc(markets.marketId));
  return rows.map(({ definition }) => definition);
}

export async function findMarket(db: Db, marketId: string): Promise<MarketDefinition | null> {
  const [row] = await db.select().from(markets).where(eq(markets.marketId, marketId));
  return row?.definition ?? null;
}
