import { expect, test } from 'vitest';
import { onlySettlementOf } from './market-standing.ts';
import { newestFirst, type Order, type Settlement } from './order.ts';
import { ownOffersOf } from './own-offers.ts';

const order = (orderId: string, placedAt: string) => ({ orderId, placedAt }) as Order;

test('orders are listed newest first, those of one moment by the number of their id', () => {
  const orders = [
    order('9', '2026-05-01T10:00:00.000Z'),
    order('10', '2026-05-01T10:00:00.000Z'),
    order('8', '2026-05-01T10:00:01.000Z'),
  ];
  expect(orders.sort(newestFirst).map(({ orderId }) => orderId)).toEqual(['8', '10', '9']);
});

test('a market that was paid once tells what it paid; one that was corrected does not', () => {
  const paid = (settlementId: string, marketId: string): Settlement => ({
    settlementId,
    marketId,
    eventName: 'Home v Away',
    marketName: 'Match Odds',
    result: 'Home',
    profit: 100,
    commission: 2,
    at: '2026-11-21T10:00:00Z',
  });
  const settlements = [paid('3', '1.2'), paid('2', '1.1'), paid('1', '1.2')];
  expect(onlySettlementOf('1.1', settlements)?.settlementId).toBe('2');
  expect(onlySettlementOf('1.2', settlements)).toBeNull();
  expect(onlySettlementOf('1.3', settlements)).toBeNull();
});

test('a waiting back is offered to layers and a waiting lay to backers, each at its odds; what a delay holds is not', () => {
  const waiting = (side: Order['side'], odds: number, changes: Partial<Order> = {}) =>
    ({
      marketId: '1.1',
      runnerId: 'home',
      side,
      odds,
      remaining: 1_000,
      delayEndsAt: null,
      ...changes,
    }) as Order;
  const orders = [
    waiting('BACK', 240),
    waiting('BACK', 240, { remaining: 500 }),
    waiting('LAY', 230),
    waiting('LAY', 220, { delayEndsAt: '2026-11-21T10:00:05Z' }),
    waiting('LAY', 210, { remaining: 0 }),
    waiting('LAY', 200, { marketId: '1.2' }),
  ];
  expect([...(ownOffersOf('1.1', orders) ?? [])]).toEqual([
    ['home/toLay/240', 1_500],
    ['home/toBack/230', 1_000],
  ]);
  expect(ownOffersOf('1.3', orders)).toBeNull();
});
