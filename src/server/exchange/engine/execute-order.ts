import { metOwnOrder, type Fill } from '../book/order-book.ts';
import type { Effects } from './effects.ts';
import type { ExchangeState } from './exchange-state.ts';
import { runnerIdOf, type OrderRecord } from './order-record.ts';

/**
 * Brings an order, all of whose remaining stake is to be matched or to rest, to its book. It takes others' orders up
 * to the first own opposite one that it would meet; the rest of it is then cancelled. Everything was checked before.
 * The market's `betDelay` is shown to bettors and does not hold orders back yet.
 */
export function executeOrder(
  state: ExchangeState,
  order: OrderRecord,
  effects: Effects,
): Fill<OrderRecord>[] {
  const { position, runner, side, odds } = order;
  const { market, account } = position;
  const { book } = market.runners[runner]!;
  const fills: Fill<OrderRecord>[] = [];
  position.open.add(order);
  position.orders.set(order.orderId, order);
  position.addUnmatched(runner, side, odds, order.remaining);
  const tick = market.tickOf(odds);
  const slot = book.place(side, tick, order.remaining, account.owner, order, fills);
  order.slot = slot;
  for (const fill of fills) applyFill(state, fill, effects);
  position.refresh();
  effects.orderChanged(order);
  effects.positionChanged(position);
  if (slot === metOwnOrder) endRest(order, 'cancelled', 'SELF_MATCH', effects);
  return fills;
}

/** One match, on both sides of it. */
function applyFill(
  state: ExchangeState,
  { incoming, resting, stake, odds }: Fill<OrderRecord>,
  effects: Effects,
) {
  const { position, runner, side } = incoming;
  const { market } = position;
  matchPart(incoming, stake, odds, effects.at);
  matchPart(resting, stake, odds, effects.at);
  resting.position.refresh();
  effects.orderChanged(resting);
  effects.positionChanged(resting.position);
  market.runners[runner]!.addMatched(odds, stake);
  market.matched += stake;
  const [back, lay] = side === 'BACK' ? [incoming, resting] : [resting, incoming];
  effects.filled({
    fillId: state.numbers.next('fillId'),
    marketId: market.definition.marketId,
    runnerId: runnerIdOf(incoming),
    odds,
    stake,
    backOrderId: back.orderId,
    backAccountId: back.position.account.accountId,
    layOrderId: lay.orderId,
    layAccountId: lay.position.account.accountId,
    takerSide: side,
    at: effects.at,
  });
}

function matchPart(order: OrderRecord, stake: number, odds: number, at: string): void {
  const { position, runner, side } = order;
  position.addUnmatched(runner, side, order.odds, -stake);
  position.addMatched(runner, side, stake, stake * odds);
  order.remaining -= stake;
  order.matched += stake;
  order.matchedValue += stake * odds;
  order.updatedAt = at;
  if (order.remaining > 0) return;
  position.open.delete(order);
  order.slot = -1;
}

/** Nothing more of the order will be matched: takes what rests of it out of the book. */
export function endRest(
  order: OrderRecord,
  into: 'cancelled' | 'lapsed',
  reason: string | null,
  effects: Effects,
): void {
  const { position, runner, side, odds, remaining } = order;
  leaveBook(order);
  position.addUnmatched(runner, side, odds, -remaining);
  position.open.delete(order);
  if (order.matched === 0) position.drop(order);
  position.refresh();
  order[into] += remaining;
  order.remaining = 0;
  order.reason = reason;
  order.updatedAt = effects.at;
  effects.orderChanged(order);
  effects.positionChanged(position);
}

/** Takes the order out of its book, if it rests there. */
export function leaveBook(order: OrderRecord): void {
  if (order.slot < 0) return;
  order.position.market.runners[order.runner]!.book.cancel(order.slot);
  order.slot = -1;
}
