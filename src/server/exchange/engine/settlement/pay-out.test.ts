import { expect, test } from 'vitest';
import { payOut } from './pay-out.ts';

test('winnings pay commission, losses do not, and all profits with the remainder sum to zero', () => {
  const shares = [
    { account: 'ann', profit: 10_001 },
    { account: 'bob', profit: -6_000 },
    { account: 'cid', profit: -4_000 },
  ];
  expect(payOut(shares, () => 500)).toEqual({
    payouts: [
      { account: 'ann', profit: 10_001, commission: 500 },
      { account: 'bob', profit: -6_000, commission: 0 },
      { account: 'cid', profit: -4_000, commission: 0 },
    ],
    remainder: -1,
    commission: 500,
  });
});

test('who has another rate pays that', () => {
  const shares = [
    { account: 'ann', profit: -100 },
    { account: 'house', profit: 100 },
  ];
  expect(payOut(shares, (account) => (account === 'house' ? 0 : 500)).commission).toBe(0);
});

test('shares that do not cancel out are not paid', () => {
  const shares = [
    { account: 'ann', profit: 100 },
    { account: 'bob', profit: -98 },
  ];
  expect(() => payOut(shares, () => 0)).toThrow('paid 2 more than was lost');
});
