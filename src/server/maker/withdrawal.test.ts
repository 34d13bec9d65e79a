import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { fixtureOf, type Fixture } from './fixtures.ts';
import { madeSports } from './made-sports.ts';
import { openMatch } from './match.ts';

const racing = madeSports.find(({ sportId }) => sportId === sportIds.horseRacing)!;
const races = Array.from({ length: 400 }, (_, at) => fixtureOf(racing, 14_836_320 + at, 'x', 1));
const withNonRunner = races.filter(({ withdrawal }) => withdrawal !== undefined);

test('in about a fifth of the races a horse is withdrawn, some minutes before the off', () => {
  expect(withNonRunner.length / races.length).toBeGreaterThan(0.13);
  expect(withNonRunner.length / races.length).toBeLessThan(0.27);
  for (const { withdrawal } of withNonRunner) {
    expect(withdrawal!.before).toBeGreaterThanOrEqual(3 * 60_000);
    expect(withdrawal!.before).toBeLessThan(10 * 60_000);
  }
});

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

test('the reduction is the chance that the horse had, which the others then share', () => {
  for (const fixture of withNonRunner.slice(0, 20)) {
    const match = openMatch(fixture);
    const before = match.probabilities();
    const { entrant, reduction } = match.withdraw()!;
    const after = match.probabilities();
    expect(reduction).toBeCloseTo(before[entrant]! * 10_000, -1);
    expect(after[entrant]).toBe(0);
    expect(sum(after)).toBeCloseTo(1, 6);
    // On the whole, odds that the reduction has cut are fair without the horse.
    const kept = 1 - reduction / 10_000;
    const likely = [...after.entries()].filter(([, chance]) => chance > 0.05);
    for (const [at, chance] of likely) expect(Math.abs(before[at]! / kept / chance - 1)).toBeLessThan(0.2);
    expect(match.withdraw()).toBeNull();
  }
});

const placeMarketOf = (fixture: Fixture) => {
  const match = openMatch(fixture);
  return { match, place: match.sides().find(({ market }) => market.kind === 'PLACE')! };
};

test('a horse that is withdrawn is not offered, wins nothing, is not placed and is not among the finishers', () => {
  for (const fixture of withNonRunner.slice(0, 20)) {
    const { match, place } = placeMarketOf(fixture);
    const { entrant, sideReductions } = match.withdraw()!;
    expect(sideReductions.get(place.marketId)).toBeGreaterThan(0);
    expect(place.orders()!.some(({ runner }) => runner === entrant)).toBe(false);
    while (match.result() === null) match.step();
    expect(match.result()).not.toEqual({ winners: [entrant] });
    expect((place.result() as { winners: number[] }).winners).not.toContain(entrant);
    expect(match.finishers()).toHaveLength(fixture.entrants.length - 1);
    expect(match.finishers()).not.toContain(entrant);
  }
});

test('a race that nobody watched until it began goes as if its horse had been taken out in time', () => {
  for (const fixture of withNonRunner.slice(0, 20)) {
    const [watched, unwatched] = [openMatch(fixture), openMatch(fixture)];
    watched.withdraw();
    while (watched.result() === null) watched.step();
    while (unwatched.result() === null) unwatched.step();
    expect(unwatched.finishers()).toEqual(watched.finishers());
  }
});
