import { and, eq, lt } from 'drizzle-orm';
import type { Db } from './open-database.ts';
import { idempotency, type IdempotencyRow } from './schema/orders.ts';

/** What was answered to a client id; null when it never arrived or was purged. */
export async function findResult(
  db: Db,
  accountId: string,
  clientId: string,
): Promise<IdempotencyRow | null> {
  const [row] = await db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.accountId, accountId), eq(idempotency.clientId, clientId)));
  return row ?? null;
}

/** Forgets results from before a time (RFC 3339), which is to be at least 24 hours ago. Says how many. */
export async function purgeResults(db: Db, before: string): Promise<number> {
  const { rowCount } = await db.delete(idempotency).where(lt(idempotency.at, before));
  return rowCount ?? 0;
}
