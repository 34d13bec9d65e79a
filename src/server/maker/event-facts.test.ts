import { expect, test } from 'vitest';
import { putEventFacts } from '#contract/event-facts.ts';
import { sportIds } from '#domain/market/sport.ts';
import { factsOf } from './event-facts.ts';
import { fixturesBetween, type Fixture } from './fixtures.ts';
import { madeSports } from './made-sports.ts';
import { openMatch } from './match.ts';

const noon = Date.parse('2026-06-10T12:00:00Z');
const hour = 3_600_000;
const fixturesOf = (sportId: string): Fixture[] =>
  madeSports
    .filter((sport) => sport.sportId === sportId)
    .flatMap((sport) => fixturesBetween(sport, noon, noon + hour, 'x', 1));

const { cricket, tennis, soccer, basketball, horseRacing } = sportIds;
const told: readonly string[] = [cricket, tennis, soccer, basketball, horseRacing];

test('the contract takes the facts of every match, whose entrants are named as their runners', () => {
  const sports = new Set<string>();
  for (const sport of madeSports) {
    for (const fixture of fixturesBetween(sport, noon, noon + hour, 'x', 1)) {
      const facts = factsOf(fixture);
      if (!facts) continue;
      const { entrants } = putEventFacts.body.parse(facts);
      // A virtual over has no side that wins.
      if (!told.includes(sport.sportId)) continue;
      sports.add(sport.sportId);
      const runners = openMatch(fixture).market.runners.map(({ name }) => name);
      for (const { name } of entrants) expect(runners).toContain(name);
    }
  }
  expect([...sports].sort()).toEqual([...told].sort());
});

test('a league match has its round, its home side’s ground and country, and both kits', () => {
  const [match] = fixturesOf(soccer);
  const facts = factsOf(match!);
  expect(facts).toMatchObject({ round: match!.round, ground: match!.entrants[0]!.ground, country: 'GB' });
  expect(facts?.entrants?.map(({ colours }) => colours)).toEqual(match!.entrants.map(({ kit }) => kit));
});

test('a tennis match has its players’ countries, rankings and seedings', () => {
  const players = fixturesOf(tennis).flatMap((match) => factsOf(match)?.entrants ?? []);
  expect(players.every(({ country, ranking }) => /^[A-Z]{2}$/.test(country ?? '') && ranking! > 0)).toBe(
    true,
  );
  expect(players.some(({ seeding }) => seeding !== undefined)).toBe(true);
});

test('a race has its conditions, and afterwards the place of each horse that ran', () => {
  const [fixture] = fixturesOf(horseRacing);
  const { race, entrants = [] } = factsOf(fixture!) ?? {};
  expect(race).toEqual(fixture!.race);
  for (const { ride, colours } of entrants) {
    expect(colours).toBeDefined();
    expect(ride).toMatchObject({
      jockey: expect.any(String) as string,
      trainer: expect.any(String) as string,
    });
    expect(ride?.weight).toBeGreaterThan(50_000);
  }
  const match = openMatch(fixture!);
  while (match.result() === null) match.step();
  const after = factsOf(fixture!, match.finishers(), match.margins())?.entrants ?? [];
  const places = after.flatMap(({ finish }) => finish ?? []).sort((one, other) => one - other);
  expect(places).toEqual(match.finishers()!.map((_, at) => at + 1));
  const { winners } = match.result() as { winners: number[] };
  expect(after[winners[0]!]?.finish).toBe(1);
  const beaten = after.filter(({ finish }) => finish != null && finish > 1);
  expect(beaten.every(({ beatenBy }) => beatenBy != null && beatenBy >= 0)).toBe(true);
  expect(after[winners[0]!]?.beatenBy).toBeUndefined();
  // The lengths between them add up to how far the picture shows the last behind the first, at 2.4 m a length.
  const field = match.plays().findLast((play) => play.kind === 'POSITIONS');
  const run = field?.kind === 'POSITIONS' ? field.run.filter((at) => at !== null) : [];
  const lengths = after.reduce((sum, { beatenBy }) => sum + (beatenBy ?? 0), 0) / 100;
  expect(lengths).toBeCloseTo((Math.max(...run) - Math.min(...run)) / 240, 1);
});
