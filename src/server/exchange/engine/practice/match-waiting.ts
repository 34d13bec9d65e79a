import { oppositeSide } from '#domain/bet/side.ts';
import type { Effects } from '../changes/effects.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { matchResting, recordFillWithHouse } from '../matching/record-fill.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { OrderRecord } from '../state/order-record.ts';

/** Stands in for the order id of the house when a practice order that waited is matched. */
const noOrder = 'traded';

/** Matches a part of a practice order that waits, at its odds. */
export function matchWaiting(
  practice: ExchangeState,
  order: OrderRecord,
  stake: number,
  effects: Effects,
): void {
  const { position, side, odds } = order;
  const house = position.market.positionOf(practice.account(houseAccounts.practice));
  const other = { house, takerSide: oppositeSide(side), instead: noOrder };
  matchResting(order, stake, effects);
  recordFillWithHouse(practice, order, { odds, stake }, other, effects);
}
