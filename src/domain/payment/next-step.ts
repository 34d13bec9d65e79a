import { typedStake } from '../bet/stake-keys.ts';
import { hrefOf } from '../site/route.ts';
import type { BettorPayment } from './bettor-payment.ts';
import { isToPay } from './find-deposit.ts';
import { isOpen } from './payment.ts';

export interface NextStep {
  label: string;
  href: string;
}

/** The page that shows a payment as it stands; null if none does. Only its own facts stand in the address. */
export function paymentHref(payment: BettorPayment): string | null {
  const { kind, state, methodId, utr, payTo } = payment;
  if (kind === 'WITHDRAWAL') return hrefOf('withdrawDetails');
  if (kind !== 'DEPOSIT') return null;
  const amount = typedStake(payment.amount);
  // Two of the same amount are paid under different references, perhaps to different payees.
  if (isToPay(payment))
    return `${hrefOf('depositDetails', { amount })}?reference=${encodeURIComponent(payment.reference)}`;
  if (utr !== null && methodId !== null) return hrefOf('paymentWaiting', { amount, utr, method: methodId });
  return payTo === null && isOpen(state) ? hrefOf('automaticDeposit', { amount }) : null;
}

/** Where an open payment goes on; null for one that is over. The page opened checks the address against the payment. */
export function nextStepOf(payment: BettorPayment): NextStep | null {
  const href = isOpen(payment.state) ? paymentHref(payment) : null;
  return href === null ? null : { label: isToPay(payment) ? 'Pay it' : 'Follow it', href };
}
