import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ClosedBook } from '#server/exchange/feed/closed-book.ts';
import { isOfMoney } from '../last-numbers.ts';
import type { Db } from '../open-database.ts';
import { markets } from '../schema/catalogue.ts';
import { fills } from '../schema/orders.ts';

/** Those of the markets that there are. */
export async function storedMarkets(db: Db, marketIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ marketId: markets.marketId })
    .from(markets)
    .where(inArray(markets.marketId, [...marketIds]));
  return rows.map(({ marketId }) => marketId);
}

/** A settled market as shown: nothing on offer, and what was matched without what is void. Null if there is no such market. */
export async function closedBook(db: Db, marketId: string): Promise<ClosedBook | null> {
  const [row] = await db.select().from(markets).where(eq(markets.marketId, marketId));
  if (!row) return null;
  const matched = await db
    .select({ runnerId: fills.runnerId, odds: fills.odds, stake: fills.stake })
    .from(fills)
    .where(and(eq(fills.marketId, marketId), eq(fills.voided, false), isOfMoney(fills.fillId)))
    .orderBy(desc(fills.fillId));
  const runners = row.definition.runners.map(({ runnerId }) => {
    const theirs = matched.filter((fill) => fill.runnerId === runnerId);
    const sum = theirs.reduce((total, { stake }) => total + stake, 0);
    return { runnerId, toBack: [], toLay: [], lastOdds: theirs[0]?.odds ?? null, matched: sum };
  });
  return {
    at: row.settledAt ?? row.createdAt,
    definition: row.definition,
    runners,
    matched: runners.reduce((total, runner) => total + runner.matched, 0),
  };
}
