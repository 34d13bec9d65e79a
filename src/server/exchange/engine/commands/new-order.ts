import type { Persistence } from '#contract/order.ts';
import type { Side } from '#domain/bet/side.ts';
import type { OrderTerms } from '../records/orders.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { OrderRecord } from '../state/order-record.ts';

export interface NewOrder {
  clientId: string;
  position: MarketPosition;
  runner: number;
  side: Side;
  odds: number;
  /** In session markets only. */
  line: number | null;
  tick: number;
  stake: number;
  persistence: Persistence;
  terms: OrderTerms | null;
  byCashOut: boolean;
  /** RFC 3339. */
  at: string;
}

/** An order with nothing matched yet and not in any book. It takes the next queue number. */
export function newOrder(
  state: ExchangeState,
  { clientId, position, runner, side, odds, line, tick, stake, persistence, terms, byCashOut, at }: NewOrder,
): OrderRecord {
  const queueSeq = state.numbers.nextQueueSeq();
  return {
    // Its first queue number, which no other order ever gets.
    orderId: String(queueSeq),
    clientId,
    position,
    runner,
    side,
    queueSeq,
    odds,
    line,
    stake,
    matched: 0,
    matchedValue: 0,
    remaining: stake,
    cancelled: 0,
    lapsed: 0,
    reason: null,
    persistence,
    byCashOut,
    rulesVersion: state.rulesVersionOf(position.market.definition.kind),
    delayEndsAt: null,
    terms,
    placedAt: at,
    updatedAt: at,
    tick,
    slot: -1,
    view: null,
    noted: 0,
  };
}
