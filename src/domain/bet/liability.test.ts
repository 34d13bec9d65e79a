import { expect, test } from 'vitest';
import type { Order } from './order.ts';
import { matchedLiability, waitingLiability } from './liability.ts';

const lay: Order = {
  orderId: '1',
  clientId: '1',
  marketId: '1.1',
  runnerId: 'home',
  side: 'LAY',
  odds: 300,
  stake: 20_000,
  matched: 10_000,
  averageOdds: 300,
  remaining: 10_000,
  cancelled: 0,
  lapsed: 0,
  status: 'EXECUTABLE',
  reason: null,
  persistence: 'LAPSE',
  delayEndsAt: null,
  placedAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
};

test('a lay of 100.00 at 3.00 risks 200.00, a back its stake', () => {
  expect(matchedLiability(lay, 'WINNER')).toBe(20_000);
  expect(waitingLiability(lay, 'WINNER')).toBe(20_000);
  expect(matchedLiability({ ...lay, side: 'BACK' }, 'WINNER')).toBe(10_000);
});

test('the exact sum of the fills counts, not their rounded average', () => {
  // 33.33 at 2.98 and 66.67 at 2.99: 298.67 on average, said as 2.99.
  const fills = { matchedValue: 3_333 * 298 + 6_667 * 299, averageOdds: 299 };
  expect(matchedLiability({ ...lay, ...fills }, 'WINNER')).toBe(19_867);
});

test('a No of a session risks stake by rate; a line, even money, its stake', () => {
  expect(matchedLiability({ ...lay, odds: 220, averageOdds: 220, line: 4_600 }, 'SESSION')).toBe(12_000);
  expect(matchedLiability({ ...lay, odds: 16_050, averageOdds: 16_050 }, 'LINE')).toBe(10_000);
});
