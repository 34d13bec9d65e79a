import { expect, test } from 'vitest';
import { payOut } from './winner-market.ts';

test('winnings pay commission, losses do not, and all profits with the remainder sum to zero', () => {
  const shares = [
    { account: 'ann', result: 1_000_050 },
    { account: 'bob', result: -600_030 },
    { account: 'cid', result: -400_020 },
  ];
  expect(payOut(shares, 500)).toEqual({
    payouts: [
      { account: 'ann', profit: 10_001, commission: 500 },
      { account: 'bob', profit: -6_000, commission: 0 },
      { account: 'cid', profit: -4_000, commission: 0 },
    ],
    remainder: -1,
    commission: 500,
  });
});

test('shares that do not cancel out are not paid', () => {
  const shares = [
    { account: 'ann', result: 10_000 },
    { account: 'bob', result: -9_800 },
  ];
  expect(() => payOut(shares, 0)).toThrow('paid 2 more than was lost');
});
