import { expect, test } from 'vitest';
import { factorAfter, reducedOdds } from './reduction.ts';

test.each([
  ['WINNER', 800, 2_500, 600],
  ['WINNER', 860, 1_620, 721],
  ['WINNER', 212, 5_000, 106],
  ['WINNER', 105, 5_000, 101],
  ['WINNER', 300, 0, 300],
  ['PLACE', 500, 2_500, 400],
  ['PLACE', 103, 9_900, 101],
  ['BOOKMAKER', 185, 1_000, 167],
] as const)('%s odds of %i reduced by %i basis points are %i', (kind, odds, factor, reduced) => {
  expect(reducedOdds(kind, odds, factor)).toBe(reduced);
});

test('the factors of those that are left grow to the whole again', () => {
  expect(factorAfter(2_175, 714)).toBe(2_342);
});
