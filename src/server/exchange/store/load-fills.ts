import { sql, type AnyColumn } from 'drizzle-orm';
import type { Db } from './open-database.ts';
import type { StoredFill } from '#server/exchange/engine/records/orders.ts';
import { fills } from './schema/orders.ts';

/** Lists the ids one by one, so that the query never scans rows of markets settled long ago. */
export const isOneOf = (column: AnyColumn, ids: readonly string[]) =>
  sql`${column} = any(${sql.param(ids)}::text[])`;

/** All fills of these markets in the order they were made, void ones included. */
export const loadFills = (db: Pick<Db, 'select'>, marketIds: readonly string[]): Promise<StoredFill[]> =>
  db.select().from(fills).where(isOneOf(fills.marketId, marketIds)).orderBy(fills.fillId);
