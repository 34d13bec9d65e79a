import { sql, type AnyColumn } from 'drizzle-orm';
import { exact } from '#domain/money/money.ts';
import type { StoredFill } from '#server/exchange/engine/records/orders.ts';
import type { Db } from './open-database.ts';
import { readTexts, type ValuesOf } from './row-texts.ts';
import { isoOf } from './schema/columns.ts';
import { fills } from './schema/orders.ts';

/** Lists the ids one by one, so that the query never scans rows of markets settled long ago. */
export const isOneOf = (column: AnyColumn, ids: readonly string[]) =>
  sql`${column} = any(${sql.param(ids)}::text[])`;

const columns = [
  fills.fillId,
  fills.marketId,
  fills.runnerId,
  fills.odds,
  fills.struckOdds,
  fills.line,
  fills.voided,
  fills.stake,
  fills.backOrderId,
  fills.backAccountId,
  fills.layOrderId,
  fills.layAccountId,
  fills.takerSide,
  fills.at,
] as const;

function fillOf([
  fillId,
  marketId,
  runnerId,
  odds,
  struckOdds,
  line,
  voided,
  stake,
  backOrderId,
  backAccountId,
  layOrderId,
  layAccountId,
  takerSide,
  at,
]: ValuesOf<typeof columns>): StoredFill {
  return {
    fillId: exact(fillId),
    marketId,
    runnerId,
    odds,
    struckOdds,
    line,
    voided,
    stake: exact(stake),
    backOrderId,
    backAccountId,
    layOrderId,
    layAccountId,
    takerSide,
    at: isoOf(at),
  };
}

/** All fills of these markets in the order they were made, void ones included. */
export const loadFills = (
  db: Pick<Db, 'execute'>,
  marketIds: readonly string[],
): Promise<Iterable<StoredFill>> =>
  readTexts(
    db,
    columns,
    sql`from ${fills} where ${isOneOf(fills.marketId, marketIds)} order by ${fills.fillId}`,
    fillOf,
  );
