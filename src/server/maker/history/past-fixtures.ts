import { fixtureOf, lastSlotBy, type Fixture } from '../fixtures.ts';
import type { MadeSport } from '../made-sport.ts';
import { longestMatch } from '../season.ts';
import { seasonStart } from '../world/league-calendar.ts';

/** What a world's past follows from. */
export interface PastOf {
  sports: readonly MadeSport[];
  /** Matches that follow from no calendar, soonest first. */
  listed: readonly Fixture[];
  seed: string;
  /** The seed of sports whose outcomes are sealed. */
  sealedSeed: string;
  speed: number;
}

/** How far back a sport's past is told, ms at speed 1. */
const toldFor = 24 * 60 * 60_000;
/** Of a series that has an event every few minutes, this many are told at most. */
const mostOfSeries = 120;

/** Whether a sport's events have teams, players or horses that come again, so that its past matters to its next event. */
export const hasCareers = ({ calendar, series }: MadeSport): boolean =>
  calendar !== undefined && series === undefined;

/** Returns the first slot whose season's table is shown while a slot's match is being played. */
export function firstOfTables(sport: MadeSport, slot: number): number {
  const { leagues = [] } = sport;
  // The leagues take turns, so each has one of these slots.
  return leagues.reduce((first, _, at) => Math.min(first, seasonStart(slot - at, leagues)), slot);
}

/** Returns the first slot of the day before a moment, epoch ms. */
export const dayBefore = (sport: MadeSport, now: number, speed: number): number =>
  lastSlotBy(sport, now - toldFor / speed, speed) + 1;

/**
 * Returns the first slot of a sport whose match is told at a moment, epoch ms: those of a day, and of a league those of
 * the whole season whose table is shown, so that the table is the sum of what is told.
 */
export function firstTold(sport: MadeSport, now: number, speed: number): number {
  const dayAgo = dayBefore(sport, now, speed);
  if (!hasCareers(sport)) return Math.max(dayAgo, lastSlotBy(sport, now, speed) + 1 - mostOfSeries);
  return Math.min(dayAgo, firstOfTables(sport, lastSlotBy(sport, now - longestMatch / speed, speed)));
}

/** Returns a sport's fixtures that have begun by `now` and are told, the last first. */
export function* pastFixtures(
  sport: MadeSport,
  now: number,
  { seed, sealedSeed, speed }: PastOf,
): Generator<Fixture> {
  const first = firstTold(sport, now, speed);
  for (let slot = lastSlotBy(sport, now, speed); slot >= first; slot--)
    yield fixtureOf(sport, slot, sport.isSealed ? sealedSeed : seed, speed);
}

/** Returns the listed matches of the last day before `now` (epoch ms), the last first. */
export function* pastListed(now: number, { listed, speed }: PastOf): Generator<Fixture> {
  for (const fixture of [...listed].reverse())
    if (fixture.startsAt <= now && fixture.startsAt >= now - toldFor / speed) yield fixture;
}
