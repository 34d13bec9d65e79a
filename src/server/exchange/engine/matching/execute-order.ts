import { itemAt } from '#domain/must.ts';
import type { LapseCode } from '#domain/words/lapse-words.ts';
import { ticksWorse } from '#domain/odds/odds-policy.ts';
import { bestTickFor } from './best-offer.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { matchPart, matchResting, recordFill, type Matched, type Took } from './record-fill.ts';
import { roomOf, takenWithin, waitingWithin } from './profit-room.ts';
import { countUnmatched, leavePlace, restOnBook } from './order-places.ts';
import { limitTickOf, type OrderRecord } from '../state/order-record.ts';
import { takeAcross } from './take-across.ts';
import { takeShown } from '../practice/take-shown.ts';

/**
 * Brings an order's remaining stake to its book, to be matched or to rest. In play, an order that would be matched at
 * once is first held back for the market's delay. The caller has done all checks.
 */
export function executeOrder(state: ExchangeState, order: OrderRecord, effects: Effects): Matched[] {
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

/** Whether it would meet another order, its own account's included. */
function isTaker(order: OrderRecord): boolean {
  const { position, runner, side, tick, terms } = order;
  const { market } = position;
  const limit = limitTickOf(terms, side, tick, market);
  const best = bestTickFor(market, runner, side);
  return best !== null && ticksWorse(side, limit, best) <= 0;
}

/**
 * Matches an order with the book as it is now. If it meets an order of its own account, the rest of it is cancelled
 * there. Otherwise the rest stays in the book at its odds, unless the order had to be matched at once.
 */
export function bringToBook(state: ExchangeState, order: OrderRecord, effects: Effects): Matched[] {
  const { position, terms, side, odds } = order;
  const mayRest = terms?.minFill == null;
  const { definition } = position.market;
  const { taken, isSelfMatch, isLimited } = definition.crossMatching
    ? takeAcross(state, order, effects)
    : takeDirect(state, order, effects);
  order.terms = null;
  const room = roomOf(definition, order);
  const { remaining: stake } = order;
  const waiting = room === Infinity ? stake : waitingWithin(definition, { side, odds, stake }, room);
  if (stake === 0) finish(order, 'cancelled', null, effects);
  else if (isSelfMatch) finish(order, 'cancelled', 'SELF_MATCH', effects);
  else if (isLimited) finish(order, 'lapsed', 'PROFIT_TOO_LARGE', effects);
  else if (!mayRest) finish(order, 'lapsed', 'FILL_OR_KILL', effects);
  else if (waiting === 0) finish(order, 'lapsed', 'PROFIT_TOO_LARGE', effects);
  else {
    if (waiting < stake) lapseBeyond(order, waiting);
    restOnBook(order);
    countUnmatched(order);
    position.refresh();
    effects.orderChanged(order);
    effects.positionChanged(position);
  }
  return taken;
}

/** Matches an order with orders on its own runner. */
function takeDirect(state: ExchangeState, order: OrderRecord, effects: Effects): Took {
  const { position, runner, side, tick, terms, remaining } = order;
  const { market, account } = position;
  const { book } = itemAt(market.runners, runner);
  const limit = limitTickOf(terms, side, tick, market);
  const { owner } = account;
  const room = roomOf(market.definition, order);
  const most =
    room === Infinity
      ? remaining
      : takenWithin({ market, runner, side, limit, stake: remaining, owner }, room);
  book.match(side, limit, most, owner);
  const { count, resting, stakes, odds } = book.fills;
  const taken: Matched[] = [];
  for (let at = 0; at < count; at++) {
    const part: Matched = { odds: itemAt(odds, at), stake: itemAt(stakes, at) };
    applyFill(state, order, itemAt(resting, at), part, effects);
    taken.push(part);
  }
  return { taken, isSelfMatch: book.isSelfMatch, isLimited: most < remaining };
}

/** Ends what may not wait, because the bet would win more than one bet may. */
function lapseBeyond(order: OrderRecord, waiting: number): void {
  order.lapsed += order.remaining - waiting;
  order.remaining = waiting;
  order.reason = 'PROFIT_TOO_LARGE';
}

/** Applies one match to both its sides. */
function applyFill(
  state: ExchangeState,
  incoming: OrderRecord,
  resting: OrderRecord,
  matched: Matched,
  effects: Effects,
): void {
  if (resting.position.market.isPractice) return takeShown(state, incoming, resting, matched, effects);
  matchPart(incoming, matched, effects.at);
  matchResting(resting, matched.stake, effects);
  recordFill(state, incoming, resting, matched, effects);
}

/** Ends an open order: takes what is left of it from the book or its delay. */
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

/** Ends an order that is in no book or delay. What is left of it, if anything, is cancelled or lapses. */
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
