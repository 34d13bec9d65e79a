import type { Order } from './order.ts';

/**
 * How far an order has come. `delayed`: it waits out the in-play delay and is not on the book. `cancelled`: nothing was
 * matched and nothing remains, whoever ended it.
 */
export type OrderProgress = 'delayed' | 'unmatched' | 'partlyMatched' | 'matched' | 'cancelled';

export function progressOf({
  matched,
  remaining,
  delayEndsAt,
}: Pick<Order, 'matched' | 'remaining' | 'delayEndsAt'>): OrderProgress {
  if (remaining > 0 && delayEndsAt !== null) return 'delayed';
  if (remaining > 0) return matched > 0 ? 'partlyMatched' : 'unmatched';
  return matched > 0 ? 'matched' : 'cancelled';
}

const doneOf = ({ matched, cancelled, lapsed }: Order): number => matched + cancelled + lapsed;

/**
 * The later of two views of one order: an answer and the account's feed may overtake each other. At equal times, the
 * one with more matched, cancelled or lapsed is the later, since none of that is undone.
 */
export function laterOrder(known: Order | null, seen: Order): Order {
  if (known === null) return seen;
  const difference = Date.parse(seen.updatedAt) - Date.parse(known.updatedAt);
  if (difference !== 0) return difference > 0 ? seen : known;
  return doneOf(seen) >= doneOf(known) ? seen : known;
}

/** Whether an order ended while nobody listened: some of it remained, and it is no longer among the standing orders. */
export const isMissing = ({ orderId, remaining }: Order, standing: readonly Order[]): boolean =>
  remaining > 0 && !standing.some((order) => order.orderId === orderId);

/** The full length of an order's in-play delay, milliseconds; 0 when none runs. */
export const delayOf = ({ delayEndsAt, updatedAt }: Pick<Order, 'delayEndsAt' | 'updatedAt'>): number =>
  delayEndsAt === null ? 0 : Math.max(0, Date.parse(delayEndsAt) - Date.parse(updatedAt));
