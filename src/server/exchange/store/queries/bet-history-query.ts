import { and, eq, gt, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { MarketDefinition } from '#contract/market.ts';
import type { BetHistory, HistoryBet } from '#contract/bet-history.ts';
import { betStateOf } from '#domain/bet/bet-state.ts';
import { averageOdds } from '#domain/odds/odds.ts';
import { selectionNameOf } from '#domain/words/runner-text.ts';
import { profitOf, resultOf } from '#server/exchange/engine/settlement/bet-result.ts';
import type { Ending } from '#server/exchange/engine/settlement/ending.ts';
import type { Db } from '../open-database.ts';
import { markets } from '../schema/catalogue.ts';
import { settlements } from '../schema/ledger.ts';
import type { StoredFill, StoredOrder } from '#server/exchange/engine/records/orders.ts';
import { fills, orders } from '../schema/orders.ts';
import { betsAsked, inScope, scopeCounts, type BetFilter } from './bet-filter.ts';
import { exactSum } from './exact-sum.ts';
import { pageOf, placeOf, type KeyedPage, type RowKey } from './report-page.ts';

export const betKeys = { sorts: { AT: 'moment', ODDS: 'number', STAKE: 'number' }, id: 'words' } as const;
const columns = { AT: 'placedAt', ODDS: 'odds', STAKE: 'stake' } as const;

/** A page of an account's bets, with what became of each. The sums cover all bets that pass the filter. */
export async function betsOf(
  db: Db,
  accountId: string,
  filter: BetFilter,
  page: KeyedPage<keyof typeof columns>,
): Promise<BetHistory> {
  const { marketId } = filter;
  const { sort, limit, offset } = page;
  const order = {
    by: orders[columns[sort]],
    byType: betKeys.sorts[sort],
    id: orders.orderId,
    idType: betKeys.id,
  };
  const { conditions, orderBy, inOrder, isBefore } = pageOf(order, page);
  const asked = betsAsked(accountId, filter);
  const its = and(asked, inScope(filter.scope));
  return db.transaction(
    async (tx) => {
      const { all, scopes } = await sumsOf(tx, its, asked);
      const read = await tx
        .select()
        .from(orders)
        .innerJoin(markets, eq(markets.marketId, orders.marketId))
        .where(and(its, ...conditions))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      const rows = inOrder(read);
      const countBefore = async (key: RowKey) => {
        const [before] = await tx
          .select({ count: sql<number>`count(*)`.mapWith(Number) })
          .from(orders)
          .innerJoin(markets, eq(markets.marketId, orders.marketId))
          .where(and(its, isBefore(key)));
        return before?.count ?? 0;
      };
      const keys = rows.map((row) => ({ value: row.orders[columns[sort]], id: row.orders.orderId }));
      const settled = rows.filter((row) => row.markets.settledAt !== null).map((row) => row.orders);
      const matched = await fillsOf(tx, accountId, settled);
      const endings = await endingsFor(
        tx,
        accountId,
        settled.map((row) => row.marketId),
      );
      const paid = await paidIn(tx, accountId, [
        ...settled.filter((row) => row.matched > 0).map((row) => row.marketId),
        ...(marketId === null ? [] : [marketId]),
      ]);
      const ofMarket = paid.find((market) => market.marketId === marketId);
      return {
        count: 0,
        stake: 0,
        matched: 0,
        ...all,
        paid: ofMarket ? { profit: ofMarket.profit, commission: ofMarket.commission } : null,
        net: await netOf(tx, accountId, its),
        paidMarkets: paid,
        ...(scopes && { scopes }),
        place: await placeOf(keys, page, all?.count ?? 0, countBefore),
        bets: rows.map((row) =>
          betOf(row, endings.get(row.orders.marketId) ?? null, matched.get(row.orders.orderId) ?? []),
        ),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Sums of all bets that pass the filter, and how many there would be in each scope. */
async function sumsOf(db: Pick<Db, 'select'>, its: SQL | undefined, asked: SQL | undefined) {
  const [all] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      stake: exactSum(sql`${orders.matched} + ${orders.remaining}`),
      matched: exactSum(orders.matched),
    })
    .from(orders)
    .innerJoin(markets, eq(markets.marketId, orders.marketId))
    .where(its);
  const [scopes] = await db
    .select(scopeCounts)
    .from(orders)
    .innerJoin(markets, eq(markets.marketId, orders.marketId))
    .where(asked);
  return { all, scopes };
}

/** The fills of each of these orders of the account, by order id. */
async function fillsOf(
  db: Pick<Db, 'select'>,
  accountId: string,
  its: readonly StoredOrder[],
): Promise<Map<string, StoredFill[]>> {
  const ids = its.map(({ orderId }) => orderId);
  const byOrder = new Map(ids.map((orderId): [string, StoredFill[]] => [orderId, []]));
  if (ids.length === 0) return byOrder;
  const rows = await db
    .select()
    .from(fills)
    .where(
      and(
        inArray(fills.marketId, [...new Set(its.map(({ marketId }) => marketId))]),
        or(
          and(eq(fills.backAccountId, accountId), inArray(fills.backOrderId, ids)),
          and(eq(fills.layAccountId, accountId), inArray(fills.layOrderId, ids)),
        ),
      ),
    );
  for (const fill of rows) {
    byOrder.get(fill.backOrderId)?.push(fill);
    byOrder.get(fill.layOrderId)?.push(fill);
  }
  return byOrder;
}

/** What each of these markets paid the account in all. One that is not settled is left out. */
async function paidIn(
  db: Pick<Db, 'select' | 'selectDistinct'>,
  accountId: string,
  marketIds: readonly string[],
): Promise<NonNullable<BetHistory['paidMarkets']>> {
  if (marketIds.length === 0) return [];
  const ids = [...new Set(marketIds)];
  const sums = await db
    .select({
      marketId: settlements.marketId,
      profit: exactSum(settlements.profit),
      commission: exactSum(settlements.commission),
    })
    .from(settlements)
    .where(and(eq(settlements.accountId, accountId), inArray(settlements.marketId, ids)))
    .groupBy(settlements.marketId);
  const cashedOut = await db
    .selectDistinct({ marketId: orders.marketId })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        inArray(orders.marketId, ids),
        eq(orders.byCashOut, true),
        gt(orders.matched, 0),
      ),
    );
  const byCashOut = new Set(cashedOut.map((row) => row.marketId));
  return sums.map((row) => ({ ...row, byCashOut: byCashOut.has(row.marketId) }));
}

/** What the settled markets of the bets that meet a condition came to for the account; null where none is settled. */
async function netOf(
  db: Pick<Db, 'select' | 'selectDistinct'>,
  accountId: string,
  condition: SQL | undefined,
): Promise<number | null> {
  const theirs = db
    .selectDistinct({ marketId: orders.marketId })
    .from(orders)
    .innerJoin(markets, eq(markets.marketId, orders.marketId))
    .where(and(condition, isNotNull(markets.settledAt), gt(orders.matched, 0)));
  const [sums] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      net: exactSum(sql`${settlements.profit} - ${settlements.commission}`),
    })
    .from(settlements)
    .where(and(eq(settlements.accountId, accountId), inArray(settlements.marketId, theirs)));
  return sums && sums.count > 0 ? sums.net : null;
}

/** How each market ended when it was last settled. Markets whose ending wasn't stored are left out. */
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
    // The id begins with the transaction's id.
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
    eventId: definition.eventId,
    marketId: row.marketId,
    eventName: definition.eventName,
    marketName: definition.marketName,
    selectionName: selectionNameOf(definition.runners, row.runnerId),
    kind: definition.kind,
    rulesVersion: row.rulesVersion,
    ...(row.byCashOut && { byCashOut: true }),
    side: row.side,
    odds: row.odds,
    line: row.line,
    stake: row.stake,
    matched: row.matched,
    remaining: row.remaining,
    averageOdds: averageOdds(row.matched, row.matchedValue),
    matchedValue: row.matchedValue,
    state,
    reason: row.reason,
    result: isSettled ? resultOf(definition, ending) : null,
    profit: state === 'SETTLED' ? profitOf(definition, ending, place, row.side, its) : null,
  };
}
