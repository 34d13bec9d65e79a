import { expect, test } from 'vitest';
import { profitOf, resultOf } from './bet.ts';

test.each([
  ['BACK', 10_000, 236, 1_360_000, -1_000_000],
  ['LAY', 10_000, 236, -1_360_000, 1_000_000],
  ['BACK', 1, 101, 1, -100],
  ['LAY', 1, 101, -1, 100],
  ['BACK', 0, 236, 0, 0],
] as const)(
  '%s %i at %i gives %i when the runner wins and %i when it loses',
  (side, stake, odds, ifWins, ifLoses) => {
    expect(resultOf(side, stake, odds)).toEqual({ ifWins, ifLoses });
  },
);

test('what a back wins is what the opposite lay loses, and the other way round', () => {
  for (const odds of [101, 150, 236, 100_000]) {
    const [back, lay] = [resultOf('BACK', 12_345, odds), resultOf('LAY', 12_345, odds)];
    expect(back.ifWins + lay.ifWins).toBe(0);
    expect(back.ifLoses + lay.ifLoses).toBe(0);
  }
});

test('a bet beyond the exact integers throws instead of being wrong', () => {
  expect(() => profitOf(Number.MAX_SAFE_INTEGER, 100_000)).toThrow(RangeError);
  expect(() => resultOf('BACK', 2 ** 50, 102)).toThrow(RangeError);
});
