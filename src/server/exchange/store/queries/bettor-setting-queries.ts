import { eq, sql } from 'drizzle-orm';
import { must } from '#domain/must.ts';
import type { Db } from '../open-database.ts';
import { bettorSettings } from '../schema/accounts.ts';

/** What the account has saved; null if it never did. */
export async function bettorSettingsOf(db: Db, accountId: string): Promise<Record<string, unknown> | null> {
  const [row] = await db.select().from(bettorSettings).where(eq(bettorSettings.accountId, accountId));
  return row?.value ?? null;
}

/** Changes these settings in one step, so that concurrent changes of others all count. Returns all that are saved. */
export async function changeBettorSettings(
  db: Db,
  accountId: string,
  changes: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const [row] = await db
    .insert(bettorSettings)
    .values({ accountId, value: changes })
    .onConflictDoUpdate({
      target: bettorSettings.accountId,
      set: { value: sql`${bettorSettings.value} || excluded.value` },
    })
    .returning();
  return must(row).value;
}
