import { expect, test } from 'vitest';
import { lapsedSince } from './lapsed-since.ts';
import type { Order } from './order.ts';

const waiting: Order = {
  orderId: 'order-1',
  clientId: 'client-1',
  marketId: 'm1',
  runnerId: 'home',
  side: 'BACK',
  odds: 236,
  stake: 10_000,
  matched: 4_000,
  averageOdds: 236,
  remaining: 6_000,
  cancelled: 0,
  lapsed: 0,
  status: 'EXECUTABLE',
  reason: null,
  persistence: 'LAPSE',
  delayEndsAt: null,
  placedAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
};
const lapsed: Order = { ...waiting, remaining: 0, lapsed: 6_000, status: 'COMPLETE', reason: 'IN_PLAY' };
const ordersOf = (...orders: Order[]) => new Map(orders.map((order) => [order.orderId, order]));

test('the rest of an order that lapsed is news, once', () => {
  expect(lapsedSince(ordersOf(waiting), ordersOf(lapsed))).toEqual([lapsed]);
  expect(lapsedSince(ordersOf(lapsed), ordersOf(lapsed))).toEqual([]);
});

test('one that lapsed during its delay is news too', () => {
  const delayed = { ...waiting, delayEndsAt: '2026-11-21T10:00:05Z' };
  expect(lapsedSince(ordersOf(delayed), ordersOf(lapsed))).toEqual([lapsed]);
});

test('what the bettor cancelled, was matched, or was over when first heard of is none', () => {
  const cancelled: Order = { ...waiting, remaining: 0, cancelled: 6_000, status: 'COMPLETE' };
  const matched: Order = { ...waiting, remaining: 0, matched: 10_000, status: 'COMPLETE' };
  for (const now of [cancelled, matched]) expect(lapsedSince(ordersOf(waiting), ordersOf(now))).toEqual([]);
  expect(lapsedSince(ordersOf(), ordersOf(lapsed))).toEqual([]);
});
