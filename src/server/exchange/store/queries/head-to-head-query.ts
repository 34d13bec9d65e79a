import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { DataOf } from '#contract/call.ts';
import type { Event } from '#contract/reference.ts';
import type { EventResult } from '#contract/results.ts';
import { meetingsAtMost, type getHeadToHead } from '#contract/standings.ts';
import { drawName } from '#domain/odds/three-way.ts';
import type { Db } from '../open-database.ts';
import { events } from '../schema/catalogue.ts';
import { resultsOf } from './ended-events.ts';

type HeadToHead = DataOf<typeof getHeadToHead>;
type Side = HeadToHead['sides'][number];

/** Works the last meetings and the sides' form out of the events of the sport that ended before this one began. */
export async function headToHead(db: Db, event: Event): Promise<HeadToHead> {
  const { exEventId: eventId, home, away } = event;
  if (home === null || away === null) return { eventId, meetings: [], sides: [] };
  const is = (one: string, other: string) => and(eq(events.home, one), eq(events.away, other));
  const [meetings, ...sides] = await Promise.all([
    lastBefore(db, event, is(home, away), is(away, home)),
    ...[home, away].map(async (name): Promise<Side> => {
      const matches = await lastBefore(db, event, eq(events.home, name), eq(events.away, name));
      return { name, form: matches.flatMap((match) => formMatch(match, name)) };
    }),
  ]);
  return { eventId, meetings, sides };
}

/** Returns the last events before this one that meet one of the conditions, newest first. Each has an index. */
async function lastBefore(
  db: Db,
  { sportId, eventTime }: Event,
  ...conditions: (SQL | undefined)[]
): Promise<EventResult[]> {
  const found = await Promise.all(
    conditions.map((condition) =>
      db
        .select({ eventId: events.exEventId, at: events.eventTime })
        .from(events)
        .where(
          and(
            eq(events.ended, true),
            eq(events.sportId, sportId),
            condition,
            lt(events.eventTime, eventTime),
          ),
        )
        .orderBy(desc(events.eventTime))
        .limit(meetingsAtMost),
    ),
  );
  const last = found
    .flat()
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, meetingsAtMost);
  return resultsOf(
    db,
    last.map(({ eventId }) => eventId),
  );
}

function formMatch(
  { exEventId, eventTime, home, away, score, result }: EventResult,
  name: string,
): Side['form'] {
  if (home === null || away === null) return [];
  const isHome = home === name;
  const opponent = isHome ? away : home;
  const outcome =
    result === name ? 'WON' : result === opponent ? 'LOST' : result === drawName ? 'DRAWN' : 'NO_RESULT';
  const [own = '', other = ''] = score ? (isHome ? [score.home, score.away] : [score.away, score.home]) : [];
  const text = own && other ? `${own} – ${other}` : '';
  return [{ eventId: exEventId, eventTime, opponent, isHome, outcome, score: text }];
}
