import { and, desc, eq, gte, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DataOf } from '#contract/call.ts';
import type { listSearchEvents } from '#contract/reference.ts';
import type { EventResult } from '#contract/results.ts';
import { fold, letterMarks, typedLetters } from '#domain/search/fold.ts';
import { resultOf } from '#server/exchange/engine/settlement/bet-result.ts';
import type { Db } from '../open-database.ts';
import { events, markets, recordedResults, sports } from '../schema/catalogue.ts';
import { eventsWhere } from './catalogue-queries.ts';
import { raceResultsOf } from './race-queries.ts';

const lastFirst = [desc(events.eventTime), desc(events.exEventId)];

interface LastEndedAsked {
  since: Date;
  limit: number;
  /** What their name or their sport's must contain, as `fold` reads both. */
  text?: string | undefined;
}

/** The events of all sports that have ended and started since then, the last to start first. */
export const listLastEnded = (
  db: Db,
  { since, limit, text }: LastEndedAsked,
): Promise<DataOf<typeof listSearchEvents>> =>
  db
    .select({
      exEventId: events.exEventId,
      sportId: events.sportId,
      sportName: sports.sportName,
      eventName: events.eventName,
      eventTime: events.eventTime,
      ended: events.ended,
    })
    .from(events)
    .innerJoin(sports, eq(events.sportId, sports.sportId))
    .where(
      and(
        eq(events.ended, true),
        gte(events.eventTime, since.toISOString()),
        text === undefined ? undefined : isCalled(text),
      ),
    )
    .orderBy(...lastFirst)
    .limit(limit);

/** `fold` in the database, where only what is found is read. Most names have plain letters, which are told by their length. */
function folded(name: PgColumn): SQL {
  const plain = sql`regexp_replace(normalize(${name}, NFD), ${letterMarks}, '', 'g')`;
  const typed = Object.entries(typedLetters).reduce(
    (text, [letter, as]) => sql`replace(${text}, ${letter}, ${as})`,
    sql`lower(${plain})`,
  );
  return sql`case when octet_length(${name}) = char_length(${name}) then lower(${name}) else ${typed} end`;
}

const has = (name: PgColumn, wanted: string): SQL => sql`strpos(${folded(name)}, ${wanted}) > 0`;

/** A text without letters, as a mark alone, is in no name. */
function isCalled(text: string): SQL | undefined {
  const wanted = fold(text);
  return wanted === '' ? sql`false` : or(has(events.eventName, wanted), has(sports.sportName, wanted));
}

interface EndedEventsAsked {
  sportId: string;
  tournamentName?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/**
 * Events of a sport, or of one of its tournaments, that have ended, the last to start first. `after`: the last event of the
 * page before.
 */
export async function listEndedEvents(
  db: Db,
  { sportId, tournamentName, after, limit }: EndedEventsAsked,
): Promise<EventResult[]> {
  const { eventTime, exEventId } = events;
  const isLater =
    after &&
    sql`(${eventTime}, ${exEventId}) < (select e.event_time, e.ex_event_id from ${events} e where e.ex_event_id = ${after})`;
  const rows = await db
    .select({ exEventId })
    .from(events)
    .where(
      and(
        eq(events.ended, true),
        eq(events.sportId, sportId),
        tournamentName === undefined ? undefined : eq(events.tournamentName, tournamentName),
        isLater || undefined,
      ),
    )
    .orderBy(...lastFirst)
    .limit(limit);
  return resultsOf(
    db,
    rows.map((row) => row.exEventId),
  );
}

/** These events with their results, in this order. */
export async function resultsOf(db: Db, ids: readonly string[]): Promise<EventResult[]> {
  if (ids.length === 0) return [];
  const ended = new Map(
    (await eventsWhere(db, inArray(events.exEventId, ids))).map((one) => [one.exEventId, one]),
  );
  const mains = [...ended.values()].flatMap(({ marketIds }) => marketIds.slice(0, 1));
  const definitions = await db
    .select({ eventId: markets.eventId, definition: markets.definition })
    .from(markets)
    .where(and(inArray(markets.marketId, mains), isNotNull(markets.settledAt)));
  const results = new Map(definitions.map(({ eventId, definition }) => [eventId, resultOf(definition)]));
  const told = await db.select().from(recordedResults).where(inArray(recordedResults.eventId, ids));
  const recorded = new Map(told.map(({ eventId, result }) => [eventId, result]));
  const races = await raceResultsOf(db, ids);
  return ids.flatMap((eventId) => {
    const one = ended.get(eventId);
    if (!one) return [];
    const result = results.get(eventId) ?? recorded.get(eventId) ?? '';
    return [{ ...one, result, race: races.get(eventId) ?? null }];
  });
}
