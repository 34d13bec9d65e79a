import type { Trade } from '#server/exchange/feed/runner-trades.ts';
import type { StoredFill } from '#server/exchange/engine/records/orders.ts';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { isOfMoney } from '../last-numbers.ts';
import type { Db } from '../open-database.ts';
import { fills } from '../schema/orders.ts';

/** What was matched on a runner after that fill, in order, void bets included. Odds are those before any reduction. */
export async function tradesAfter(
  db: Db,
  { marketId, runnerId }: { marketId: string; runnerId: string },
  fillId: number,
): Promise<Trade[]> {
  const rows = await db
    .select({
      fillId: fills.fillId,
      odds: fills.odds,
      struckOdds: fills.struckOdds,
      stake: fills.stake,
      voided: fills.voided,
      at: fills.at,
    })
    .from(fills)
    .where(
      and(
        eq(fills.marketId, marketId),
        eq(fills.runnerId, runnerId),
        gt(fills.fillId, fillId),
        isOfMoney(fills.fillId),
      ),
    )
    .orderBy(asc(fills.fillId));
  return rows.map(({ struckOdds, ...row }) => ({ ...row, odds: struckOdds ?? row.odds }));
}

/** The last fills of all markets, in order, without practice accounts'. */
export const lastFills = async (db: Db, count: number): Promise<StoredFill[]> =>
  (
    await db.select().from(fills).where(isOfMoney(fills.fillId)).orderBy(desc(fills.fillId)).limit(count)
  ).reverse();
