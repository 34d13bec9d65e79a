import type { LapseCode } from '#domain/messages.ts';
import { ticksWorse } from '#domain/odds-policy.ts';
import type { FillRow } from '../store/schema/orders.ts';
import type { Effects } from './effects.ts';
import type { ExchangeState } from './exchange-state.ts';
import { countUnmatched, leavePlace, restOnBook } from './order-places.ts';
import { limitTickOf, runnerIdOf, type OrderRecord } from './order-record.ts';

/** What an order was matched with at once: backer's stake and odds of one resting order. */
export interface Taken {
  odds: number;
  stake: number;
}

/**
 * Brings an order, all of whose remaining stake is to be matched or to rest, to its book; in play, one that would be
 * matched at once is held back for the market's delay first. Everything was checked before.
 */
export function executeOrder(state: ExchangeState, order: OrderRecord, effects: Effects): Taken[] {
  const { betDelay, inPlay } = order.position.market.definition;
  if (!inPlay || betDelay === 0 || !isTaker(order)) return bringToBook(state, order, effects);
  order.delayEndsAt = new Date(Date.parse(effects.at) + betDelay * 1_000).toISOString();
  state.delays.add(order);
  countUnmatched(order);
  order.position.refresh();
  effects.orderChanged(order);
  effects.positionChanged(order.position);
  return [];
}

/** Whether it would meet another order, its own account's too. */
function isTaker(order: OrderRecord): boolean {
  const { position, runner, side, tick, terms } = order;
  const { market } = position;
  const { book } = market.runners[runner]!;
  const limit = limitTickOf(terms, side, tick, market);
  const best = book.bestTick(side === 'BACK' ? 'toBack' : 'toLay');
  return best !== null && ticksWorse(side, limit, best) <= 0;
}

/**
 * Matches an order as the book is now. It takes others' orders up to the first own opposite one that it would meet;
 * the rest of it is then cancelled. Else the rest of it rests at its odds, unless it is to be matched at once.
 */
export function bringToBook(state: ExchangeState, order: OrderRecord, effects: Effects): Taken[] {
  const { position, runner, side, tick, terms } = order;
  const { market, account } = position;
  const { book } = market.runners[runner]!;
  const mayRest = terms?.minFill == null;
  order.terms = null;
  book.match(side, limitTickOf(terms, side, tick, market), order.remaining, account.owner);
  const { count, resting, stakes, odds } = book.fills;
  const taken: Taken[] = [];
  for (let at = 0; at < count; at++) {
    const part: Taken = { odds: odds[at]!, stake: stakes[at]! };
    applyFill(state, order, resting[at]!, part, effects);
    taken.push(part);
  }
  if (order.remaining === 0) finish(order, 'cancelled', null, effects);
  else if (book.metOwn) finish(order, 'cancelled', 'SELF_MATCH', effects);
  else if (!mayRest) finish(order, 'lapsed', 'FILL_OR_KILL', effects);
  else {
    restOnBook(order);
    countUnmatched(order);
    position.refresh();
    effects.orderChanged(order);
    effects.positionChanged(position);
  }
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

/** Nothing more of an open order will be matched: takes what is left of it from where it waits. */
export function endRest(
  order: OrderRecord,
  into: 'cancelled' | 'lapsed',
  reason: LapseCode | null,
  effects: Effects,
): void {
  leavePlace(order);
  order.terms = null;
  order.updatedAt = effects.at;
  finish(order, into, reason, effects);
}

/** Ends an order that waits nowhere any more; what is left of it, if anything, was cancelled or lapsed. */
export function finish(
  order: OrderRecord,
  into: 'cancelled' | 'lapsed',
  reason: LapseCode | null,
  effects: Effects,
): void {
  const { position } = order;
  order[into] += order.remaining;
  order.remaining = 0;
  order.reason = reason;
  position.end(order);
  position.refresh();
  effects.orderChanged(order);
  effects.positionChanged(position);
}
