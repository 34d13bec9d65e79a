import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ProfitLoss, ProfitLossLevel } from '#contract/reports.ts';
import { sportIds } from '#domain/market/sport.ts';
import type { Db } from '../open-database.ts';
import { events, markets, sports } from '../schema/catalogue.ts';
import { casinoRounds, settlements } from '../schema/ledger.ts';
import { exactSum } from './exact-sum.ts';
import { pageOf, placeOf, type KeyedPage, type RowKey } from './report-page.ts';

export const profitLossKeys = {
  sorts: { NAME: 'words', AT: 'moment', PROFIT: 'number', COMMISSION: 'number', NET: 'number' },
  id: 'words',
} as const;

/** How much of a name the rows are sorted by: a round's is as long as what was bet on, and a key has an end. */
const sortedLength = 100;

const values = {
  NAME: 'sortedName',
  AT: 'at',
  PROFIT: 'profit',
  COMMISSION: 'commission',
  NET: 'net',
} as const;

export interface ProfitLossQuery extends KeyedPage<keyof typeof values> {
  level: ProfitLossLevel;
  sportId?: string | undefined;
  eventId?: string | undefined;
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

/** What a row of a level is: its id and grouping, what it comes to, and what the rows may be sorted by. */
function termsOf(paid: ReturnType<typeof paidIn>, level: ProfitLossLevel) {
  const ofSport = [paid.sportId, paid.sportName];
  const ofEvent = [...ofSport, paid.eventId];
  // Each round has its game's name of then.
  const lastOf = (name: typeof paid.eventName | typeof paid.marketName) =>
    sql<string>`(array_agg(${name} order by ${paid.at} desc, ${name}))[1]`;
  const [eventName, marketName] = [lastOf(paid.eventName), lastOf(paid.marketName)];
  const grouping = {
    SPORT: { id: paid.sportId, keys: ofSport, name: paid.sportName },
    EVENT: { id: paid.eventId, keys: ofEvent, name: eventName },
    MARKET: { id: paid.marketId, keys: [...ofEvent, paid.marketId], name: marketName },
  }[level];
  const sums = {
    profit: exactSum(paid.profit),
    commission: exactSum(paid.commission),
    net: exactSum(sql`${paid.profit} - ${paid.commission}`),
  };
  const lastAt = sql<string>`max(${paid.at})`.mapWith((at: string | Date) => new Date(at).toISOString());
  const by = {
    NAME: sql<string>`left(${grouping.name}, ${sql.raw(String(sortedLength))})`,
    AT: lastAt,
    PROFIT: sums.profit,
    COMMISSION: sums.commission,
    NET: sums.net,
  };
  return { ...grouping, eventName, marketName, sums, lastAt, by };
}

/** An account's result from markets settled in a period. A market settled again counts only by the difference. */
export async function profitLossOf(
  db: Db,
  accountId: string,
  period: Period,
  { level, sportId, eventId, ...page }: ProfitLossQuery,
): Promise<ProfitLoss> {
  const paid = paidIn(db, accountId, period);
  const { sums, lastAt, id, eventName, marketName, keys, by } = termsOf(paid, level);
  const { sort, limit, offset } = page;
  const order = { by: by[sort], byType: profitLossKeys.sorts[sort], id, idType: profitLossKeys.id };
  const { conditions, orderBy, inOrder, isBefore } = pageOf(order, page);
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
      const read = await tx
        .select({
          id: sql<string>`${id}`,
          sortedName: by.NAME,
          sportId: paid.sportId,
          sportName: paid.sportName,
          eventId: isBelowSport ? paid.eventId : sql<null>`null`,
          eventName: isBelowSport ? eventName : sql<null>`null`,
          marketId: isMarket ? paid.marketId : sql<null>`null`,
          marketName: isMarket ? marketName : sql<null>`null`,
          at: lastAt,
          markets: sql<number>`count(distinct ${paid.marketId})`.mapWith(Number),
          ...sums,
        })
        .from(paid)
        .where(within)
        .groupBy(...keys)
        .having(and(...conditions))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      const rows = inOrder(read);
      const countBefore = async (key: RowKey) => {
        const before = await tx
          .select({ id: sql`${id}` })
          .from(paid)
          .where(within)
          .groupBy(...keys)
          .having(isBefore(key));
        return before.length;
      };
      const rowKeys = rows.map((row) => ({ value: row[values[sort]], id: row.id }));
      return {
        profit: 0,
        commission: 0,
        net: 0,
        count: 0,
        ...total,
        place: await placeOf(rowKeys, page, total?.count ?? 0, countBefore),
        rows,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
