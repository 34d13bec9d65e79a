import { expect, test } from 'vitest';
import type { Order } from './order.ts';
import { delayOf, laterOrder, progressOf } from './order-progress.ts';

const order = (updatedAt: string, matched: number): Order => ({
  orderId: '7',
  clientId: 'c',
  marketId: '1.1',
  runnerId: 'a',
  side: 'BACK',
  odds: 236,
  stake: 100,
  matched,
  averageOdds: matched ? 236 : null,
  remaining: 100 - matched,
  cancelled: 0,
  lapsed: 0,
  status: matched === 100 ? 'COMPLETE' : 'EXECUTABLE',
  reason: null,
  persistence: 'LAPSE',
  delayEndsAt: null,
  placedAt: '2026-11-21T10:00:00Z',
  updatedAt,
});

test.each([
  [0, 100, 'unmatched'],
  [40, 60, 'partlyMatched'],
  [100, 0, 'matched'],
  [40, 0, 'matched'],
  [0, 0, 'cancelled'],
] as const)('an order of which %i is matched and %i remains is %s', (matched, remaining, progress) => {
  expect(progressOf({ matched, remaining, delayEndsAt: null })).toBe(progress);
});

test('an order that waits out the in-play delay is delayed, for as long as that lasts', () => {
  const waiting = { ...order('2026-11-21T10:00:00Z', 0), delayEndsAt: '2026-11-21T10:00:05Z' };
  expect(progressOf({ ...waiting, remaining: 100 })).toBe('delayed');
  expect(delayOf(waiting)).toBe(5_000);
});

test('the later sight of an order stands, whichever comes first', () => {
  const early = order('2026-11-21T10:00:00.5Z', 0);
  const late = order('2026-11-21T10:00:01Z', 40);
  expect(laterOrder(null, early)).toBe(early);
  expect(laterOrder(early, late)).toBe(late);
  expect(laterOrder(late, early)).toBe(late);
});

test('at equal times the sight with more matched stands', () => {
  const [less, more] = [order('2026-11-21T10:00:00Z', 0), order('2026-11-21T10:00:00Z', 40)];
  expect(laterOrder(less, more)).toBe(more);
  expect(laterOrder(more, less)).toBe(more);
});
