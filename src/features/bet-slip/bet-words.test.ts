import { expect, test } from 'vitest';
import type { Order } from '#domain/bet/order.ts';
import { formatOdds } from '#domain/odds/odds.ts';
import { betWords } from './bet-words.ts';
import { reportOf } from './bet-slip.test-data.tsx';

/** What is said of a bet that is wholly matched. */
const said = (changes: Partial<Order>, kind: Parameters<typeof betWords>[1] = 'WINNER'): string => {
  const { order, ...report } = reportOf('matched');
  return betWords({ ...report, order: order && { ...order, ...changes } }, kind, ({ odds }) =>
    formatOdds(odds),
  ).text;
};

test('a matched back says what it wins', () => {
  expect(said({ side: 'BACK', stake: 50_000, matched: 50_000, odds: 181, averageOdds: 181 })).toBe(
    '₹500.00 at 1.81: wins ₹405.00 before commission',
  );
});

test('of average odds, which are rounded, no more is promised than their least', () => {
  expect(said({ side: 'BACK', stake: 50_000, matched: 50_000, odds: 181, averageOdds: 183 })).toBe(
    '₹500.00 at 1.83: wins at least ₹412.50 before commission',
  );
});

test('a back that took worse odds than it asked for is not promised those', () => {
  expect(said({ side: 'BACK', stake: 50_000, matched: 50_000, odds: 181, averageOdds: 179 })).toBe(
    '₹500.00 at 1.79: wins at least ₹392.50 before commission',
  );
});

test('a matched lay wins its stake, whatever the odds', () => {
  expect(said({ side: 'LAY', stake: 50_000, matched: 50_000, odds: 300, averageOdds: 290 })).toBe(
    '₹500.00 at 2.90: wins ₹500.00 before commission',
  );
});

test('a bookmaker takes no commission', () => {
  expect(
    said({ side: 'BACK', stake: 10_000, matched: 10_000, odds: 185, averageOdds: 185 }, 'BOOKMAKER'),
  ).toMatch(/: wins ₹85\.00$/);
});
