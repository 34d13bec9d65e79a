import { eq } from 'drizzle-orm';
import type { Db } from '../open-database.ts';
import { bettorSettings } from '../schema/accounts.ts';

/** What the account last saved, unchanged; null if it never did. */
export async function bettorSettingsOf(db: Db, accountId: string): Promise<Record<string, unknown> | null> {
  const [row] = await db.select().from(bettorSettings).where(eq(bettorSettings.accountId, accountId));
  return row?.value ?? null;
}

export async function saveBettorSettings(
  db: Db,
  accountId: string,
  value: Record<string, unknown>,
): Promise<void> {
  await db
    .insert(bettorSettings)
    .values({ accountId, value })
    .onConflictDoUpdate({ target: bettorSettings.accountId, set: { value } });
}
