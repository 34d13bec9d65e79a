import { beforeAll, describe, expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import type { Fixture } from '../fixtures.ts';
import { madeSports } from '../made-sports.ts';
import { openArchive } from './archive.ts';
import { pastFixtures } from './past-fixtures.ts';
import { finishedMatch } from './finished-match.ts';
import { standingsAt } from './standings.ts';

const noon = Date.parse('2026-06-10T12:00:00Z');
const world = { seed: 'x', sealedSeed: 'secret', speed: 1 };
const archive = openArchive(world);
const sportOf = (sportId: string) => madeSports.find((one) => one.sportId === sportId)!;
const standingsOf = (sportId: string, now = noon) =>
  standingsAt(sportOf(sportId), { ...world, archive, now });
const playedMatches = new Map<string, ReturnType<typeof finishedMatch>>();
/** Each match is played once for all tests. */
function finishedOnce(fixture: Fixture) {
  const known = playedMatches.get(fixture.eventId) ?? finishedMatch(fixture, 1);
  playedMatches.set(fixture.eventId, known);
  return known;
}
/** What is told as results: those that have ended by then, the last to start first. */
const resultsOf = (sportId: string, now = noon) =>
  [...pastFixtures(sportOf(sportId), now, { ...world, sports: madeSports, listed: [] })]
    .map(finishedOnce)
    .filter(({ endsAt }) => endsAt <= now);

/** Adds a league's told results up by other means than the table: by the score lines alone. */
function addUp(results: ReturnType<typeof resultsOf>) {
  const won: Record<string, number> = {};
  const played: Record<string, number> = {};
  const scored: Record<string, number> = {};
  for (const { fixture, score, result } of results) {
    const [home, away] = fixture.entrants.map(({ name }) => name);
    for (const [name, line] of [[home!, score.home] as const, [away!, score.away] as const]) {
      played[name] = (played[name] ?? 0) + 1;
      won[name] = (won[name] ?? 0) + Number(result === name);
      scored[name] = (scored[name] ?? 0) + Number(/^\d+/.exec(line));
    }
  }
  return { played, won, scored };
}

describe.each([sportIds.cricket, sportIds.soccer, sportIds.basketball])('a league of sport %s', (sportId) => {
  test.each([0, 7, 13, 26])(
    'has the table that its results of the season add up to, %i hours on',
    (hours) => {
      const now = noon + hours * 3_600_000;
      const results = resultsOf(sportId, now);
      for (const { tournamentId, season, columns, rows } of standingsOf(sportId, now)) {
        const ofLeague = results.filter(({ fixture }) => fixture.tournamentId === tournamentId);
        const newest = Math.max(...ofLeague.map(({ fixture }) => fixture.season!));
        const ofSeason = ofLeague.filter(({ fixture }) => fixture.season === newest);
        const began = new Date(Math.min(...ofSeason.map(({ fixture }) => fixture.startsAt)));
        expect(season.replace(/^Season \d+ of/, 'Season of')).toBe(`Season of ${began.getUTCDate()} June`);
        const sums = addUp(ofSeason);
        const at = (label: string) => columns.findIndex((column) => column.label === label);
        for (const { name, figures } of rows) {
          expect(Number(figures[at('P')]), name).toBe(sums.played[name] ?? 0);
          expect(Number(figures[at('W')]), name).toBe(sums.won[name] ?? 0);
          expect(Number(figures[at('F')]), name).toBe(sums.scored[name] ?? 0);
        }
        const total = (label: string) =>
          rows.reduce((sum, { figures }) => sum + Number(figures[at(label)]), 0);
        expect(total('P')).toBe(2 * ofSeason.length);
        expect(total('F')).toBe(total('A'));
        expect(total('W')).toBe(total('L'));
      }
    },
  );

  test('ranks its teams by points, each team once', () => {
    for (const { columns, rows } of standingsOf(sportId)) {
      const points = rows.map(({ figures }) => Number(figures[columns.length - 1]));
      expect(points).toEqual([...points].sort((one, other) => other - one));
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    }
  });
});

describe('a knockout', () => {
  let standings: ReturnType<typeof standingsOf>;
  beforeAll(() => void (standings = standingsOf(sportIds.tennis)));

  test('has sixteen players, each winner in the next round, and only finished matches have scores', () => {
    const ended = new Map(resultsOf(sportIds.tennis).map((one) => [one.fixture.eventId, one]));
    let scores = 0;
    for (const { rounds } of standings) {
      expect(rounds.map(({ matches }) => matches.length)).toEqual([8, 4, 2, 1]);
      for (const [at, { matches }] of rounds.entries()) {
        for (const [place, { eventId, home, away, homeScore, winner }] of matches.entries()) {
          const before = rounds[at - 1]?.matches.slice(place * 2, place * 2 + 2) ?? [];
          for (const [side, feeder] of before.entries()) {
            const through =
              feeder.winner === null ? null : feeder.winner === 'HOME' ? feeder.home : feeder.away;
            expect([home, away][side]).toBe(through);
          }
          expect(winner !== null).toBe(homeScore !== '');
          expect(eventId === null).toBe(home === null || away === null);
          if (winner === null) continue;
          scores++;
          const result = ended.get(eventId!);
          expect(result?.result).toBe(winner === 'HOME' ? home : away);
          expect(result?.score.home).toBe(homeScore);
        }
      }
    }
    expect(scores).toBeGreaterThan(20);
  });

  test('is named by the day on which it begins', () => {
    expect(standings.map(({ season }) => season)).toContain('Edition of 10 June');
    for (const { season } of standings) expect(season).toMatch(/^Edition of (9|10) June$/);
  });

  test('tells nothing of a match before its end', () => {
    const later = standingsOf(sportIds.tennis, noon + 3_600_000);
    const undecided = standings.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches));
    expect(undecided.some(({ winner }) => winner === null)).toBe(true);
    // What was told stands; what was not is told later.
    const finished = (all: typeof standings) =>
      all.flatMap(({ rounds }) =>
        rounds.flatMap(({ matches }) => matches.filter(({ winner }) => winner !== null)),
      );
    const known = new Map(finished(later).map((match) => [match.eventId, match]));
    const still = finished(standings).filter(({ eventId }) => known.has(eventId));
    expect(still.length).toBeGreaterThan(10);
    for (const match of still) expect(known.get(match.eventId)).toEqual(match);
  });
});

test('the leading jockeys have won as many of the day’s races as the results say', () => {
  const races = resultsOf(sportIds.horseRacing);
  const [jockeys, trainers] = standingsOf(sportIds.horseRacing);
  expect(jockeys!.season).toBe(`Last ${races.length} races`);
  const winsOf = (of: 'jockey' | 'trainer', name: string) =>
    races.filter(({ fixture, result }) => {
      const { ride, horse } = fixture.entrants.find((one) => one.name === result)!;
      return (of === 'jockey' ? ride!.jockey : horse!.trainer) === name;
    }).length;
  expect(jockeys!.rows.length).toBeGreaterThan(5);
  for (const { name, figures } of jockeys!.rows) expect(Number(figures[0])).toBe(winsOf('jockey', name));
  for (const { name, figures } of trainers!.rows) expect(Number(figures[0])).toBe(winsOf('trainer', name));
});

test('sports without leagues, knockouts and riders have no tables', () => {
  expect(standingsOf(sportIds.lottery)).toEqual([]);
  expect(standingsOf(sportIds.virtualSports)).toEqual([]);
});
