import { expect, test } from 'vitest';
import { createRandom, type Random } from '../random.ts';
import { anyEntrants } from './calibration.fixture.ts';
import { soccer } from './soccer.ts';
import { goalChances } from './soccer-goals.ts';
import { chanceOf, type SoccerState } from './soccer-state.ts';

const start = (seed: string) => {
  const random = createRandom(seed);
  return { random, state: soccer.start(random, anyEntrants(2)(random)) };
};

test('over a league, home, away and draw are as likely as Dixon and Coles (1997) found: 46, 27 and 27 %', () => {
  const sums = [0, 0, 0];
  for (let match = 0; match < 400; match++)
    soccer.probabilities(start(`league${match}`).state).forEach((chance, at) => (sums[at]! += chance / 400));
  [0.46, 0.27, 0.27].forEach((share, at) => expect(Math.abs(sums[at]! - share)).toBeLessThan(0.015));
});

test('a match has about 2.6 goals, 45 % of them before half-time', () => {
  let [all, early] = [0, 0];
  for (let match = 0; match < 3_000; match++) {
    let { random, state } = start(`goals${match}`);
    while (soccer.winner(state) === null) {
      const next = soccer.step(state, random).state;
      all += Number(next.note === 'GOAL');
      early += Number(next.note === 'GOAL' && next.minute <= 45);
      state = next;
    }
  }
  expect(Math.abs(all / 3_000 - 2.65)).toBeLessThan(0.12);
  expect(Math.abs(early / all - 0.45)).toBeLessThan(0.025);
});

/** A random stream that draws one number and one number of added minutes. */
const drawing = (number: number, at: number): Random => ({
  ...createRandom('x'),
  next: () => number,
  pick: (items) => items[at]!,
});

test('the chances are the mean of those after the next minute, at every minute', () => {
  for (let match = 0; match < 6; match++) {
    let { random, state } = start(`exact${match}`);
    while (soccer.winner(state) === null) {
      const [p, q] = goalChances(state.minute, state.goals[0] - state.goals[1], state.strength);
      const means = [0, 0, 0, 0, 0, 0];
      const addedTimes = state.minute === 89 ? [0, 1, 2, 3, 4, 5] : [0];
      for (const [chance, number] of [
        [p, 0],
        [q, p + q / 2],
        [1 - p - q, 1 - 1e-9],
      ] as const)
        for (const at of addedTimes)
          allChances(soccer.step(state, drawing(number, at)).state).forEach(
            (after, one) => (means[one]! += (chance * after) / addedTimes.length),
          );
      allChances(state).forEach((now, one) => expect(now).toBeCloseTo(means[one]!, 8));
      state = soccer.step(state, random).state;
    }
  }
});

test('at half-time a handicap at the margin expected then joins the first one', () => {
  const { state } = start('half-time');
  const [first, second] = soccer.sides!;
  const before: SoccerState = { ...state, minute: 44, goals: [3, 0] };
  expect(second!.isThere!(before)).toBe(false);
  const quiet = { ...createRandom('quiet'), next: () => 0.999, chance: () => false };
  const { state: after } = soccer.step(before, quiet);
  expect(after).toMatchObject({ minute: 45, goals: [3, 0] });
  expect(second!.isThere!(after)).toBe(true);
  const homeOf = (plan: typeof first) => plan!.market(['Harbour', 'Dunes'], after).runners[0];
  expect(homeOf(first)).toMatchObject({ handicap: -after.handicaps.start * 100 });
  expect([-250, -350]).toContain(homeOf(second)!.handicap);
  expect(second!.result({ ...after, minute: 94, added: 4 })).toEqual({ number: 3 });
  // Where the first line is still the expected one, no second market repeats it.
  const level = soccer.step({ ...before, goals: [2, 2], handicaps: { start: 0.5, halfTime: null } }, quiet);
  expect(second!.isThere!(level.state)).toBe(false);
});

/** Of the three results, home's handicap, over and both to score. */
const allChances = (state: SoccerState): number[] => [
  ...soccer.probabilities(state),
  chanceOf(state, (home, away) => home - away > state.handicaps.start),
  chanceOf(state, (home, away) => home + away > 2),
  chanceOf(state, (home, away) => home > 0 && away > 0),
];

test('over and both to score are settled as soon as they are so, under and no at the end', () => {
  const [, , over, both] = soccer.sides!;
  const { state } = start('sides');
  const level: SoccerState = { ...state, minute: 60, goals: [2, 0] };
  expect([over!.result(level), both!.result(level)]).toEqual([null, null]);
  const scored: SoccerState = { ...level, goals: [2, 1] };
  expect([over!.result(scored), both!.result(scored)]).toEqual([{ winners: [0] }, { winners: [0] }]);
  const ended: SoccerState = { ...level, minute: 94, added: 4 };
  expect([over!.result(ended), both!.result(ended)]).toEqual([{ winners: [1] }, { winners: [1] }]);
});

test('the price of over follows the goals', () => {
  const [, , over] = soccer.sides!;
  const { state } = start('price');
  const oddsAt = (goals: SoccerState['goals']) =>
    Math.max(
      ...over!
        .orders({ ...state, minute: 45, goals })
        .filter(({ runner, side }) => runner === 0 && side === 'LAY')
        .map(({ odds }) => odds),
    );
  expect(oddsAt([0, 0])).toBeGreaterThan(oddsAt([1, 0]));
  expect(oddsAt([1, 0])).toBeGreaterThan(oddsAt([1, 1]));
});
