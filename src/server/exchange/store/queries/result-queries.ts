import { lt } from 'drizzle-orm';
import type { Db } from '../open-database.ts';
import { idempotency } from '../schema/orders.ts';

/** Whether there are results from before that time (RFC 3339). */
export async function hasResultsBefore(db: Db, at: string): Promise<boolean> {
  const rows = await db
    .select({ at: idempotency.at })
    .from(idempotency)
    .where(lt(idempotency.at, at))
    // Makes it use the index; otherwise it would read the whole table when no result is that old.
    .orderBy(idempotency.at)
    .limit(1);
  return rows.length > 0;
}
