import { itemAt, must } from '#domain/must.ts';
import { limitOddsOf, type OrderRecord } from '../state/order-record.ts';

/** Puts the rest of an order at the end of its price's queue. A practice order waits beside it. */
export function restOnBook(order: OrderRecord): void {
  const { position, runner, side, tick, remaining } = order;
  if (position.market.isPractice) return must(position.market.practice).wait(order);
  const { book } = itemAt(position.market.runners, runner);
  order.slot = book.rest(side, tick, remaining, position.account.owner, order);
}

/** Counts the rest of an order as unmatched and adds it to its account's open orders. */
export function countUnmatched(order: OrderRecord): void {
  const { position, runner, side, line, remaining } = order;
  position.open.set(order.orderId, order);
  position.addUnmatched(runner, side, limitOddsOf(order), remaining, line);
}

/** Takes an order out of its book or delay, and out of its account's unmatched stakes. */
export function leavePlace(order: OrderRecord): void {
  const { position, runner, side, line, remaining } = order;
  const { delays, runners, isPractice, practice } = position.market;
  if (order.delayEndsAt !== null) delays.delete(order);
  else if (isPractice) must(practice).leave(order);
  else itemAt(runners, runner).book.cancel(order.slot);
  position.open.delete(order.orderId);
  position.addUnmatched(runner, side, limitOddsOf(order), -remaining, line);
  order.slot = -1;
  order.delayEndsAt = null;
}
