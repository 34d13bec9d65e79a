import { lt } from 'drizzle-orm';
import type { Db } from '../open-database.ts';
import { idempotency } from '../schema/orders.ts';

/** Whether results from before that time (RFC 3339) are kept. */
export async function hasResultsBefore(db: Db, at: string): Promise<boolean> {
  const rows = await db
    .select({ at: idempotency.at })
    .from(idempotency)
    .where(lt(idempotency.at, at))
    // By its index: where none is that old, the whole table would be read otherwise.
    .orderBy(idempotency.at)
    .limit(1);
  return rows.length > 0;
}
