import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { MarketDefinition } from '#contract/market.ts';
import type { BetHistory, HistoryBet } from '#contract/bet-history.ts';
import type { PageQuery } from '#contract/reports.ts';
import { betStateOf, type BetScope } from '#domain/bet/bet-state.ts';
import { averageOdds } from '#domain/odds/odds.ts';
import { profitOf, resultOf } from '#server/exchange/engine/settlement/bet-result.ts';
import type { Ending } from '#server/exchange/engine/settlement/ending.ts';
import type { Db } from '../open-database.ts';
import { markets } from '../schema/catalogue.ts';
import { settlements } from '../schema/ledger.ts';
import type { StoredFill, StoredOrder } from '#server/exchange/engine/records/orders.ts';
import { fills, orders } from '../schema/orders.ts';
import { exactSum } from './exact-sum.ts';

const columns = { AT: orders.placedAt, ODDS: orders.odds, STAKE: orders.stake } as const;

export interface BetFilter {
  /** Placed in it; null: whenever. */
  period: { start: string; end: string } | null;
  marketId: string | null;
  scope: BetScope;
}

/** An account's bets in that order, with what became of each; sums are of all that the filter lets pass. */
export async function betsOf(
  db: Db,
  accountId: string,
  { period, marketId, scope }: BetFilter,
  { offset, limit, direction, sort }: PageQuery & { sort: keyof typeof columns },
): Promise<BetHistory> {
  const order = direction === 'ASC' ? asc : desc;
  const its = and(
    eq(orders.accountId, accountId),
    period ? and(gte(orders.placedAt, period.start), lt(orders.placedAt, period.end)) : undefined,
    marketId === null ? undefined : eq(orders.marketId, marketId),
    scope === 'ALL'
      ? undefined
      : and(isNull(markets.settledAt), or(gt(orders.remaining, 0), gt(orders.matched, 0))),
  );
  return db.transaction(
    async (tx) => {
      const [all] = await tx
        .select({
          count: sql<number>`count(*)`.mapWith(Number),
          stake: exactSum(orders.stake),
          matched: exactSum(orders.matched),
        })
        .from(orders)
        .innerJoin(markets, eq(markets.marketId, orders.marketId))
        .where(its);
      const rows = await tx
        .select()
        .from(orders)
        .innerJoin(markets, eq(markets.marketId, orders.marketId))
        .where(its)
        .orderBy(order(columns[sort]), order(orders.orderId))
        .limit(limit)
        .offset(offset);
      const settled = rows.filter(({ markets: { settledAt } }) => settledAt !== null);
      const ids = settled.map(({ orders: { orderId } }) => orderId);
      const bets = new Map(ids.map((orderId): [string, StoredFill[]] => [orderId, []]));
      const matches =
        ids.length === 0
          ? []
          : await tx
              .select()
              .from(fills)
              .where(
                and(
                  inArray(fills.marketId, [...new Set(settled.map(({ orders: row }) => row.marketId))]),
                  or(
                    and(eq(fills.backAccountId, accountId), inArray(fills.backOrderId, ids)),
                    and(eq(fills.layAccountId, accountId), inArray(fills.layOrderId, ids)),
                  ),
                ),
              );
      for (const fill of matches) {
        bets.get(fill.backOrderId)?.push(fill);
        bets.get(fill.layOrderId)?.push(fill);
      }
      const endings = await endingsFor(
        tx,
        accountId,
        settled.map(({ orders: row }) => row.marketId),
      );
      const results = marketId === null ? [] : await paidIn(tx, accountId, marketId);
      return {
        count: 0,
        stake: 0,
        matched: 0,
        ...all,
        paid: results[0] ?? null,
        bets: rows.map((row) =>
          betOf(row, endings.get(row.orders.marketId) ?? null, bets.get(row.orders.orderId) ?? []),
        ),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const paidIn = (db: Db, accountId: string, marketId: string) =>
  db
    .select({ profit: exactSum(settlements.profit), commission: exactSum(settlements.commission) })
    .from(settlements)
    .where(and(eq(settlements.accountId, accountId), eq(settlements.marketId, marketId)))
    .groupBy(settlements.marketId);

/** How each market ended when it was settled last; one of which that was not kept is left out. */
async function endingsFor(
  db: Pick<Db, 'selectDistinctOn'>,
  accountId: string,
  marketIds: readonly string[],
): Promise<Map<string, Ending>> {
  if (marketIds.length === 0) return new Map();
  const { marketId, settlementId, ending } = settlements;
  const rows = await db
    .selectDistinctOn([marketId], { marketId, ending })
    .from(settlements)
    .where(and(eq(settlements.accountId, accountId), inArray(marketId, [...new Set(marketIds)])))
    // Numbered as its transaction is.
    .orderBy(marketId, sql`split_part(${settlementId}, '-', 1)::bigint desc`);
  return new Map(rows.flatMap((row) => (row.ending ? [[row.marketId, row.ending]] : [])));
}

interface OrderWithMarket {
  orders: StoredOrder;
  markets: { definition: MarketDefinition; settledAt: string | null };
}

function betOf(
  { orders: row, markets: { definition, settledAt } }: OrderWithMarket,
  ending: Ending | null,
  its: StoredFill[],
): HistoryBet {
  const isSettled = settledAt !== null;
  const place = definition.runners.findIndex(({ runnerId }) => runnerId === row.runnerId);
  const state = betStateOf(row, isSettled);
  return {
    orderId: row.orderId,
    placedAt: row.placedAt,
    sportId: definition.sportId,
    marketId: row.marketId,
    eventName: definition.eventName,
    marketName: definition.marketName,
    selectionName: definition.runners[place]?.name ?? row.runnerId,
    kind: definition.kind,
    side: row.side,
    odds: row.odds,
    line: row.line,
    stake: row.stake,
    matched: row.matched,
    averageOdds: averageOdds(row.matched, row.matchedValue),
    state,
    reason: row.reason,
    result: isSettled ? resultOf(definition) : null,
    profit: state === 'SETTLED' ? profitOf(definition, ending, place, row.side, its) : null,
  };
}
