import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { MarketDefinition } from '#contract/market.ts';
import type { EntrantFacts } from '#contract/event-facts.ts';
import type { ListedRace } from '#contract/races.ts';
import type { RaceResult } from '#contract/results.ts';
import { sportIds } from '#domain/market/sport.ts';
import { resultOf } from '#server/exchange/engine/settlement/bet-result.ts';
import type { Db } from '../open-database.ts';
import { events, markets } from '../schema/catalogue.ts';
import { eventFacts } from '../schema/event-facts.ts';

type Runner = MarketDefinition['runners'][number];
type Facts = typeof eventFacts.$inferSelect;

const factsOf = (db: Db, eventIds: readonly string[]): Promise<Facts[]> =>
  db
    .select()
    .from(eventFacts)
    .where(and(inArray(eventFacts.eventId, [...eventIds]), sql`${eventFacts.facts} ->> 'race' is not null`));

/** All markets of these events, the oldest of each first. */
async function marketsByEvent(db: Db, eventIds: readonly string[]): Promise<Map<string, MarketDefinition[]>> {
  const rows = await db
    .select({ definition: markets.definition })
    .from(markets)
    .where(inArray(markets.eventId, [...eventIds]))
    .orderBy(asc(markets.createdAt), asc(markets.marketId));
  const byEvent = new Map<string, MarketDefinition[]>();
  for (const { definition } of rows)
    byEvent.set(definition.eventId, [...(byEvent.get(definition.eventId) ?? []), definition]);
  return byEvent;
}

/** The races that have not ended, and those that started since then, by start; at most `limit`, the latest. */
export async function listRacesSince(db: Db, since: Date, limit: number): Promise<ListedRace[]> {
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.sportId, sportIds.horseRacing),
        or(eq(events.ended, false), gte(events.eventTime, since.toISOString())),
      ),
    )
    .orderBy(sql`${events.eventTime} desc`, sql`${events.exEventId} desc`)
    .limit(limit);
  const ids = rows.map(({ exEventId }) => exEventId);
  if (ids.length === 0) return [];
  const facts = new Map((await factsOf(db, ids)).map((row) => [row.eventId, row.facts]));
  const theirs = await marketsByEvent(db, ids);
  return rows.toReversed().flatMap((row): ListedRace[] => {
    const known = facts.get(row.exEventId);
    if (!known?.race) return [];
    const its = theirs.get(row.exEventId) ?? [];
    const [main] = its;
    const { exEventId, sportId, eventName, eventTime, tournamentId, inPlay, ended } = row;
    return [
      {
        exEventId,
        sportId,
        eventName,
        eventTime,
        tournamentId,
        inPlay,
        ended,
        marketIds: its.map(({ marketId }) => marketId),
        race: known.race,
        runners: main?.runners.filter(({ status }) => status !== 'REMOVED').length ?? known.entrants.length,
        result: main?.status === 'CLOSED' ? resultOf(main) : '',
      },
    ];
  });
}

/** How the races among these events ended, by event. */
export async function raceResultsOf(
  db: Db,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, RaceResult>> {
  const results = new Map<string, RaceResult>();
  if (eventIds.length === 0) return results;
  const known = await factsOf(db, eventIds);
  if (known.length === 0) return results;
  const theirs = await marketsByEvent(
    db,
    known.map(({ eventId }) => eventId),
  );
  for (const { eventId, facts } of known) {
    const its = theirs.get(eventId) ?? [];
    const runnersOf = (definition: MarketDefinition | undefined) =>
      new Map(definition?.runners.map((runner) => [runner.name, runner]));
    const main = runnersOf(its.find(({ kind }) => kind === 'WINNER'));
    // The runners of one that was settled anew as void may still have won, if that was long ago.
    const placed = runnersOf(
      its.find(({ kind, status, voided }) => kind === 'PLACE' && status === 'CLOSED' && !voided),
    );
    if (!facts.race) continue;
    results.set(eventId, {
      conditions: facts.race,
      finishers: finishersOf(facts.entrants, main, placed),
      nonRunners: [...main.values()].flatMap(({ name, status, reductionFactor }) =>
        status === 'REMOVED' ? [{ name, reductionFactor: reductionFactor ?? 0 }] : [],
      ),
    });
  }
  return results;
}

type Runners = ReadonlyMap<string, Runner>;

/** By place; horses in a dead heat have one, and stand by their numbers. */
const finishersOf = (entrants: readonly EntrantFacts[], main: Runners, placed: Runners) =>
  entrants
    .flatMap(({ name, finish, beatenBy, ride }): RaceResult['finishers'] => {
      if (finish === null) return [];
      const inPlaces = placed.get(name);
      return [
        {
          place: finish,
          name,
          number: ride?.number ?? null,
          beatenBy: beatenBy ?? null,
          startingPrice: main.get(name)?.startingPrice ?? null,
          placeDividend: inPlaces?.status === 'WINNER' ? (inPlaces.startingPrice ?? null) : null,
        },
      ];
    })
    .sort((one, other) => one.place - other.place || (one.number ?? 0) - (other.number ?? 0));
