import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { PageQuery, ProfitLoss, ProfitLossLevel } from '#contract/reports.ts';
import { sportIds } from '#domain/market/sport.ts';
import type { Db } from '../open-database.ts';
import { events, markets, sports } from '../schema/catalogue.ts';
import { casinoRounds, settlements } from '../schema/ledger.ts';
import { exactSum } from './exact-sum.ts';

export interface ProfitLossQuery extends PageQuery {
  level: ProfitLossLevel;
  sportId?: string | undefined;
  eventId?: string | undefined;
  sort: 'NAME' | 'AT' | 'PROFIT' | 'COMMISSION' | 'NET';
}

interface Period {
  start: string;
  end: string;
}

/** What an account was paid in a period, market by market. A round of a game counts as a market of that game. */
function paidIn(db: Pick<Db, 'select'>, accountId: string, { start, end }: Period) {
  const ofMarkets = db
    .select({
      sportId: sports.sportId,
      sportName: sports.sportName,
      eventId: events.exEventId,
      eventName: events.eventName,
      marketId: settlements.marketId,
      marketName: sql<string>`${markets.definition} ->> 'marketName'`.as('market_name'),
      at: settlements.at,
      profit: settlements.profit,
      commission: settlements.commission,
    })
    .from(settlements)
    .innerJoin(markets, eq(markets.marketId, settlements.marketId))
    .innerJoin(events, eq(events.exEventId, markets.eventId))
    .innerJoin(sports, eq(sports.sportId, events.sportId))
    .where(and(eq(settlements.accountId, accountId), gte(settlements.at, start), lt(settlements.at, end)));
  const ofRounds = db
    .select({
      sportId: sports.sportId,
      sportName: sports.sportName,
      eventId: casinoRounds.eventId,
      eventName: casinoRounds.gameName,
      marketId: casinoRounds.roundId,
      marketName: sql<string>`${casinoRounds.bet} || ': ' || ${casinoRounds.result}`.as('market_name'),
      at: casinoRounds.at,
      profit: sql<number>`${casinoRounds.payout} - ${casinoRounds.stake}`.as('profit'),
      commission: sql<number>`0::bigint`.as('commission'),
    })
    .from(casinoRounds)
    .innerJoin(sports, eq(sports.sportId, sportIds.casino))
    .where(and(eq(casinoRounds.accountId, accountId), gte(casinoRounds.at, start), lt(casinoRounds.at, end)));
  return unionAll(ofMarkets, ofRounds).as('paid');
}

/** A row's id, grouping and name on a level. */
function groupingOf(paid: ReturnType<typeof paidIn>, level: ProfitLossLevel) {
  const ofSport = [paid.sportId, paid.sportName];
  const ofEvent = [...ofSport, paid.eventId, paid.eventName];
  return {
    SPORT: { id: paid.sportId, keys: ofSport, name: paid.sportName },
    EVENT: { id: paid.eventId, keys: ofEvent, name: paid.eventName },
    MARKET: { id: paid.marketId, keys: [...ofEvent, paid.marketId, paid.marketName], name: paid.marketName },
  }[level];
}

/** An account's result from markets settled in a period. A market settled again counts only by the difference. */
export async function profitLossOf(
  db: Db,
  accountId: string,
  period: Period,
  { level, sportId, eventId, sort, direction, offset, limit }: ProfitLossQuery,
): Promise<ProfitLoss> {
  const paid = paidIn(db, accountId, period);
  const sums = {
    profit: exactSum(paid.profit),
    commission: exactSum(paid.commission),
    net: exactSum(sql`${paid.profit} - ${paid.commission}`),
  };
  const lastAt = sql<string>`max(${paid.at})`.mapWith((at: string | Date) => new Date(at).toISOString());
  const { id, keys, name } = groupingOf(paid, level);
  const order = direction === 'ASC' ? asc : desc;
  const by = { NAME: name, AT: lastAt, PROFIT: sums.profit, COMMISSION: sums.commission, NET: sums.net }[
    sort
  ];
  const within = and(
    sportId === undefined ? undefined : eq(paid.sportId, sportId),
    eventId === undefined ? undefined : eq(paid.eventId, eventId),
  );
  const isBelowSport = level !== 'SPORT';
  const isMarket = level === 'MARKET';
  return db.transaction(
    async (tx) => {
      const [total] = await tx
        .select({ ...sums, count: sql<number>`count(distinct ${id})`.mapWith(Number) })
        .from(paid)
        .where(within);
      const rows = await tx
        .select({
          sportId: paid.sportId,
          sportName: paid.sportName,
          eventId: isBelowSport ? paid.eventId : sql<null>`null`,
          eventName: isBelowSport ? paid.eventName : sql<null>`null`,
          marketId: isMarket ? paid.marketId : sql<null>`null`,
          marketName: isMarket ? paid.marketName : sql<null>`null`,
          at: lastAt,
          markets: sql<number>`count(distinct ${paid.marketId})`.mapWith(Number),
          ...sums,
        })
        .from(paid)
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
