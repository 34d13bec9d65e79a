import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { DataOf } from '#contract/call.ts';
import type { getTipRecord, Preview, Review, Tip } from '#contract/tips.ts';
import type { Db } from '../open-database.ts';
import { events } from '../schema/catalogue.ts';
import { tips } from '../schema/tips.ts';
import { resultsOf } from './ended-events.ts';

interface Asked {
  part: 'PREVIEWS' | 'REVIEWS';
  sportId: string | undefined;
  /** The last event of the page before. */
  after: string | undefined;
  limit: number;
}

/** Previews of events to come and in play, the first to start first; or reviews, the last to start first. */
export async function findTips(db: Db, { part, sportId, after, limit }: Asked): Promise<Tip[]> {
  const isReview = part === 'REVIEWS';
  const { eventTime, exEventId } = events;
  const start = sql`(select e.event_time, e.ex_event_id from ${events} e where e.ex_event_id = ${after})`;
  const isOnPage = isReview
    ? sql`(${eventTime}, ${exEventId}) < ${start}`
    : sql`(${eventTime}, ${exEventId}) > ${start}`;
  const rows = await db
    .select({ eventId: tips.eventId, preview: tips.preview, review: tips.review })
    .from(tips)
    .innerJoin(events, eq(events.exEventId, tips.eventId))
    .where(
      and(
        eq(events.ended, isReview),
        isNotNull(isReview ? tips.review : tips.preview),
        sportId === undefined ? undefined : eq(events.sportId, sportId),
        after === undefined ? undefined : isOnPage,
      ),
    )
    .orderBy(...(isReview ? [desc(eventTime), desc(exEventId)] : [asc(eventTime), asc(exEventId)]))
    .limit(limit);
  const listed = await resultsOf(
    db,
    rows.map(({ eventId }) => eventId),
  );
  const byId = new Map(listed.map((event) => [event.exEventId, event]));
  return rows.flatMap(({ eventId, ...tip }) => {
    const event = byId.get(eventId);
    return event ? [{ event, ...tip }] : [];
  });
}

/** Stores what is given. A preview that is there stays. */
export async function saveTip(
  db: Db,
  eventId: string,
  { preview, review }: { preview?: Preview | undefined; review?: Review | undefined },
  changedAt: string,
): Promise<void> {
  const odds = preview ? oddsOfPicked(preview) : null;
  const reviewed = review && { review, cameIn: review.favourite.hasWon };
  await db
    .insert(tips)
    .values({ eventId, preview, odds, ...reviewed, changedAt })
    .onConflictDoUpdate({
      target: tips.eventId,
      set: {
        preview: sql`coalesce(${tips.preview}, excluded.preview)`,
        odds: sql`case when ${tips.preview} is null then excluded.odds else ${tips.odds} end`,
        ...reviewed,
        changedAt,
      },
    });
}

function oddsOfPicked({ runners }: Preview): number | null {
  const most = Math.max(...runners.map(({ chance }) => chance));
  return runners.find(({ chance }) => chance === most)?.odds ?? null;
}

/** Adds up what a unit on the likeliest runner of every priced preview with a review would have brought. */
export async function tipRecord(db: Db): Promise<DataOf<typeof getTipRecord>> {
  const [row] = await db
    .select({
      tips: count(),
      cameIn: sql<number>`count(*) filter (where ${tips.cameIn})`.mapWith(Number),
      returned: sql<number>`coalesce(sum(${tips.odds}) filter (where ${tips.cameIn}), 0)`.mapWith(Number),
    })
    .from(tips)
    .where(and(isNotNull(tips.odds), isNotNull(tips.cameIn)));
  const { tips: all = 0, cameIn = 0, returned = 0 } = row ?? {};
  // Odds are hundredths of the stake: 100 for each tip is what was staked.
  return { tips: all, cameIn, atLevelStakes: all === 0 ? 0 : Math.round((returned * 100) / all) - 10_000 };
}
