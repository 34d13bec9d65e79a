import { useEffect, useState } from 'react';
import type { Order } from '#domain/bet/order.ts';
import { delayOf } from '#domain/bet/order-progress.ts';
import { CountdownRing } from '#ui/countdown-ring/countdown-ring.tsx';

/** The seconds left of the in-play delay, counted on this device from its first rendering: clocks differ. */
export function DelayCountdown({ order }: { order: Order }) {
  const total = delayOf(order);
  const [left, setLeft] = useState(() =>
    Math.min(total, Math.max(0, Date.parse(order.delayEndsAt ?? '') - Date.now()) || total),
  );
  useEffect(() => {
    const timer = setInterval(() => setLeft((ms) => Math.max(0, ms - 1_000)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <CountdownRing
      label="In-play delay"
      seconds={Math.ceil(left / 1_000)}
      total={Math.max(1, Math.ceil(total / 1_000))}
    />
  );
}
