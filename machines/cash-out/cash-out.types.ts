import type { CashOutPlace, CashOutRequest, StoredCashOut } from '#domain/bet/cash-out-request.ts';
import type { RunnerResult } from '#domain/risk/cash-out.ts';
import type { CashOutOffer } from '#domain/risk/cash-out-offer.ts';
import type { Order } from '#domain/bet/order.ts';
import type { Asking } from '../reliable-command.ts';

/** What the exchange executed. `orders` follows the order of the legs. */
export interface CashOutDone {
  after: readonly RunnerResult[];
  orders: readonly Order[];
}

export type CashOutResult = { kind: 'done'; done: CashOutDone } | { kind: 'refused'; message: string };
/** `neverArrived`: the exchange knows no such client id. */
export type CashOutAnswer = CashOutResult | { kind: 'neverArrived' };

export interface CashOutInput {
  marketId: string;
  /** Any integer. Seeds the jitter of the back-off. */
  seed: number;
}

export interface CashOutContext extends CashOutInput, Asking {
  place: CashOutPlace;
  /** Null for the whole market. */
  runnerId: string | null;
  percent: number;
  /** Null when there is nothing to offer; `reason` says why. */
  offer: CashOutOffer | null;
  reason: string | null;
  /** What the last offer of this choice was worth, minor units; it stays while nothing is offered. Null: there was none. */
  lastWorth: number | null;
  /** When the offer last got worse, in ms of the page's clock; null if it has not since it was opened. */
  worseAt: number | null;
  /**
   * The offer's worth, in minor units, when a press was held back because the offer had just got worse; null once something
   * else is chosen. A later press takes that worth or a better one at once: prices may never rest as long as the guard waits.
   */
  held: number | null;
  request: CashOutRequest | null;
  done: CashOutDone | null;
  refusal: string | null;
}

export type CashOutEvent =
  /** If the cash out is shown at another place, it moves here, whatever its state. */
  | { type: 'open.chosen'; place: CashOutPlace }
  /** Stored by an earlier visit or another tab, so it may or may not have been sent. */
  | ({ type: 'request.found' } & StoredCashOut)
  | { type: 'close.chosen' }
  | { type: 'runner.chosen'; runnerId: string | null }
  | { type: 'percent.chosen'; percent: number }
  /** The book, the position or the choice changed. `at`: ms of the page's clock. */
  | { type: 'offer.changed'; offer: CashOutOffer | null; reason: string | null; at: number }
  | { type: 'cashOut.chosen'; clientId: string; at: number }
  /** From the account's feed. */
  | { type: 'order.changed'; order: Order }
  /** All current orders, sent when the account's feed starts afresh. */
  | { type: 'orders.listed'; orders: readonly Order[] }
  | { type: 'market.settled' }
  | { type: 'network.returned' }
  | { type: 'again.chosen' };
