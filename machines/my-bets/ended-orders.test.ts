import { expect, test } from 'vitest';
import { endedSince, waitingOf, type OrdersById } from './ended-orders.ts';
import type { Order } from '#domain/bet/order.ts';

const order = (orderId: string, changes: Partial<Order> = {}): Order => ({
  orderId,
  clientId: `client-${orderId}`,
  marketId: 'm',
  runnerId: 'home',
  side: 'BACK',
  odds: 236,
  stake: 10_000,
  matched: 0,
  averageOdds: null,
  remaining: 10_000,
  cancelled: 0,
  lapsed: 0,
  status: 'EXECUTABLE',
  reason: null,
  persistence: 'LAPSE',
  delayEndsAt: null,
  placedAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  ...changes,
});
const byId = (...orders: Order[]): OrdersById => new Map(orders.map((one) => [one.orderId, one]));
const ended = (was: Order, now: Order | null, settled: string[] = []) => [
  ...endedSince(
    { waiting: byId(was), ended: new Map() },
    now ? byId(now) : new Map(),
    new Set(settled),
  ).values(),
];

const cancelled = order('a', { remaining: 0, cancelled: 10_000 });

test.each([
  ['was cancelled', cancelled],
  ['lapsed, some of it matched before', order('a', { remaining: 0, matched: 4_000, lapsed: 6_000 })],
])('one that %s has ended', (_, now) => {
  expect(ended(order('a'), now)).toEqual([now]);
});

test.each([
  ['waits as before', order('a')],
  ['waits with less', order('a', { matched: 4_000, remaining: 6_000 })],
  ['was matched', order('a', { matched: 10_000, remaining: 0 })],
])('one that %s has not', (_, now) => {
  expect(ended(order('a'), now)).toEqual([]);
});

test('one that was cancelled in part before, and whose rest is matched, has not', () => {
  const part = { cancelled: 4_000, remaining: 6_000 };
  expect(ended(order('a', part), order('a', { ...part, remaining: 0, matched: 6_000 }))).toEqual([]);
});

test('one that is not spoken of any more has, unless its market is settled', () => {
  expect(ended(order('a'), null)).toEqual([order('a')]);
  expect(ended(order('a'), null, ['m'])).toEqual([]);
});

test('those that ended before are kept, the newest twenty', () => {
  let state = { waiting: byId(order('0')), ended: byId() };
  for (let count = 0; count < 30; count++) {
    const orders = byId(order(`${count}`, { remaining: 0, cancelled: 10_000 }), order(`${count + 1}`));
    state = { ended: endedSince(state, orders, new Set()), waiting: waitingOf(orders) };
  }
  expect([...state.ended.keys()]).toEqual(Array.from({ length: 20 }, (_, at) => String(at + 10)));
});
