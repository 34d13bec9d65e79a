import { metOwnOrder } from '../book/order-book.ts';
import type { Effects } from './effects.ts';
import type { ExchangeState } from './exchange-state.ts';
import { runnerIdOf, type OrderRecord } from './order-record.ts';

/** What an order was matched with at once: backer's stake and odds of one resting order. */
export interface Taken {
  odds: number;
  stake: number;
}

/**
 * Brings an order, all of whose remaining stake is to be matched or to rest, to its book. It takes others' orders up
 * to the first own opposite one that it would meet; the rest of it is then cancelled. Everything was checked before.
 * The market's `betDelay` is shown to bettors and does not hold orders back yet.
 */
export function executeOrder(state: ExchangeState, order: OrderRecord, effects: Effects): Taken[] {
  const { position, runner, side } = order;
  const { book } = position.market.runners[runner]!;
  const slot = book.place(side, order.tick, order.remaining, position.account.owner, order);
  const { count, resting, stakes, odds } = book.fills;
  const taken: Taken[] = [];
  for (let at = 0; at < count; at++) {
    const part: Taken = { odds: odds[at]!, stake: stakes[at]! };
    applyFill(state, order, resting[at]!, part, effects);
    taken.push(part);
  }
  order.slot = slot;
  if (slot >= 0) {
    position.open.set(order.orderId, order);
    position.addUnmatched(runner, side, order.odds, order.remaining);
  } else {
    order.cancelled += order.remaining;
    order.remaining = 0;
    if (slot === metOwnOrder) order.reason = 'SELF_MATCH';
    position.end(order);
  }
  position.refresh();
  effects.orderChanged(order);
  effects.positionChanged(position);
  return taken;
}

/** One match, on both sides of it. */
function applyFill(
  state: ExchangeState,
  incoming: OrderRecord,
  resting: OrderRecord,
  { stake, odds }: Taken,
  effects: Effects,
): void {
  const { position, runner, side } = incoming;
  const { market } = position;
  matchPart(incoming, stake, odds, effects.at);
  matchPart(resting, stake, odds, effects.at);
  resting.position.addUnmatched(runner, resting.side, odds, -stake);
  resting.position.refresh();
  if (resting.remaining === 0) {
    resting.slot = -1;
    resting.position.end(resting);
  }
  effects.orderChanged(resting);
  effects.positionChanged(resting.position);
  market.runners[runner]!.addMatched(odds, stake);
  market.matched += stake;
  const [back, lay] = side === 'BACK' ? [incoming, resting] : [resting, incoming];
  effects.filled({
    fillId: state.numbers.nextFillId(),
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
  const value = stake * odds;
  order.position.addMatched(order.runner, order.side, stake, value);
  order.remaining -= stake;
  order.matched += stake;
  order.matchedValue += value;
  order.updatedAt = at;
}

/** Nothing more of a resting order will be matched: takes what is left of it out of the book. */
export function endRest(
  order: OrderRecord,
  into: 'cancelled' | 'lapsed',
  reason: string | null,
  effects: Effects,
): void {
  const { position } = order;
  order[into] += order.remaining;
  leaveBook(order);
  position.end(order);
  position.refresh();
  order.remaining = 0;
  order.reason = reason;
  order.updatedAt = effects.at;
  effects.orderChanged(order);
  effects.positionChanged(position);
}

/** Takes a resting order out of its book and out of what its account has unmatched. */
export function leaveBook(order: OrderRecord): void {
  const { position, runner, side, odds, remaining } = order;
  position.market.runners[runner]!.book.cancel(order.slot);
  position.addUnmatched(runner, side, odds, -remaining);
  order.slot = -1;
}
