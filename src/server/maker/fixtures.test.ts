import { expect, test } from 'vitest';
import { marketKinds } from '#domain/market/market-kind.ts';
import { fixtureOf, fixturesBetween, type Fixture } from './fixtures.ts';
import { madeSports } from './made-sports.ts';
import { endOf, openMatch, stepsDue } from './match.ts';
import { isGift } from './models/sides.fixture.ts';

const noon = Date.parse('2026-06-10T12:00:00Z');
const hour = 3_600_000;

test('the same seed gives the same day, another seed another one', () => {
  const day = (seed: string) =>
    madeSports.flatMap((sport) => fixturesBetween(sport, noon, noon + hour, seed, 1));
  expect(day('x')).toEqual(day('x'));
  expect(day('x').map(({ entrants }) => entrants)).not.toEqual(day('y').map(({ entrants }) => entrants));
});

test('at any moment of the day every sport has one to come, and of two sides one in play', () => {
  for (const sport of madeSports) {
    for (let now = noon; now < noon + 24 * hour; now += 41 * 60_000) {
      const fixtures = fixturesBetween(sport, now - hour, now + hour, 'x', 1);
      const isInPlay = (fixture: Fixture) => fixture.startsAt <= now && endOf(fixture, 1) > now;
      expect(sport.field !== 2 || fixtures.some(isInPlay)).toBe(true);
      expect(fixtures.some((fixture) => fixture.startsAt > now)).toBe(true);
    }
  }
});

test('a match is over within minutes, sooner at a higher speed', () => {
  for (const sport of madeSports) {
    for (const fixture of fixturesBetween(sport, noon, noon + 6 * hour, 'x', 1)) {
      expect(endOf(fixture, 1) - fixture.startsAt).toBeLessThan(20 * 60_000);
    }
    const [fast] = fixturesBetween(sport, noon, noon + hour, 'x', 10);
    expect(endOf(fast!, 10) - fast!.startsAt).toBeLessThan(2 * 60_000);
  }
});

test('joining late plays the steps that are due and stands where the match stands', () => {
  const [fixture] = fixturesBetween(madeSports[0]!, noon, noon + hour, 'x', 1);
  const steps = stepsDue(fixture!, fixture!.startsAt + 61_000, 1);
  expect(steps).toBe(30);
  const [late, early] = [openMatch(fixture!), openMatch(fixture!)];
  for (let step = 0; step < steps; step++) late.step();
  while (early.steps < steps) early.step();
  expect(late.score()).toEqual(early.score());
  expect(late.incidents()).toEqual(early.incidents());
  expect(late.incidents().at(-1)).toMatchObject({ number: 30 });
});

test('the clock of a match runs at the match’s speed, stands when it is over, and cricket has none', () => {
  const soccer = madeSports.find(({ model }) => model.secondsAStep === 60)!;
  const [fixture] = fixturesBetween(soccer, noon, noon + hour, 'x', 2);
  const match = openMatch(fixture!, 2);
  match.step();
  const at = new Date(fixture!.startsAt + 2_500).toISOString();
  expect(match.clock()).toEqual({ elapsed: 60, at, rate: 24_000, end: 120 });
  while (match.result() === null) match.step();
  expect(match.clock()).toMatchObject({ elapsed: 90 * 60, rate: 0 });
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
