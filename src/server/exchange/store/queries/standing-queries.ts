import { eq } from 'drizzle-orm';
import type { Standing } from '#contract/standings.ts';
import type { Db } from '../open-database.ts';
import { standings } from '../schema/standings.ts';

/** The tables of a sport as they were last told; none if they never were. */
export async function standingsOf(db: Db, sportId: string): Promise<Standing[]> {
  const [row] = await db.select().from(standings).where(eq(standings.sportId, sportId));
  return row?.standings ?? [];
}

export async function replaceStandings(
  db: Db,
  sportId: string,
  told: Standing[],
  changedAt: string,
): Promise<void> {
  const changing = { standings: told, changedAt };
  await db
    .insert(standings)
    .values({ sportId, ...changing })
    .onConflictDoUpdate({ target: standings.sportId, set: changing });
}
