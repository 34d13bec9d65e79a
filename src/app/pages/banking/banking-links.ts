import { typedStake } from '#domain/bet/stake-keys.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { isToPay } from '#domain/payment/find-deposit.ts';
import { isOpen } from '#domain/payment/payment.ts';
import { hrefOf } from '#domain/site/route.ts';
import type { PaymentLinks } from '#features/banking/deposit/payment-links.ts';

/** The page that shows a deposit as it stands; null if none does. Only its own facts stand in the address. */
export function depositHref(payment: BettorPayment): string | null {
  const amount = typedStake(payment.amount);
  const { methodId, utr, state } = payment;
  if (isToPay(payment)) return hrefOf('depositDetails', { amount });
  if (utr !== null && methodId !== null) return hrefOf('paymentWaiting', { amount, utr, method: methodId });
  return payment.payTo === null && isOpen(state) ? hrefOf('automaticDeposit', { amount }) : null;
}

export const depositLinks: PaymentLinks = {
  newDeposit: hrefOf('deposit', { id: 'upi' }),
  of: depositHref,
  home: hrefOf('home'),
  overview: hrefOf('banking'),
};
