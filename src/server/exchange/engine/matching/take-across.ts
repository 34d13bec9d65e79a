import { itemAt } from '#domain/must.ts';
import { oppositeSide } from '#domain/bet/side.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { MarketOffers, type TakenOf } from './market-offers.ts';
import { roomOf } from './profit-room.ts';
import { matchPart, matchResting, recordFill, recordFillWithHouse, type Took } from './record-fill.ts';
import { limitTickOf, type OrderRecord } from '../state/order-record.ts';
import { planTake, type PlannedPart } from './plan-take.ts';

/** Stands in for the order id of the exchange, which has no order of its own in a crossing. */
const noOrder = 'cross';

/** Matches an order with orders on its own runner and, through the exchange, with those on all the others. */
export function takeAcross(state: ExchangeState, order: OrderRecord, effects: Effects): Took {
  const { position, runner, side, tick, terms, remaining } = order;
  const { market, account } = position;
  const limit = limitTickOf(terms, side, tick, market);
  const room = roomOf(market.definition, order);
  const wish = { runner, side, limit, stake: remaining, owner: account.owner, room };
  const { parts, isSelfMatch, isLimited } = planTake(new MarketOffers(market), wish);
  for (const part of parts)
    if (part.isVirtual) matchVirtual(state, order, part, effects);
    else for (const one of part.orders) matchDirect(state, order, one, effects);
  return { taken: parts.map(({ odds, stake }) => ({ odds, stake })), isSelfMatch, isLimited };
}

function matchDirect(
  state: ExchangeState,
  order: OrderRecord,
  { order: resting, stake }: TakenOf,
  effects: Effects,
): void {
  const matched = { odds: resting.odds, stake };
  leaveBook(resting, stake);
  matchPart(order, matched, effects.at);
  matchResting(resting, stake, effects);
  recordFill(state, order, resting, matched, effects);
}

/** The exchange takes the other side of the taker's bet, and of bets that pay the same on every other runner. */
function matchVirtual(
  state: ExchangeState,
  order: OrderRecord,
  { odds, stake, orders }: PlannedPart,
  effects: Effects,
): void {
  const house = order.position.market.positionOf(state.account(houseAccounts.crossing));
  const withHouse = { house, instead: noOrder };
  const matched = { odds, stake };
  matchPart(order, matched, effects.at);
  recordFillWithHouse(state, order, matched, { ...withHouse, takerSide: order.side }, effects);
  for (const { order: resting, stake: part } of orders) {
    leaveBook(resting, part);
    matchResting(resting, part, effects);
    const ofResting = { odds: resting.odds, stake: part };
    recordFillWithHouse(
      state,
      resting,
      ofResting,
      { ...withHouse, takerSide: oppositeSide(resting.side) },
      effects,
    );
  }
}

/** Takes a stake of a resting order out of its book. */
function leaveBook({ position, runner, slot, remaining }: OrderRecord, stake: number): void {
  const { book } = itemAt(position.market.runners, runner);
  if (stake === remaining) book.cancel(slot);
  else book.reduce(slot, remaining - stake);
}
