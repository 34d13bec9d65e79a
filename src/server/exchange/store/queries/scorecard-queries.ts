import { eq } from 'drizzle-orm';
import type { Scorecard } from '#contract/scorecard.ts';
import type { Db } from '../open-database.ts';
import { scorecards } from '../schema/scorecards.ts';

/** The last scorecard told of an existing event; no innings if there was none. */
export async function scorecardOfEvent(db: Db, eventId: string): Promise<Scorecard> {
  const [row] = await db.select().from(scorecards).where(eq(scorecards.eventId, eventId));
  return { eventId, innings: row?.innings ?? [] };
}

/** Replaces the scorecard of an existing event. */
export async function saveScorecard(db: Db, { eventId, innings }: Scorecard): Promise<void> {
  await db
    .insert(scorecards)
    .values({ eventId, innings })
    .onConflictDoUpdate({ target: scorecards.eventId, set: { innings } });
}
