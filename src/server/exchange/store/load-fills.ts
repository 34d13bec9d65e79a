import { sql, type AnyColumn } from 'drizzle-orm';
import type { Db } from './open-database.ts';
import type { StoredFill } from '#server/exchange/engine/records/orders.ts';
import { fills } from './schema/orders.ts';

/** Named one by one: what was settled long ago, however much it is, is then not looked at. */
export const isOneOf = (column: AnyColumn, ids: readonly string[]) =>
  sql`${column} = any(${sql.param(ids)}::text[])`;

/** Everything matched in these markets, void bets too, in the order in which it was. */
export const loadFills = (db: Pick<Db, 'select'>, marketIds: readonly string[]): Promise<StoredFill[]> =>
  db.select().from(fills).where(isOneOf(fills.marketId, marketIds)).orderBy(fills.fillId);
