import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { PageQuery, ProfitLoss, ProfitLossLevel } from '#contract/reports.ts';
import type { Db } from '../open-database.ts';
import { events, markets, sports } from '../schema/catalogue.ts';
import { settlements } from '../schema/ledger.ts';
import { exactSum } from './exact-sum.ts';

const marketName = sql<string>`${markets.definition} ->> 'marketName'`;
const sums = {
  profit: exactSum(settlements.profit),
  commission: exactSum(settlements.commission),
  net: exactSum(sql`${settlements.profit} - ${settlements.commission}`),
};
const lastAt = sql<string>`max(${settlements.at})`.mapWith((at: string | Date) => new Date(at).toISOString());

/** What a row is of, and is called, on each level. */
const levels = {
  SPORT: { keys: [sports.sportId, sports.sportName], name: sports.sportName },
  EVENT: {
    keys: [sports.sportId, sports.sportName, events.exEventId, events.eventName],
    name: events.eventName,
  },
  MARKET: {
    keys: [sports.sportId, sports.sportName, events.exEventId, events.eventName, markets.marketId],
    name: marketName,
  },
};

export interface ProfitLossQuery extends PageQuery {
  level: ProfitLossLevel;
  sportId?: string | undefined;
  eventId?: string | undefined;
  sort: 'NAME' | 'AT' | 'PROFIT' | 'COMMISSION' | 'NET';
}

/** What the markets that were settled in a period came to for an account; a market settled anew counts by the difference. */
export async function profitLossOf(
  db: Db,
  accountId: string,
  { start, end }: { start: string; end: string },
  { level, sportId, eventId, sort, direction, offset, limit }: ProfitLossQuery,
): Promise<ProfitLoss> {
  const { keys, name } = levels[level];
  const order = direction === 'ASC' ? asc : desc;
  const by = { NAME: name, AT: lastAt, PROFIT: sums.profit, COMMISSION: sums.commission, NET: sums.net }[
    sort
  ];
  const within = and(
    eq(settlements.accountId, accountId),
    gte(settlements.at, start),
    lt(settlements.at, end),
    sportId === undefined ? undefined : eq(events.sportId, sportId),
    eventId === undefined ? undefined : eq(events.exEventId, eventId),
  );
  const isBelowSport = level !== 'SPORT';
  const isMarket = level === 'MARKET';
  return db.transaction(
    async (tx) => {
      const [total] = await tx
        .select({
          ...sums,
          count: sql<number>`count(distinct ${keys.at(isMarket ? 4 : isBelowSport ? 2 : 0)!})`.mapWith(
            Number,
          ),
        })
        .from(settlements)
        .innerJoin(markets, eq(markets.marketId, settlements.marketId))
        .innerJoin(events, eq(events.exEventId, markets.eventId))
        .innerJoin(sports, eq(sports.sportId, events.sportId))
        .where(within);
      const rows = await tx
        .select({
          sportId: sports.sportId,
          sportName: sports.sportName,
          eventId: isBelowSport ? events.exEventId : sql<null>`null`,
          eventName: isBelowSport ? events.eventName : sql<null>`null`,
          marketId: isMarket ? markets.marketId : sql<null>`null`,
          marketName: isMarket ? marketName : sql<null>`null`,
          at: lastAt,
          markets: sql<number>`count(distinct ${settlements.marketId})`.mapWith(Number),
          ...sums,
        })
        .from(settlements)
        .innerJoin(markets, eq(markets.marketId, settlements.marketId))
        .innerJoin(events, eq(events.exEventId, markets.eventId))
        .innerJoin(sports, eq(sports.sportId, events.sportId))
        .where(within)
        .groupBy(...keys)
        .orderBy(order(by), ...keys)
        .limit(limit)
        .offset(offset);
      return { profit: 0, commission: 0, net: 0, count: 0, ...total, rows };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
