import { and, eq, sql } from 'drizzle-orm';
import type { Db } from './open-database.ts';
import type { StoredAnswer } from '#server/exchange/engine/records/orders.ts';
import { idempotency } from './schema/orders.ts';

/** The answer to a client id; null if it never arrived or was purged. */
export async function findResult(db: Db, accountId: string, clientId: string): Promise<StoredAnswer | null> {
  const [row] = await db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.accountId, accountId), eq(idempotency.clientId, clientId)));
  return row ?? null;
}

/** The answers to these client ids, in one query. Ids that never arrived or were purged are left out. */
export function findResults(
  db: Db,
  ids: readonly Pick<StoredAnswer, 'accountId' | 'clientId'>[],
): Promise<StoredAnswer[]> {
  const accountIds = sql.param(ids.map(({ accountId }) => accountId));
  const clientIds = sql.param(ids.map(({ clientId }) => clientId));
  return db
    .select()
    .from(idempotency)
    .where(
      sql`(${idempotency.accountId}, ${idempotency.clientId}) in (select * from unnest(${accountIds}::text[], ${clientIds}::text[]))`,
    );
}
