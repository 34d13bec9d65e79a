import { eq } from 'drizzle-orm';
import type { Db } from '../open-database.ts';
import { settings } from '../schema/accounts.ts';

/** A fact of this installation. The first caller stores what `make` returns; everyone after reads that. */
export async function settingOf(db: Db, name: string, make: () => string): Promise<string> {
  const kept = await readSetting(db, name);
  if (kept !== null) return kept;
  await db.insert(settings).values({ name, value: make() }).onConflictDoNothing();
  const written = await readSetting(db, name);
  if (written === null) throw new Error(`The setting ${name} was not kept`);
  return written;
}

async function readSetting(db: Db, name: string): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  if (row && typeof row.value !== 'string') throw new Error(`The setting ${name} is not text`);
  return row ? (row.value as string) : null;
}

/** What the operator last kept under that name; undefined if nothing was. */
export async function keptJson(db: Db, name: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row?.value;
}

export async function keepJson(db: Db, name: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
