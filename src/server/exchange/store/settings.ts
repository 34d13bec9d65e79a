import { eq } from 'drizzle-orm';
import type { Db } from './open-database.ts';
import { settings } from './schema/accounts.ts';

/** A kept fact of this installation; undefined when it was never kept. */
export async function findSetting(db: Db, name: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row?.value;
}

/** Keeps a fact (any JSON value) in place of the one there was. */
export async function keepSetting(db: Db, name: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
