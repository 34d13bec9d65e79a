import { expect, test } from 'vitest';
import { createRandom, type Random } from '../random.ts';
import { tennis } from './tennis.ts';
import { calledPoints } from './tennis-score.ts';
import { gameChance, matchChances, tieBreakChance } from './tennis-chances.ts';

test.each([
  [0.5, 0.5],
  [0.6, 0.7357],
  [0.7, 0.9008],
])('a player who wins %d of points on serve holds as often as O’Malley (2008) says', (p, holds) => {
  expect(gameChance(p, 0, 0)).toBeCloseTo(holds, 4);
});

test('an even score of equals is even, whoever serves', () => {
  for (const server of [0, 1] as const) {
    expect(tieBreakChance([0.64, 0.64], server, [0, 0])).toBeCloseTo(0.5, 12);
    const chances = matchChances([0.64, 0.64], 2);
    expect(chances({ sets: [1, 1], games: [6, 6], points: [6, 6], server })).toBeCloseTo(0.5, 12);
  }
});

/** A random stream that decides every point for or against the server. */
const always = (isServers: boolean): Random => ({ ...createRandom('x'), chance: () => isServers });

test('the chance is the mean of those after the next point, at every score of a match', () => {
  let tieBreaks = 0;
  for (let seed = 0; seed < 60; seed++) {
    const random = createRandom(`exact${seed}`);
    let state = tennis.start(random, []);
    while (tennis.winner(state) === null) {
      const [won, lost] = [true, false].map((is) => tennis.step(state, always(is)).state);
      const isHome = tennis.board(state).active === 'HOME';
      const p = state.serve[isHome ? 0 : 1];
      const mean = p * tennis.probabilities(won!)[0]! + (1 - p) * tennis.probabilities(lost!)[0]!;
      expect(tennis.probabilities(state)[0]).toBeCloseTo(mean, 10);
      tieBreaks += Number(state.games.join() === '6,6');
      state = tennis.step(state, random).state;
    }
  }
  expect(tieBreaks).toBeGreaterThan(100);
});

test('points are called the server’s first, in a tie-break in the players’ order', () => {
  expect(calledPoints([0, 2], [3, 3], 1)).toBe('30–0');
  expect(calledPoints([0, 2], [3, 3], 0)).toBe('0–30');
  expect(calledPoints([3, 4], [3, 3], 1)).toBe('A–40');
  expect(calledPoints([3, 5], [6, 6], 1)).toBe('3–5');
});

test('in a tie-break the serve changes after the first point and then after every second', () => {
  let state: ReturnType<typeof tennis.start> = {
    ...tennis.start(createRandom('tb'), []),
    games: [6, 6],
    server: 0,
  };
  const servers: (string | null)[] = [];
  for (let point = 0; point < 10; point++) {
    servers.push(tennis.board(state).active);
    state = tennis.step(state, always(true)).state;
  }
  expect(servers.map((side) => side?.[0]).join('')).toBe('HAAHHAAHHA');
});

test('the stronger player is the favourite, the more so the stronger', () => {
  const chanceAt = (strength: number) => {
    const entrants = [strength, 0].map((of, at) => ({ id: `${at}`, name: `${at}`, strength: of }));
    return tennis.probabilities(tennis.start(createRandom('form'), entrants))[0]!;
  };
  expect(chanceAt(1) - chanceAt(0)).toBeGreaterThan(0.1);
  expect(chanceAt(0) - chanceAt(-1)).toBeGreaterThan(0.1);
});
