import { expect, test } from 'vitest';
import { stakeProblem } from './stake-problem.ts';

test.each([
  [10_000, 9_999, 10_000],
  [10_000, 0, 10_000],
  [1, 0, 1],
  [0, 0, 1],
  [0, -1, 1],
])('with a minimum of %i a stake of %i is below %i', (minStake, stake, limit) => {
  expect(stakeProblem({ minStake, maxStake: 50_000 }, stake)).toEqual({ code: 'STAKE_TOO_SMALL', limit });
});

test('a stake above the maximum is too large', () => {
  expect(stakeProblem({ minStake: 10_000, maxStake: 50_000 }, 50_001)).toEqual({
    code: 'STAKE_TOO_LARGE',
    limit: 50_000,
  });
});

test.each([
  [10_000, 10_000],
  [10_000, 50_000],
  [1, 1],
  [0, 1],
])('with a minimum of %i a stake of %i is taken', (minStake, stake) => {
  expect(stakeProblem({ minStake, maxStake: 50_000 }, stake)).toBeNull();
});
