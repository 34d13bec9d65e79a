import { expect, test } from 'vitest';
import { commissionOn, leastPaid } from './settlement.ts';

test.each([
  [1_360_000, 13_600],
  [199, 1],
  [99, 0],
  [0, 0],
  [-1, -1],
  [-588_320, -5_884],
])('a position of %i hundredths pays %i at least', (result, least) => {
  expect(leastPaid(result)).toBe(least);
});

test.each([
  [10_000, 200, 200],
  [125, 200, 3],
  [124, 200, 2],
  [25, 200, 1],
  [24, 200, 0],
  [10_000, 0, 0],
  [0, 500, 0],
  [-10_000, 500, 0],
  [90_071_992_547_409, 10_000, 90_071_992_547_409],
  [90_071_992_547_425, 200, 1_801_439_850_949],
])('on net winnings of %i at %i basis points the commission is %i', (winnings, rate, commission) => {
  expect(commissionOn(winnings, rate)).toBe(commission);
});
