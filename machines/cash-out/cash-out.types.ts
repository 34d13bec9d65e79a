import type { CashOutPlace, CashOutRequest, StoredCashOut } from '#domain/bet/cash-out-request.ts';
import type { AchievedLeg, RunnerResult } from '#domain/risk/cash-out.ts';
import type { CashOutOffer } from '#domain/risk/cash-out-offer.ts';
import type { Order } from '#domain/bet/order.ts';

/** What the exchange did: its orders in the order of the legs. */
export interface CashOutDone {
  achieved: readonly AchievedLeg[];
  after: readonly RunnerResult[];
  orders: readonly Order[];
}

export type CashOutResult = { kind: 'done'; done: CashOutDone } | { kind: 'refused'; message: string };
/** `neverArrived`: the exchange knows no such client id. */
export type CashOutAnswer = CashOutResult | { kind: 'neverArrived' };

export interface CashOutInput {
  marketId: string;
  /** Any integer: the seed of the back-off's jitter. */
  seed: number;
}

export interface CashOutContext extends CashOutInput {
  place: CashOutPlace;
  /** Null: the whole market. */
  runnerId: string | null;
  percent: number;
  /** Null: there is nothing to offer, and `reason` says why. */
  offer: CashOutOffer | null;
  reason: string | null;
  /** When the offer last became worse, ms by the page's clock; null: not since it was looked at. */
  worseAt: number | null;
  /** What the offer was worth when a press was held because it had just become worse: minor units. */
  held: number | null;
  request: CashOutRequest | null;
  done: CashOutDone | null;
  refusal: string | null;
  attempts: number;
  /** How many times in a row the exchange said that it never arrived. */
  absences: number;
  /** Another tab may have sent it only just now, and it may be on its way still. */
  mayArrive: boolean;
}

export type CashOutEvent =
  /** At another place it goes there, however it stands. */
  | { type: 'open.chosen'; place: CashOutPlace }
  /** Kept by an earlier visit, or by another tab: it may or may not have been sent. */
  | ({ type: 'request.found' } & StoredCashOut)
  | { type: 'close.chosen' }
  | { type: 'runner.chosen'; runnerId: string | null }
  | { type: 'percent.chosen'; percent: number }
  /** The book, the position or the choice changed. `at`: ms by the page's clock. */
  | { type: 'offer.changed'; offer: CashOutOffer | null; reason: string | null; at: number }
  | { type: 'cashOut.chosen'; clientId: string; at: number }
  /** From the account's feed. */
  | { type: 'order.changed'; order: Order }
  /** All that stand now, as the account's feed begins anew. */
  | { type: 'orders.listed'; orders: readonly Order[] }
  | { type: 'market.settled' }
  | { type: 'network.returned' }
  | { type: 'again.chosen' };
