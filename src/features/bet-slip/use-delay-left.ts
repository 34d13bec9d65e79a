import { useEffect, useState } from 'react';
import type { Order } from '#domain/bet/order.ts';
import { delayOf } from '#domain/bet/order-progress.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';

/** The time left of an order's in-play delay, ms, counted on this device from its first rendering. */
export function useDelayLeft(order: Order): number {
  const [left, setLeft] = useState(() => {
    const total = delayOf(order);
    return Math.min(total, Math.max(0, Date.parse(order.delayEndsAt ?? '') - exchangeClock.now()) || total);
  });
  useEffect(() => {
    const timer = setInterval(() => setLeft((ms) => ms - 1_000), 1_000);
    return () => clearInterval(timer);
  }, []);
  return left;
}
