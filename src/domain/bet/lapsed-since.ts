import type { Order } from './order.ts';

type Orders = ReadonlyMap<string, Order>;

/** The orders that waited `before`, in the book or out their delay, and of which the exchange let the rest lapse since. */
export function lapsedSince(before: Orders, now: Orders): readonly Order[] {
  return [...now.values()].filter(({ orderId, lapsed, remaining, reason }) => {
    const was = before.get(orderId);
    return (
      was !== undefined && was.remaining > 0 && remaining === 0 && lapsed > was.lapsed && reason !== null
    );
  });
}
