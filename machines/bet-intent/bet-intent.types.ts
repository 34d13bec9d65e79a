import type { Bet, BetRefusal } from '#domain/bet/intent.ts';
import type { Order } from '#domain/bet/order.ts';
import type { Asking } from '../reliable-command.ts';

export type SendAnswer = { kind: 'accepted'; order: Order } | { kind: 'refused'; refusal: BetRefusal };
/** `neverArrived`: the exchange knows no such client id. */
export type LookUpAnswer = SendAnswer | { kind: 'neverArrived' };

export interface BetIntentInput {
  bet: Bet;
  /** The bet was found in storage when the page opened, and may or may not have been sent. */
  isFound: boolean;
  /** Any integer. Seeds the jitter of the back-off. */
  seed: number;
}

export interface BetIntentContext extends BetIntentInput, Asking {
  order: Order | null;
  refusal: BetRefusal | null;
  isSettled: boolean;
  /** The account's feed has told of its order, or the exchange was asked how it stands. */
  isTold: boolean;
}

export type BetIntentEvent =
  /** From the account's feed. */
  | { type: 'order.changed'; order: Order }
  /** All current orders, sent when the account's feed starts afresh. */
  | { type: 'orders.listed'; orders: readonly Order[] }
  | { type: 'market.settled'; marketId: string }
  | { type: 'network.returned' }
  /** Another tab may have dropped or placed the bet meanwhile. */
  | { type: 'page.shown' }
  | { type: 'retry.chosen' }
  | { type: 'send.chosen' }
  | { type: 'drop.chosen' }
  /** Only while the in-play delay runs. */
  | { type: 'cancel.chosen' };
