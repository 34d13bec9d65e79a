import { expect, test } from 'vitest';
import { addMatched, addUnmatched, emptyOutcomes, exposureOf, type Outcomes } from './outcomes.ts';
import type { Side } from '#domain/bet/side.ts';

type Matched = readonly [runner: number, side: Side, stake: number, odds: number];

const positionOf = (runners: number, bets: readonly Matched[]): Outcomes => {
  const outcomes = emptyOutcomes(runners);
  for (const [runner, side, stake, odds] of bets) addMatched(outcomes, runner, side, stake, odds);
  return outcomes;
};

test('a back pays its profit on its runner and costs the stake on every other', () => {
  expect(positionOf(3, [[1, 'BACK', 100, 236]])).toEqual([-10_000, 13_600, -10_000]);
});

test('a lay costs its liability on its runner and pays the stake on every other', () => {
  expect(positionOf(3, [[1, 'LAY', 100, 236]])).toEqual([10_000, -13_600, 10_000]);
});

test('a back and a lay of the same bet leave nothing', () => {
  const bets: Matched[] = [
    [0, 'BACK', 100, 236],
    [0, 'LAY', 100, 236],
  ];
  expect(positionOf(2, bets)).toEqual([0, 0]);
});

test('an unmatched order takes only what it could lose, outcome by outcome', () => {
  const [back, lay] = [emptyOutcomes(3), emptyOutcomes(3)];
  addUnmatched(back, 1, 'BACK', 100, 236);
  addUnmatched(lay, 1, 'LAY', 100, 236);
  expect(back).toEqual([-10_000, 0, -10_000]);
  expect(lay).toEqual([0, -13_600, 0]);
});

test.each([
  [[0, 0], 0],
  [[500, 100], 0],
  [[-10_000, 13_600], 100],
  [[-10_001, 13_600], 101],
  [[-1, 0], 1],
  [[-5_000, -7_050], 71],
])('the exposure of %j is %i: the worst outcome, rounded up', (outcomes, exposure) => {
  expect(exposureOf(outcomes)).toBe(exposure);
});
