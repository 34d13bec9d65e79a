import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { marketKinds } from '#domain/market/market-kind.ts';
import { sportIds } from '#domain/market/sport.ts';
import { fixtureOf, fixturesBetween, runnerIdOf, sideMarketId } from './fixtures.ts';
import { isMadeMarket } from './made-market.ts';
import { madeSports } from './made-sports.ts';
import { endOf, openMatch, stepsDue } from './match.ts';
import { isGift } from './models/sides.fixture.ts';

const noon = Date.parse('2026-06-10T12:00:00Z');
const hour = 3_600_000;

/** Starts anew with a seed: what a day holds, and how the matches of its first quarter of an hour go. */
async function startWith(seed: string) {
  vi.resetModules();
  const { madeSports: sports } = await import('./made-sports.ts');
  const { fixturesBetween: between } = await import('./fixtures.ts');
  const { openMatch: open } = await import('./match.ts');
  const days = sports.map((sport) => between(sport, noon, noon + 24 * hour, seed, 1));
  return {
    fixtures: days.map((day) =>
      day.map(({ sport, seed: _, place: __, ...facts }) => ({ sportId: sport.sportId, ...facts })),
    ),
    /** The fair prices at every step, and the results. */
    play: days.flatMap((day) =>
      day
        .filter(({ startsAt }) => startsAt < noon + hour / 4)
        .map((fixture) => {
          const match = open(fixture);
          const prices = [match.probabilities()];
          while (match.result() === null) {
            match.step();
            prices.push(match.probabilities());
          }
          return { prices, result: match.result(), score: match.score() };
        }),
    ),
  };
}
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

test('two starts with one seed have the same fixtures, fair prices and results', async () => {
  const [one, again] = [await startWith('x'), await startWith('x')];
  expect(hashOf(again.fixtures)).toBe(hashOf(one.fixtures));
  expect(hashOf(again.play)).toBe(hashOf(one.play));
}, 60_000);

test.each([sportIds.cricket, sportIds.tennis, sportIds.soccer, sportIds.horseRacing, sportIds.basketball])(
  'with another seed others meet in sport %s',
  (sportId) => {
    const sport = madeSports.find((one) => one.sportId === sportId)!;
    const [day, other] = ['x', 'y'].map((seed) =>
      fixturesBetween(sport, noon, noon + 24 * hour, seed, 1).map(({ entrants }) =>
        entrants.map(({ id }) => id),
      ),
    );
    expect(day).not.toEqual(other);
  },
);

test('an event’s id is never given twice, tells what the event is, and leaves room for its markets’ ids', () => {
  const fixtures = madeSports.flatMap((sport) => fixturesBetween(sport, noon, noon + 30 * hour, 'x', 1));
  expect(new Set(fixtures.map(({ eventId }) => eventId)).size).toBe(fixtures.length);
  for (const fixture of fixtures) {
    expect(fixture.eventId).toMatch(/^\d+(-[a-z])?-[a-z0-9]+-[a-z0-9-]*[a-z0-9]$/);
    const side = sideMarketId(fixture, 'handicap');
    expect([isMadeMarket(fixture.marketId), isMadeMarket(side)]).toEqual([true, true]);
    expect(`${side}.10`.length).toBeLessThanOrEqual(64);
    expect(runnerIdOf(fixture, 9).length).toBeLessThanOrEqual(64);
  }
});

test('at ten times the speed a day has ten times the matches, each over ten times as soon', () => {
  const [cricket] = madeSports;
  const slow = fixturesBetween(cricket!, noon, noon + 10 * hour, 'x', 1);
  const fast = fixturesBetween(cricket!, noon, noon + hour, 'x', 10);
  expect(Math.abs(fast.length - slow.length)).toBeLessThanOrEqual(1);
  expect(endOf(fast[0]!, 10) - fast[0]!.startsAt).toBeLessThan(4 * 60_000);
});

test('joining late plays the steps that are due and stands where the match stands', () => {
  const [fixture] = fixturesBetween(madeSports[0]!, noon, noon + hour, 'x', 1);
  const { stepMs } = fixture!.sport.model;
  const steps = stepsDue(fixture!, fixture!.startsAt + 30 * stepMs + 1, 1);
  expect(steps).toBe(30);
  const [late, early] = [openMatch(fixture!), openMatch(fixture!)];
  for (let step = 0; step < steps; step++) late.step();
  while (early.steps < steps) early.step();
  expect(late.score()).toEqual(early.score());
  expect(late.incidents()).toEqual(early.incidents());
  expect(late.incidents().at(-1)).toMatchObject({ number: 30 });
});

test('where score and prices move together every few steps, steps are due by so many, and the last one is its end', () => {
  const paced = madeSports.filter(({ newsEvery = 1 }) => newsEvery > 1);
  expect(paced.length).toBeGreaterThan(0);
  for (const sport of paced) {
    const [fixture] = fixturesBetween(sport, noon, noon + hour, 'x', 1);
    const { newsEvery = 1, model } = sport;
    const dueAfter = (steps: number) => stepsDue(fixture!, fixture!.startsAt + steps * model.stepMs + 1, 1);
    const due = Array.from({ length: 2 * newsEvery + 1 }, (_, steps) => dueAfter(steps));
    expect(new Set(due)).toEqual(new Set([0, newsEvery, 2 * newsEvery]));
    expect(dueAfter(newsEvery - 1)).toBe(0);
    // Otherwise its end would be told late.
    expect((endOf(fixture!, 1) - fixture!.startsAt) % (newsEvery * model.stepMs)).toBe(0);
  }
});

test('the clock of a match runs at the match’s speed, stands when it is over, and cricket has none', () => {
  const soccer = madeSports.find(({ sportId }) => sportId === sportIds.soccer)!;
  const { stepMs } = soccer.model;
  const [fixture] = fixturesBetween(soccer, noon, noon + hour, 'x', 2);
  const match = openMatch(fixture!, 2);
  match.step();
  const at = new Date(fixture!.startsAt + stepMs / 2).toISOString();
  expect(match.clock()).toEqual({ elapsed: 60, at, rate: Math.round(120_000_000 / stepMs), end: 120 });
  while (match.result() === null) match.step();
  expect(match.clock()).toMatchObject({ elapsed: match.steps * 60, rate: 0 });
  expect(openMatch(fixturesBetween(madeSports[0]!, noon, noon + hour, 'x', 1)[0]!).clock()).toBeNull();
});

test('every side market is offered without a gift, and ends when its event is over', () => {
  const kinds = new Set<string>();
  for (const sport of madeSports) {
    for (let slot = 1; slot <= 5; slot++) {
      const match = openMatch(fixtureOf(sport, slot, 'sides', 1));
      const sides = match.sides();
      let gifts = 0;
      for (; match.result() === null; match.step()) gifts += sides.filter(isGift).length;
      expect(gifts).toBe(0);
      expect(sides.every((side) => side.result() !== null)).toBe(true);
      for (const { market } of [match, ...sides]) kinds.add(market.kind);
    }
  }
  expect([...kinds].sort()).toEqual([...marketKinds].sort());
});
