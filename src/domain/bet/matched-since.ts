import type { Order } from './order.ts';

type Orders = ReadonlyMap<string, Order>;

/** The orders that waited in the book `before` and are matched `now`, with nothing of them left to wait. */
export function matchedSince(before: Orders, now: Orders): readonly Order[] {
  return [...now.values()].filter(({ orderId, matched, remaining }) => {
    const was = before.get(orderId);
    const hasWaited = was !== undefined && was.remaining > 0 && was.delayEndsAt === null;
    return hasWaited && remaining === 0 && matched > was.matched;
  });
}
