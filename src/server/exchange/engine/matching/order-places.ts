import { itemAt } from '#domain/must.ts';
import { limitOddsOf, type OrderRecord } from '../state/order-record.ts';

/** Lets what remains of an order rest at the end of its price's queue. */
export function restOnBook(order: OrderRecord): void {
  const { position, runner, side, tick, remaining } = order;
  const { book } = itemAt(position.market.runners, runner);
  order.slot = book.rest(side, tick, remaining, position.account.owner, order);
}

/** Counts what remains of it as unmatched, at the end of its account's open orders. */
export function countUnmatched(order: OrderRecord): void {
  const { position, runner, side, line, remaining } = order;
  position.open.set(order.orderId, order);
  position.addUnmatched(runner, side, limitOddsOf(order), remaining, line);
}

/** Takes an order from where it waits, book or delay, and out of what its account has unmatched. */
export function leavePlace(order: OrderRecord): void {
  const { position, runner, side, line, remaining } = order;
  const { delays, runners } = position.market;
  if (order.delayEndsAt === null) itemAt(runners, runner).book.cancel(order.slot);
  else delays.delete(order);
  position.open.delete(order.orderId);
  position.addUnmatched(runner, side, limitOddsOf(order), -remaining, line);
  order.slot = -1;
  order.delayEndsAt = null;
}
