import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { WrongSetting } from '#server/runtime/settings.ts';
import { time } from '#contract/values.ts';
import { must } from '#domain/must.ts';
import type { Fixture } from '../fixtures.ts';
import type { MadeSport } from '../made-sport.ts';
import { slugOf } from './ids.ts';
import { lineOfItem } from './json-lines.ts';
import { listedSports } from './listed-sports.ts';
import { strengthsByName } from './strengths.ts';

const name = z.string().trim().min(1, 'is empty').max(60, 'has more than 60 characters');
const strength = z.number().min(-4, 'is below -4').max(4, 'is above 4').optional();
const entry = z
  .strictObject({
    sport: z.enum(Object.keys(listedSports), `is none of ${Object.keys(listedSports).join(', ')}`),
    league: name,
    round: name.optional(),
    ground: name.optional(),
    home: name,
    away: name,
    start: time,
    homeStrength: strength,
    awayStrength: strength,
  })
  .refine(({ home, away }) => home !== away, { path: ['away'], message: 'is the same as home' });
type Entry = z.output<typeof entry>;

/** A team's next match may start this long after its last, ms at speed 1. Longer than any match. */
const restOfListed = 45 * 60_000;

interface Listing {
  /** The path in `LAYLINE_FIXTURES`; no fixtures if it is not set. */
  file: string | undefined;
  sports: readonly MadeSport[];
  seed: string;
  speed: number;
}

/**
 * Reads the matches of real leagues from the JSON file in `LAYLINE_FIXTURES`, soonest first: a list of objects with
 * `sport`, `league`, `home`, `away` and `start`, and perhaps `round`, `ground`, `homeStrength` and `awayStrength`. A team
 * without a strength gets the one its name has among the teams of its league. Throws `WrongSetting`, which names the line
 * and the field that is wrong.
 */
export function readListedFixtures({ file, sports, seed, speed }: Listing): Fixture[] {
  if (file === undefined) return [];
  const { text, entries } = readEntries(file);
  const strengths = strengthsOf(entries);
  const fixtures = entries.map((one) => fixtureOfEntry(one, { sports, seed, strengths }));
  const byStart = fixtures
    .map((fixture, at) => ({ fixture, at }))
    .sort((one, other) => one.fixture.startsAt - other.fixture.startsAt);
  const last = new Map<string, { startsAt: number; at: number }>();
  for (const { fixture, at } of byStart) {
    for (const { id } of fixture.entrants) {
      const key = `${fixture.sport.sportId} ${id}`;
      const before = last.get(key);
      if (before && fixture.startsAt < before.startsAt + restOfListed / speed) {
        const other = lineOfItem(text, before.at);
        throw wrong(file, text, at, `start: ${id} is still playing the match of line ${other}`);
      }
      last.set(key, { startsAt: fixture.startsAt, at });
    }
  }
  return byStart.map(({ fixture }) => fixture);
}

function readEntries(file: string): { text: string; entries: Entry[] } {
  let text: string;
  let given: unknown;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongSetting(`LAYLINE_FIXTURES: ${file} cannot be read: ${(error as Error).message}`);
  }
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new WrongSetting(`LAYLINE_FIXTURES: ${file} is not JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(given)) throw new WrongSetting(`LAYLINE_FIXTURES: ${file} is no list of fixtures`);
  const entries = given.map((one: unknown, at) => {
    const result = entry.safeParse(one);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const field = issue?.path.join('.');
    throw wrong(file, text, at, field ? `${field}: ${issue?.message}` : (issue?.message ?? 'is wrong'));
  });
  return { text, entries };
}

const wrong = (file: string, text: string, at: number, what: string): WrongSetting =>
  new WrongSetting(`LAYLINE_FIXTURES: ${file}, line ${lineOfItem(text, at)} (fixture ${at + 1}): ${what}`);

const leagueOfEntry = ({ sport, league }: Entry): string => `${sport} ${league}`;

/** Strengths by league and team. */
function strengthsOf(entries: readonly Entry[]): Map<string, Map<string, number>> {
  const teams = new Map<string, Set<string>>();
  for (const one of entries) {
    const found = teams.get(leagueOfEntry(one)) ?? new Set();
    teams.set(leagueOfEntry(one), found.add(one.home).add(one.away));
  }
  return new Map([...teams].map(([league, names]) => [league, strengthsByName([...names])]));
}

interface Known extends Pick<Listing, 'sports' | 'seed'> {
  strengths: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

function fixtureOfEntry(one: Entry, { sports, seed, strengths }: Known): Fixture {
  const sportId = must(listedSports[one.sport]);
  const ofLeague = must(strengths.get(leagueOfEntry(one)));
  const startsAt = Date.parse(one.start);
  const eventName = `${one.home} v ${one.away}`;
  // No slot of a calendar begins with this letter in our days.
  const eventId = `${sportId}-x${(startsAt / 60_000).toString(36).replace('.', '')}-${slugOf(eventName, 24)}`;
  const entrantOf = (team: string, given: number | undefined) => ({
    id: team,
    name: team,
    strength: given ?? must(ofLeague.get(team)),
  });
  return {
    eventId,
    marketId: `${eventId}.mo`,
    sport: must(sports.find((sport) => sport.sportId === sportId)),
    entrants: [entrantOf(one.home, one.homeStrength), entrantOf(one.away, one.awayStrength)],
    eventName,
    tournamentId: `${sportId}-${slugOf(one.league)}`,
    tournamentName: one.league,
    round: one.round,
    ground: one.ground,
    startsAt,
    seed: `${seed}|${eventId}|play`,
    place: { slot: Math.floor(startsAt / 60_000), daySeed: seed },
  };
}
