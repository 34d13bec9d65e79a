import { expect, test } from 'vitest';
import { newestFirst, type Order } from './order.ts';

const order = (orderId: string, placedAt: string) => ({ orderId, placedAt }) as Order;

test('orders are listed newest first, those of one moment by the number of their id', () => {
  const orders = [
    order('9', '2026-05-01T10:00:00.000Z'),
    order('10', '2026-05-01T10:00:00.000Z'),
    order('8', '2026-05-01T10:00:01.000Z'),
  ];
  expect(orders.sort(newestFirst).map(({ orderId }) => orderId)).toEqual(['8', '10', '9']);
});
