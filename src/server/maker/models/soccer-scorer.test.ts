import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { fixtureOf } from '../fixtures.ts';
import { madeSports } from '../made-sports.ts';
import { openMatch } from '../match.ts';

const soccer = madeSports.find(({ sportId }) => sportId === sportIds.soccer)!;

test('a goal names its scorer, who plays for the side that scored and is no goalkeeper', () => {
  const scorers: number[] = [];
  for (let slot = 6_590_000; slot < 6_590_080; slot++) {
    const fixture = fixtureOf(soccer, slot, 'x', 1);
    const match = openMatch(fixture);
    while (match.result() === null) match.step();
    for (const { mark, text, side } of match.incidents()) {
      if (mark !== 'Goal') continue;
      const name = /^Goal by (.+), \d+–\d+$/.exec(text)?.[1] ?? '';
      scorers.push(fixture.entrants[side === 'HOME' ? 0 : 1]!.lineUp!.indexOf(name));
    }
  }
  expect(scorers.length).toBeGreaterThan(120);
  expect(Math.min(...scorers)).toBeGreaterThan(0);
  // Both attackers together score half of the goals.
  const share = scorers.filter((player) => player >= 9).length / scorers.length;
  expect(share).toBeGreaterThan(0.38);
  expect(share).toBeLessThan(0.62);
});

test('of a match whose players are not known, a goal names nobody', () => {
  const fixture = fixtureOf(soccer, 6_590_002, 'x', 1);
  const entrants = fixture.entrants.map(({ lineUp: _, ...entrant }) => entrant);
  const [named, unnamed] = [openMatch(fixture), openMatch({ ...fixture, entrants })];
  for (const match of [named, unnamed]) while (match.result() === null) match.step();
  expect(unnamed.score()).toEqual(named.score());
  const goals = unnamed.incidents().filter(({ mark }) => mark === 'Goal');
  for (const { text } of goals) expect(text).toMatch(/^Goal, /);
});
