import { expect, test } from 'vitest';
import { reducedOdds } from './reduction.ts';

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
