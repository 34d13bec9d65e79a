import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Event, Sport } from '#contract/reference.ts';
import type { EventStore } from '#server/exchange/catalogue/catalogue.ts';
import type { Db } from '../open-database.ts';
import type { StoredEvent } from '#server/exchange/engine/records/catalogue.ts';
import { events, markets, recordedResults, sports } from '../schema/catalogue.ts';

/** Adds the missing sports, and puts all of them in the order given. */
export async function seedSports(db: Db, seeded: readonly Sport[]): Promise<void> {
  const rows = seeded.map((sport, sortOrder) => ({ ...sport, sortOrder }));
  await db
    .insert(sports)
    .values(rows)
    .onConflictDoUpdate({ target: sports.sportId, set: { sortOrder: sql`excluded.sort_order` } });
}

export const loadSports = (db: Db): Promise<Sport[]> =>
  db
    .select({ sportId: sports.sportId, sportName: sports.sportName, highlight: sports.highlight })
    .from(sports)
    .orderBy(asc(sports.sortOrder));

/** Events that have not ended. */
export const loadOpenEvents = (db: Db): Promise<Event[]> => eventsWhere(db, eq(events.ended, false));

export const eventStore = (db: Db): EventStore => ({
  find: (eventIds) => eventsWhere(db, inArray(events.exEventId, [...eventIds])),
  save: (event, at) => saveEvent(db, event, at),
  record: (event, result, at) =>
    db.transaction(async (tx) => {
      await saveEvent(tx, event, at);
      await tx
        .insert(recordedResults)
        .values({ eventId: event.exEventId, result, recordedAt: at })
        .onConflictDoUpdate({ target: recordedResults.eventId, set: { result } });
    }),
});

async function saveEvent(
  db: Pick<Db, 'insert'>,
  { sportName: _, marketIds: __, ...event }: Event,
  at: string,
): Promise<void> {
  const { exEventId, ...changing } = event;
  await db
    .insert(events)
    .values({ ...event, createdAt: at })
    .onConflictDoUpdate({ target: events.exEventId, set: changing });
}

/** Events with their markets, oldest market first. */
export async function eventsWhere(db: Db, condition: SQL): Promise<Event[]> {
  const rows = await db
    .select({ event: events, sportName: sports.sportName })
    .from(events)
    .innerJoin(sports, eq(events.sportId, sports.sportId))
    .where(condition);
  const ids = rows.map(({ event }) => event.exEventId);
  const theirs = await db
    .select({ eventId: markets.eventId, marketId: markets.marketId })
    .from(markets)
    .where(inArray(markets.eventId, ids))
    .orderBy(asc(markets.createdAt), asc(markets.marketId));
  const marketIds = new Map<string, string[]>(ids.map((eventId) => [eventId, []]));
  for (const { eventId, marketId } of theirs) marketIds.get(eventId)?.push(marketId);
  return rows.map(({ event, sportName }) => toEvent(event, sportName, marketIds.get(event.exEventId) ?? []));
}

const toEvent = ({ createdAt: _, ...row }: StoredEvent, sportName: string, marketIds: string[]): Event => ({
  ...row,
  sportName,
  marketIds,
});
