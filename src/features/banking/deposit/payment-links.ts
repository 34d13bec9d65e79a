import type { BettorPayment } from '#domain/payment/bettor-payment.ts';

/** Where a banking page leads on to. The page knows the addresses. */
export interface PaymentLinks {
  /** To another deposit. */
  newDeposit: string;
  /** To where a payment is shown as it stands; null if no page shows it. */
  of: (payment: BettorPayment) => string | null;
  /** To the bets. */
  home: string;
  /** To all payments. */
  overview: string;
  /** To somebody to talk to; null if nobody is named. */
  help: string | null;
}
