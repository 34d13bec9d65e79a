import { metOwnOrder } from '../book/order-book.ts';
import type { FillRow } from '../store/schema/orders.ts';
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
    position.addUnmatched(runner, side, order.odds, order.remaining, order.line);
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
  const { runner, side } = incoming;
  matchPart(incoming, stake, odds, effects.at);
  matchPart(resting, stake, odds, effects.at);
  resting.position.addUnmatched(runner, resting.side, odds, -stake, resting.line);
  resting.position.refresh();
  if (resting.remaining === 0) {
    resting.slot = -1;
    resting.position.end(resting);
  }
  effects.orderChanged(resting);
  effects.positionChanged(resting.position);
  const [back, lay] = side === 'BACK' ? [incoming, resting] : [resting, incoming];
  const parts = {
    odds,
    stake,
    backOrderId: back.orderId,
    backAccountId: back.position.account.accountId,
    layOrderId: lay.orderId,
    layAccountId: lay.position.account.accountId,
  };
  noteFill(state, incoming, parts, effects);
}

/** What is matched is written, counted and kept: a withdrawal or a void bet comes back to it. */
export function noteFill(
  state: ExchangeState,
  taker: OrderRecord,
  parts: Pick<FillRow, 'odds' | 'stake' | 'backOrderId' | 'backAccountId' | 'layOrderId' | 'layAccountId'>,
  effects: Effects,
): void {
  const { runner, side, line } = taker;
  const { market } = taker.position;
  const fill: FillRow = {
    fillId: state.numbers.nextFillId(),
    marketId: market.definition.marketId,
    runnerId: runnerIdOf(taker),
    odds: parts.odds,
    struckOdds: null,
    line,
    voided: false,
    stake: parts.stake,
    backOrderId: parts.backOrderId,
    backAccountId: parts.backAccountId,
    layOrderId: parts.layOrderId,
    layAccountId: parts.layAccountId,
    takerSide: side,
    at: effects.at,
  };
  market.runners[runner]!.addMatched(fill.odds, fill.stake);
  market.matched += fill.stake;
  market.fills.push(fill);
  effects.filled(fill);
}

export function matchPart(order: OrderRecord, stake: number, odds: number, at: string): void {
  order.position.addMatched(order.runner, order.side, odds, stake, order.line);
  order.remaining -= stake;
  order.matched += stake;
  order.matchedValue += stake * odds;
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
  const { position, runner, side, odds, line, remaining } = order;
  position.market.runners[runner]!.book.cancel(order.slot);
  position.addUnmatched(runner, side, odds, -remaining, line);
  order.slot = -1;
}
