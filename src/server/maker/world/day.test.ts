import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { fixturesBetween, type Fixture } from '../fixtures.ts';
import type { MadeSport } from '../made-sport.ts';
import { madeSports } from '../made-sports.ts';
import { endOf } from '../match.ts';

const minute = 60_000;
const morning = Date.parse('2026-06-10T00:00:00Z');
const night = morning + 24 * 60 * minute;
const longest = 45 * minute;

interface Played extends Fixture {
  endsAt: number;
}

/** Minutes. */
const lengths: Readonly<Record<string, number>> = {
  [sportIds.cricket]: 25,
  [sportIds.tennis]: 15,
  [sportIds.soccer]: 18,
  [sportIds.basketball]: 15,
  [sportIds.horseRacing]: 2,
};
// Virtual events, of several series, are shorter and have days of their own.
const scheduled = madeSports.filter(({ calendar, series }) => calendar && !series);
const playAll = (sport: MadeSport, seed: string): Played[] =>
  fixturesBetween(sport, morning - longest, night + longest, seed, 1).map((fixture) => ({
    ...fixture,
    endsAt: endOf(fixture, 1),
  }));
const days = ['layline', 'x', 'y'].flatMap((seed) =>
  scheduled.map((sport) => ({
    name: `${seed}, sport ${sport.sportId}`,
    sport,
    fixtures: playAll(sport, seed),
  })),
);

test.each(days)('$name: at every minute one is in play and one starts within five', ({ fixtures }) => {
  for (let now = morning; now < night; now += minute) {
    const at = new Date(now).toISOString();
    expect(
      fixtures.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt).length,
      at,
    ).toBeGreaterThan(0);
    const starts = fixtures.filter(({ startsAt }) => now < startsAt && startsAt <= now + 5 * minute);
    expect(starts.length, at).toBeGreaterThan(0);
  }
});

test.each(days)('$name: nobody plays twice at once, no horse and no jockey', ({ fixtures }) => {
  const busyUntil = new Map<string, { endsAt: number; eventId: string }>();
  for (const { entrants, startsAt, endsAt, eventId } of fixtures) {
    const people = entrants.flatMap(({ id, ride }) => (ride ? [id, `jockey ${ride.jockey}`] : [id]));
    expect(new Set(people).size).toBe(people.length);
    for (const who of people) {
      const before = busyUntil.get(who);
      expect(before?.endsAt ?? 0, `${who} in ${before?.eventId} and ${eventId}`).toBeLessThan(startsAt);
      busyUntil.set(who, { endsAt, eventId });
    }
  }
});

test.each(days)('$name: matches last as long as a person can follow', ({ sport, fixtures }) => {
  const minutes = fixtures.map(({ startsAt, endsAt }) => (endsAt - startsAt) / minute);
  const mean = minutes.reduce((sum, one) => sum + one, 0) / minutes.length;
  const wanted = lengths[sport.sportId]!;
  expect(mean).toBeGreaterThan(wanted * 0.92);
  expect(mean).toBeLessThan(wanted * 1.08);
  expect(Math.max(...minutes) * minute).toBeLessThan(longest);
});

test.each(days)('$name: few enough are in play at once', ({ fixtures }) => {
  for (let now = morning; now < night; now += minute) {
    const inPlay = fixtures.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
    expect(inPlay.length).toBeLessThanOrEqual(6);
  }
});
