import { sql, type AnyColumn } from 'drizzle-orm';
import { exact } from '#domain/money.ts';
import type { Side } from '#domain/side.ts';
import type { Db } from './open-database.ts';
import { fills } from './schema/orders.ts';

/** What one account has matched on one side of one runner. */
export interface MatchedSum {
  marketId: string;
  accountId: string;
  runnerId: string;
  side: Side;
  /** Minor units. */
  stake: number;
  /** Sum of stake × odds over the fills: exact, and an error beyond 2^53 − 1. */
  stakeTimesOdds: number;
}

export interface RunnerTotal {
  marketId: string;
  runnerId: string;
  /** Backers' stakes. */
  matched: number;
  lastOdds: number;
}

type Reader = Pick<Db, 'select'>;

/** Named one by one: what was settled long ago, however much it is, is then not looked at. */
export const isOneOf = (column: AnyColumn, ids: readonly string[]) =>
  sql`${column} = any(${sql.param(ids)}::text[])`;

export async function loadMatched(db: Reader, openIds: readonly string[]): Promise<MatchedSum[]> {
  const sumsOf = (side: Side) => {
    const account = side === 'BACK' ? fills.backAccountId : fills.layAccountId;
    return db
      .select({
        marketId: fills.marketId,
        accountId: account,
        runnerId: fills.runnerId,
        stake: exactSum(sql`${fills.stake}`),
        stakeTimesOdds: exactSum(sql`${fills.stake} * ${fills.odds}`),
      })
      .from(fills)
      .where(isOneOf(fills.marketId, openIds))
      .groupBy(fills.marketId, account, fills.runnerId);
  };
  const [backed, laid] = [await sumsOf('BACK'), await sumsOf('LAY')];
  return [
    ...backed.map((row) => ({ ...row, side: 'BACK' as const })),
    ...laid.map((row) => ({ ...row, side: 'LAY' as const })),
  ];
}

export const loadRunners = (db: Reader, openIds: readonly string[]): Promise<RunnerTotal[]> =>
  db
    .select({
      marketId: fills.marketId,
      runnerId: fills.runnerId,
      matched: exactSum(sql`${fills.stake}`),
      lastOdds: sql<number>`(array_agg(${fills.odds} order by ${fills.fillId} desc))[1]`,
    })
    .from(fills)
    .where(isOneOf(fills.marketId, openIds))
    .groupBy(fills.marketId, fills.runnerId);

/** PostgreSQL adds 64-bit integers as exact numerics. */
const exactSum = (of: ReturnType<typeof sql>) =>
  sql<number>`sum(${of})`.mapWith((value: string) => exact(Number(value)));
