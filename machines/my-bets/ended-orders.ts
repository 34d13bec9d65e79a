import type { Order } from '#domain/bet/order.ts';

/** Of those that ended, how many are remembered. */
const mostKept = 20;

const isWaiting = ({ remaining }: Order): boolean => remaining > 0;
const unplaced = ({ cancelled, lapsed }: Order): number => cancelled + lapsed;
const hasEnded = (last: Order, now: Order | undefined): boolean =>
  now === undefined || (!isWaiting(now) && unplaced(now) > unplaced(last));

/** Orders by their ids. */
export type OrdersById = ReadonlyMap<string, Order>;

/** Those of which something waits to be matched. */
export const waitingOf = (orders: OrdersById): OrdersById =>
  new Map([...orders].filter(([, order]) => isWaiting(order)));

/**
 * Those that waited and do not any more, though not all of them was matched, after those that had ended before. One that
 * the exchange does not speak of any more is among them as it was last seen, waiting; what a settlement took away is not.
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
