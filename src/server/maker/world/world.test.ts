import { expect, test } from 'vitest';
import { basketballLeagues } from './basketball-leagues.ts';
import { cricketLeagues } from './cricket-leagues.ts';
import type { Entrant, Kit } from './entrant.ts';
import { circuits } from './racing-world.ts';
import { soccerLeagues } from './soccer-leagues.ts';
import { tennisPlayers } from './tennis-tour.ts';

const teamsOfSports = { cricketLeagues, soccerLeagues, basketballLeagues };
const horses = circuits.flatMap(({ classes }) => classes.flat());

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrastOf({ main, trim }: Kit): number {
  const [dark, light] = [luminance(main), luminance(trim)].sort((one, other) => one - other);
  return (light! + 0.05) / (dark! + 0.05);
}

test('the two colours of every kit and of all silks contrast', () => {
  const teams = Object.values(teamsOfSports).flatMap((leagues) => leagues.flatMap((league) => league.teams));
  const kits = [
    ...teams.map(({ id, kit }) => ({ id, kit: kit! })),
    ...horses.map(({ id, horse }) => ({ id, kit: horse!.silks })),
  ];
  for (const { id, kit } of kits) {
    expect(`${kit.main} ${kit.trim}`, id).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
    expect(contrastOf(kit), id).toBeGreaterThanOrEqual(3);
  }
});

test('horses that can meet in a race wear silks that differ at a glance', () => {
  const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const apart = (one: string, other: string) =>
    Math.hypot(...channels(one).map((channel, at) => channel - channels(other)[at]!));
  for (const { classes } of circuits)
    for (const ones of classes)
      for (const [at, { name, horse }] of ones.entries())
        for (const other of ones.slice(at + 1)) {
          const [a, b] = [horse!.silks, other.horse!.silks];
          const difference = Math.max(apart(a.main, b.main), apart(a.trim, b.trim));
          expect(difference, `${name} and ${other.name}`).toBeGreaterThan(60);
        }
});

test('every name and id of a sport is given once, and every team has a country and a ground of its own', () => {
  const sports: Entrant[][] = [
    ...Object.values(teamsOfSports).map((leagues) => leagues.flatMap((league) => league.teams)),
    [...tennisPlayers],
    horses,
  ];
  for (const entrants of sports) {
    expect(new Set(entrants.map(({ id }) => id)).size).toBe(entrants.length);
    expect(new Set(entrants.map(({ name }) => name)).size).toBe(entrants.length);
    for (const { name } of entrants) expect(name).toMatch(/^\S+(?: \S+)*$/);
  }
  for (const leagues of Object.values(teamsOfSports)) {
    const teams = leagues.flatMap((league) => league.teams);
    expect(new Set(teams.map(({ ground }) => ground)).size).toBe(teams.length);
  }
  const people = [
    ...Object.values(teamsOfSports).flatMap((leagues) => leagues.flatMap(({ teams }) => teams)),
    ...tennisPlayers,
  ];
  for (const { name, country } of people) expect(country, name).toMatch(/^[A-Z]{2}$/);
});

test('strengths of those who meet have mean 0 and deviation 1', () => {
  const groups = [
    ...Object.values(teamsOfSports).flatMap((leagues) => leagues.map(({ teams }) => teams)),
    tennisPlayers,
    ...circuits.flatMap(({ classes }) => classes),
  ];
  for (const group of groups) {
    const mean = group.reduce((sum, { strength }) => sum + strength, 0) / group.length;
    const variance = group.reduce((sum, { strength }) => sum + strength ** 2, 0) / group.length;
    expect(mean).toBeCloseTo(0, 6);
    expect(variance).toBeCloseTo(1, 6);
  }
});

test('every circuit has jockeys for the largest field, and a trainer for every horse', () => {
  for (const { jockeys, classes } of circuits) {
    expect(jockeys.length).toBeGreaterThanOrEqual(10);
    for (const { horse } of classes.flat()) expect(horse!.trainer).not.toBe('');
  }
  const all = circuits.flatMap(({ jockeys }) => jockeys);
  expect(new Set(all).size).toBe(all.length);
});
