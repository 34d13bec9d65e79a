import { and, asc, eq, gte, max, sql } from 'drizzle-orm';
import type { RunnerMoves } from '#server/exchange/feed/biggest-movers.ts';
import { isOneOf } from '../load-fills.ts';
import { isOfMoney } from '../last-numbers.ts';
import type { Db } from '../open-database.ts';
import { fills } from '../schema/orders.ts';
import { exactSum } from './exact-sum.ts';

export interface While {
  /** RFC 3339. */
  since: string;
  /** Of how much of it one price is told, ms. */
  stretchMs: number;
}

interface Runner {
  marketId: string;
  runnerId: string;
}

/** What was matched on the runners of these markets in a while. Void bets count for nothing. */
export async function movesOf(
  db: Db,
  marketIds: readonly string[],
  { since, stretchMs }: While,
): Promise<RunnerMoves[]> {
  const { marketId, runnerId, fillId, odds, stake, voided, at } = fills;
  const rows = await db
    .select({
      marketId,
      runnerId,
      first: sql<number>`(array_agg(${odds} order by ${fillId}))[1]`,
      odds: sql<number>`(array_agg(${odds} order by ${fillId} desc))[1]`,
      matched: exactSum(stake),
      at: sql<string>`max(${at})`.mapWith((time: string | Date) => new Date(time).toISOString()),
    })
    .from(fills)
    .where(and(gte(at, since), eq(voided, false), isOneOf(marketId, marketIds), isOfMoney(fillId)))
    .groupBy(marketId, runnerId, sql`floor(extract(epoch from ${at}) * 1000 / ${stretchMs}::int)`)
    .orderBy(asc(max(fillId)));
  const moves = new Map<string, RunnerMoves>();
  for (const { first, odds: last, matched, at: lastAt, ...runner } of rows) {
    const known = moves.get(keyOf(runner)) ?? { ...runner, was: first, prices: [] };
    const price = { at: lastAt, odds: last, matched };
    moves.set(keyOf(runner), { ...known, prices: [...known.prices, price] });
  }
  const before = await oddsBefore(db, [...moves.values()], since);
  return [...moves].map(([key, move]) => ({ ...move, was: before.get(key) ?? move.was }));
}

/** At which odds these runners were last matched before a time, by their keys. */
async function oddsBefore(
  db: Db,
  runners: readonly Runner[],
  time: string,
): Promise<ReadonlyMap<string, number>> {
  const marketIds = sql.param(runners.map(({ marketId }) => marketId));
  const runnerIds = sql.param(runners.map(({ runnerId }) => runnerId));
  const { marketId, runnerId, fillId, odds, voided, at } = fills;
  // For each runner the index is read backwards from its last bet, and no further than the first before the time.
  const rows = await db
    .select({
      marketId: sql<string>`wanted.market_id`,
      runnerId: sql<string>`wanted.runner_id`,
      odds: sql<number | null>`(
        select ${odds} from ${fills}
        where ${marketId} = wanted.market_id and ${runnerId} = wanted.runner_id and ${at} < ${time} and not ${voided} and ${isOfMoney(fillId)}
        order by ${fillId} desc limit 1
      )`,
    })
    .from(sql`unnest(${marketIds}::text[], ${runnerIds}::text[]) as wanted (market_id, runner_id)`);
  return new Map(rows.flatMap((row) => (row.odds === null ? [] : [[keyOf(row), row.odds] as const])));
}

const keyOf = ({ marketId, runnerId }: Runner): string => JSON.stringify([marketId, runnerId]);
