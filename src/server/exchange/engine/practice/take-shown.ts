import { must } from '#domain/must.ts';
import type { Effects } from '../changes/effects.ts';
import { matchPart, recordFillWithHouse, type Matched } from '../matching/record-fill.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { OrderRecord } from '../state/order-record.ts';

/** Matches a part of a practice order with what is shown: the house takes the other side, and nobody's order changes. */
export function takeShown(
  state: ExchangeState,
  order: OrderRecord,
  offer: OrderRecord,
  part: Matched,
  effects: Effects,
): void {
  const { position: house } = offer;
  const instead = must(house.market.practice).standInFor(order, part.odds);
  offer.remaining -= part.stake;
  matchPart(order, part, effects.at);
  recordFillWithHouse(state, order, part, { house, takerSide: order.side, instead }, effects);
}
