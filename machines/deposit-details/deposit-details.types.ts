import type { BettorPayment, PaymentRefusal } from '#domain/payment/bettor-payment.ts';
import type { DetailsAddress } from '#domain/payment/find-deposit.ts';
import type { CommandNews } from '../payments/payments.types.ts';

/** What the exchange says to a deposit that its bettor gives up. */
export type GiveUpAnswer = { kind: 'heard'; payment: BettorPayment } | { kind: 'refused' };

export interface DepositDetailsContext {
  address: DetailsAddress;
  /** The deposit to be paid; null until it is found. */
  payment: BettorPayment | null;
  /** The bettor's own payment that the address does not mean, but comes nearest to. */
  other: BettorPayment | null;
  utrText: string;
  refusal: PaymentRefusal | null;
  /** Its bettor has given it up, and its provider has still to confirm it. */
  isGivingUp: boolean;
}

export type DepositDetailsEvent =
  | CommandNews
  | { type: 'retry.chosen' }
  | { type: 'utr.typed'; text: string }
  | { type: 'utr.given'; clientId: string; chosenAt: string }
  | { type: 'giveUp.chosen' }
  /** The account's feed said that some payment moved, or starts afresh. */
  | { type: 'news.heard' }
  /** As the exchange has it now. */
  | { type: 'payment.changed'; payment: BettorPayment };
