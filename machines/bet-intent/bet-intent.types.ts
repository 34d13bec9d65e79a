import type { Bet, BetRefusal } from '#domain/bet/intent.ts';
import type { Order } from '#domain/bet/order.ts';

export type SendAnswer = { kind: 'accepted'; order: Order } | { kind: 'refused'; refusal: BetRefusal };
/** `neverArrived`: the exchange knows no such client id. */
export type LookUpAnswer = SendAnswer | { kind: 'neverArrived' };

export interface BetIntentInput {
  bet: Bet;
  /** Found stored when the page opened: it may or may not have been sent. */
  isStored: boolean;
  /** Any integer: the seed of the back-off's jitter. */
  seed: number;
}

export interface BetIntentContext extends BetIntentInput {
  order: Order | null;
  refusal: BetRefusal | null;
  attempts: number;
  /** How many times in a row the exchange said that the bet never arrived. */
  absences: number;
  /** It was found stored: another tab may have sent it only just now, and it may be on its way still. */
  mayArrive: boolean;
  isSettled: boolean;
}

export type BetIntentEvent =
  /** From the account's feed. */
  | { type: 'order.changed'; order: Order }
  /** All that stand now, as the account's feed begins anew. */
  | { type: 'orders.listed'; orders: readonly Order[] }
  | { type: 'market.settled'; marketId: string }
  | { type: 'network.returned' }
  /** Another tab may have dropped or placed it meanwhile. */
  | { type: 'page.shown' }
  | { type: 'retry.chosen' }
  | { type: 'send.chosen' }
  | { type: 'drop.chosen' }
  /** While the delay runs. */
  | { type: 'cancel.chosen' };
