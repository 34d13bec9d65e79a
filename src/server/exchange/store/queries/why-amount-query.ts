import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { WhyAmount } from '#contract/why-amount.ts';
import type { Side } from '#domain/bet/side.ts';
import { explain, mostBets, type MatchedStake } from '#server/exchange/engine/settlement/why-amount.ts';
import type { Db } from '../open-database.ts';
import { markets } from '../schema/catalogue.ts';
import { settlements } from '../schema/ledger.ts';
import { fills, orders } from '../schema/orders.ts';
import { exactSum } from './exact-sum.ts';

/** Explains what an account was paid in a market, or says why that can't be explained. */
export const whyAmountOf = (
  db: Db,
  accountId: string,
  marketId: string,
): Promise<WhyAmount | 'UNKNOWN_MARKET' | 'MARKET_NOT_CLOSED'> =>
  db.transaction(
    async (tx) => {
      const [market] = await tx.select().from(markets).where(eq(markets.marketId, marketId));
      if (!market) return 'UNKNOWN_MARKET';
      if (market.settledAt === null) return 'MARKET_NOT_CLOSED';
      const rows = await tx
        .select()
        .from(settlements)
        .where(and(eq(settlements.marketId, marketId), eq(settlements.accountId, accountId)));
      const matched = [
        ...(await matchedOn(tx, 'BACK', accountId, marketId)),
        ...(await matchedOn(tx, 'LAY', accountId, marketId)),
      ].sort((a, b) => a.first - b.first);
      const partly = await tx
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.accountId, accountId),
            eq(orders.marketId, marketId),
            lt(orders.matched, orders.stake),
          ),
        )
        .orderBy(asc(orders.queueSeq))
        .limit(mostBets);
      return explain({ definition: market.definition, rows, matched, orders: partly });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** What the account had matched on that side, by order and price. `first` is the id of its first fill. */
function matchedOn(
  db: Pick<Db, 'select'>,
  side: Side,
  accountId: string,
  marketId: string,
): Promise<(MatchedStake & { first: number })[]> {
  const isBack = side === 'BACK';
  const orderId = isBack ? fills.backOrderId : fills.layOrderId;
  const { runnerId, odds, struckOdds, line, voided } = fills;
  return db
    .select({
      orderId,
      side: sql<Side>`${side}`,
      runnerId,
      odds,
      struckOdds,
      line,
      voided,
      rulesVersion: orders.rulesVersion,
      stake: exactSum(fills.stake),
      first: sql<number>`min(${fills.fillId})`.mapWith(Number),
    })
    .from(fills)
    .innerJoin(orders, eq(orders.orderId, orderId))
    .where(
      and(eq(fills.marketId, marketId), eq(isBack ? fills.backAccountId : fills.layAccountId, accountId)),
    )
    .groupBy(orderId, runnerId, odds, struckOdds, line, voided, orders.rulesVersion);
}
