import { oppositeSide, type Side } from '#domain/bet/side.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { OrderRecord } from '../state/order-record.ts';

/** What is shown at one price, as an order of the house. It rests only while a practice account acts, and is never kept. */
export const offerOf = (
  position: MarketPosition,
  { runner, side, odds }: { runner: number; side: Side; odds: number },
  { left, tick }: { left: number; tick: number },
): OrderRecord => ({
  orderId: '',
  clientId: '',
  position,
  runner,
  side: oppositeSide(side),
  queueSeq: 0,
  odds,
  line: null,
  stake: left,
  matched: 0,
  matchedValue: 0,
  remaining: left,
  cancelled: 0,
  lapsed: 0,
  reason: null,
  persistence: 'LAPSE',
  rulesVersion: 1,
  byCashOut: false,
  delayEndsAt: null,
  terms: null,
  placedAt: '',
  updatedAt: '',
  tick,
  slot: -1,
  view: null,
  noted: 0,
});
