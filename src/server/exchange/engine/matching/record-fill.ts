import { itemAt } from '#domain/must.ts';
import { oppositeSide, type Side } from '#domain/bet/side.ts';
import type { StoredFill } from '../records/orders.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { OrderRecord } from '../state/order-record.ts';

/** One match: the backer's stake and the odds. */
export interface Matched {
  odds: number;
  stake: number;
}

/** What an order was matched with, and whether it met one of its own account or the most that one bet may win. */
export interface Took {
  taken: Matched[];
  isSelfMatch: boolean;
  isLimited: boolean;
}

/** Counts a part of an order as matched. */
export function matchPart(order: OrderRecord, { stake, odds }: Matched, at: string): void {
  order.position.addMatched(order.runner, order.side, odds, stake, order.line);
  order.remaining -= stake;
  order.matched += stake;
  order.matchedValue += stake * odds;
  order.updatedAt = at;
}

/** Counts a part of a resting order as matched at its odds. The caller updates the book. */
export function matchResting(resting: OrderRecord, stake: number, effects: Effects): void {
  const { position, runner, side, odds, line } = resting;
  matchPart(resting, { stake, odds }, effects.at);
  position.addUnmatched(runner, side, odds, -stake, line);
  position.refresh();
  if (resting.remaining === 0) {
    resting.slot = -1;
    position.end(resting);
  }
  effects.orderChanged(resting);
  effects.positionChanged(position);
}

/** Records a match of two orders. */
export function recordFill(
  state: ExchangeState,
  taker: OrderRecord,
  resting: OrderRecord,
  { odds, stake }: Matched,
  effects: Effects,
): void {
  const [back, lay] = taker.side === 'BACK' ? [taker, resting] : [resting, taker];
  const parts = {
    odds,
    stake,
    backOrderId: back.orderId,
    backAccountId: back.position.account.accountId,
    layOrderId: lay.orderId,
    layAccountId: lay.position.account.accountId,
    takerSide: taker.side,
  };
  note(state, taker, parts, effects);
}

/** Records a match of an order with the house, which has no order: `instead` takes the place of its id. */
export function recordFillWithHouse(
  state: ExchangeState,
  order: OrderRecord,
  { odds, stake }: Matched,
  { house, takerSide, instead }: { house: MarketPosition; takerSide: Side; instead: string },
  effects: Effects,
): void {
  const { position, runner, side, line, orderId } = order;
  house.addMatched(runner, oppositeSide(side), odds, stake, line);
  house.refresh();
  const isBack = side === 'BACK';
  const [back, lay] = isBack ? [position, house] : [house, position];
  const parts = {
    odds,
    stake,
    backOrderId: isBack ? orderId : instead,
    backAccountId: back.account.accountId,
    layOrderId: isBack ? instead : orderId,
    layAccountId: lay.account.accountId,
    takerSide,
  };
  note(state, order, parts, effects);
}

type Parts = Pick<
  StoredFill,
  'odds' | 'stake' | 'backOrderId' | 'backAccountId' | 'layOrderId' | 'layAccountId' | 'takerSide'
>;

/** Writes and counts a fill, and keeps it in memory for a later removal or void. */
function note(
  state: ExchangeState,
  { position: { market }, runner, line }: OrderRecord,
  parts: Parts,
  effects: Effects,
): void {
  const { marketId, runners } = market.definition;
  const fill: StoredFill = {
    fillId: state.numbers.nextFillId(),
    marketId,
    runnerId: itemAt(runners, runner).runnerId,
    odds: parts.odds,
    struckOdds: null,
    line,
    voided: false,
    stake: parts.stake,
    backOrderId: parts.backOrderId,
    backAccountId: parts.backAccountId,
    layOrderId: parts.layOrderId,
    layAccountId: parts.layAccountId,
    takerSide: parts.takerSide,
    at: effects.at,
  };
  itemAt(market.runners, runner).addMatched(fill.odds, fill.stake);
  market.matched += fill.stake;
  market.fills.push(fill);
  effects.filled(fill);
  if (market.practice !== null) market.practice.noteFill(market, fill, runner, effects);
}
