import { and, eq, isNull, sql } from 'drizzle-orm';
import type { listMatchedBets } from '#contract/account.ts';
import type { DataOf } from '#contract/call.ts';
import { exact } from '#domain/money/money.ts';
import { sideLetter, type Side } from '#domain/bet/side.ts';
import { selectionNameOf } from '#domain/words/runner-text.ts';
import type { Db } from '../open-database.ts';
import { markets } from '../schema/catalogue.ts';
import { fills } from '../schema/orders.ts';

type MatchedBet = DataOf<typeof listMatchedBets>[number];

/** ENT-6: what is matched in unsettled markets, one row per order and price. */
export async function matchedBetsOf(db: Db, accountId: string, eventId?: string): Promise<MatchedBet[]> {
  const rows = await Promise.all([
    matchedOn(db, 'BACK', accountId, eventId),
    matchedOn(db, 'LAY', accountId, eventId),
  ]);
  return rows
    .flat()
    .sort((a, b) => b.lastFill - a.lastFill)
    .map(({ lastFill: _, ...bet }) => bet);
}

async function matchedOn(
  db: Db,
  side: Side,
  accountId: string,
  eventId: string | undefined,
): Promise<(MatchedBet & { lastFill: number })[]> {
  const account = side === 'BACK' ? fills.backAccountId : fills.layAccountId;
  const orderId = side === 'BACK' ? fills.backOrderId : fills.layOrderId;
  const rows = await db
    .select({
      orderId,
      marketId: fills.marketId,
      runnerId: fills.runnerId,
      definition: markets.definition,
      oddsPrice: fills.odds,
      stake: sql<number>`sum(${fills.stake})`.mapWith((sum: string) => exact(Number(sum))),
      at: sql<string>`max(${fills.at})`.mapWith((at: string | Date) => new Date(at).toISOString()),
      lastFill: sql<number>`max(${fills.fillId})`.mapWith(Number),
    })
    .from(fills)
    .innerJoin(markets, eq(fills.marketId, markets.marketId))
    .where(
      and(
        eq(account, accountId),
        isNull(markets.settledAt),
        eq(fills.voided, false),
        eventId ? eq(markets.eventId, eventId) : undefined,
      ),
    )
    .groupBy(orderId, fills.marketId, fills.runnerId, markets.marketId, fills.odds);
  return rows.map(({ definition, runnerId, ...row }) => {
    const selectionName = selectionNameOf(definition.runners, runnerId);
    return { ...row, selectionName, side, type: sideLetter(side) };
  });
}
