import { eq } from 'drizzle-orm';
import type { EventFacts } from '#contract/event-facts.ts';
import type { Db } from '../open-database.ts';
import { eventFacts } from '../schema/event-facts.ts';

const nothingKnown = { round: null, season: null, ground: null, country: null, race: null, entrants: [] };

/** What was told of an existing event; nulls and no entrants if nothing was. */
export async function factsOfEvent(db: Db, eventId: string): Promise<EventFacts> {
  const [row] = await db
    .select({ facts: eventFacts.facts })
    .from(eventFacts)
    .where(eq(eventFacts.eventId, eventId));
  return { ...nothingKnown, ...row?.facts, eventId };
}

/** Replaces what was told of an existing event. */
export async function saveEventFacts(db: Db, { eventId, ...facts }: EventFacts): Promise<void> {
  await db
    .insert(eventFacts)
    .values({ eventId, facts })
    .onConflictDoUpdate({ target: eventFacts.eventId, set: { facts } });
}
