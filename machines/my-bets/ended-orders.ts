import type { Order } from '#domain/bet/order.ts';

/** How many ended orders are remembered. */
const mostKept = 20;

const isWaiting = ({ remaining }: Order): boolean => remaining > 0;
const unplaced = ({ cancelled, lapsed }: Order): number => cancelled + lapsed;
const hasEnded = (last: Order, now: Order | undefined): boolean =>
  now === undefined || (!isWaiting(now) && unplaced(now) > unplaced(last));

/** Orders by id. */
export type OrdersById = ReadonlyMap<string, Order>;

/** The orders with something left to match. */
export const waitingOf = (orders: OrdersById): OrdersById =>
  new Map([...orders].filter(([, order]) => isWaiting(order)));

/**
 * Appends to `ended` the orders that waited before and have ended without being fully matched. An order the exchange no
 * longer reports is kept as last seen, still waiting. Orders that a settlement removed are left out.
 */
export function endedSince(
  { waiting, ended }: { waiting: OrdersById; ended: OrdersById },
  orders: OrdersById,
  settledMarkets: ReadonlySet<string>,
): OrdersById {
  const gone = [...waiting.values()]
    .filter(({ marketId }) => !settledMarkets.has(marketId))
    .filter((last) => hasEnded(last, orders.get(last.orderId)))
    .map((last) => orders.get(last.orderId) ?? last);
  if (gone.length === 0) return ended;
  const all = [...ended, ...gone.map((order) => [order.orderId, order] as const)];
  return new Map(all.slice(-mostKept));
}
