import { sql } from 'drizzle-orm';
import type { Db } from './open-database.ts';
import type { StoredAnswer } from '#server/exchange/engine/records/orders.ts';
import { idempotency } from './schema/orders.ts';

/** The answers to these client ids, in one query. Ids that never arrived or were purged are left out. */
export function findAnswers(
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
