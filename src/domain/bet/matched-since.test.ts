import { expect, test } from 'vitest';
import { matchedSince } from './matched-since.ts';
import type { Order } from './order.ts';

/** A back of 100.00 with this much matched. */
const orderWith = (matched: number, changes: Partial<Order> = {}): Order => ({
  orderId: 'order-1',
  clientId: 'client-1',
  marketId: 'm1',
  runnerId: 'home',
  side: 'BACK',
  odds: 236,
  stake: 10_000,
  matched,
  averageOdds: matched > 0 ? 236 : null,
  remaining: 10_000 - matched,
  cancelled: 0,
  lapsed: 0,
  status: matched === 10_000 ? 'COMPLETE' : 'EXECUTABLE',
  reason: null,
  persistence: 'LAPSE',
  delayEndsAt: null,
  placedAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  ...changes,
});
const ordersOf = (...orders: Order[]) => new Map(orders.map((order) => [order.orderId, order]));
const waiting = orderWith(0);
const matched = orderWith(10_000);

test('an order that waited and has been matched whole is news, once', () => {
  expect(matchedSince(ordersOf(waiting), ordersOf(matched))).toEqual([matched]);
  expect(matchedSince(ordersOf(matched), ordersOf(matched))).toEqual([]);
});

test('the last part of one that was matched in part is news too', () => {
  expect(matchedSince(ordersOf(orderWith(4_000)), ordersOf(matched))).toEqual([matched]);
});

test.each([
  ['that still waits in part', ordersOf(waiting), ordersOf(orderWith(4_000))],
  ['that was matched at once', ordersOf(), ordersOf(matched)],
  [
    'whose in-play delay ended',
    ordersOf(orderWith(0, { delayEndsAt: '2026-11-21T10:00:05Z' })),
    ordersOf(matched),
  ],
  [
    'whose rest was cancelled',
    ordersOf(orderWith(4_000)),
    ordersOf(orderWith(4_000, { remaining: 0, cancelled: 6_000, status: 'COMPLETE' })),
  ],
])('an order %s is none', (_, before, now) => expect(matchedSince(before, now)).toEqual([]));
