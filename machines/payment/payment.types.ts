import type { BettorPayment, PaymentCommand, PaymentRefusal } from '#domain/payment/bettor-payment.ts';
import type { Asking } from '../reliable-command.ts';

export type PaymentResult =
  { kind: 'done'; payment: BettorPayment } | { kind: 'refused'; refusal: PaymentRefusal };
/** `neverArrived`: the exchange knows no such client id. */
export type PaymentAnswer = PaymentResult | { kind: 'neverArrived' };

export interface PaymentInput {
  command: PaymentCommand;
  /** The command was found in storage when the page opened, and may or may not have been sent. */
  isFound: boolean;
  /** Any integer. Seeds the jitter of the back-off. */
  seed: number;
}

export interface PaymentContext extends PaymentInput, Asking {
  payment: BettorPayment | null;
  refusal: PaymentRefusal | null;
}

export type PaymentEvent =
  | { type: 'network.returned' }
  /** By the account's feed: what was said not to have arrived may have. */
  | { type: 'payments.moved' }
  /** Stores it once more, or asks the exchange at once. */
  | { type: 'retry.chosen' }
  /** Sends what never arrived, under the same client id. */
  | { type: 'send.chosen' }
  | { type: 'drop.chosen' };
