import { minorToDecimalText } from '../money/money.ts';
import { hrefOf } from '../site/route.ts';
import type { BettorPayment } from './bettor-payment.ts';

export interface NextStep {
  label: string;
  href: string;
}

/** Where an open payment goes on; null for one that is over. The page opened checks the address against the payment. */
export function nextStepOf({ kind, state, methodId, amount, utr }: BettorPayment): NextStep | null {
  const asked = minorToDecimalText(amount);
  if (kind === 'WITHDRAWAL' && (state === 'HELD' || state === 'SENT')) {
    return { label: 'Follow it', href: hrefOf('withdrawDetails') };
  }
  if (kind !== 'DEPOSIT') return null;
  if (methodId === 'auto' && (state === 'ASKED' || state === 'WAITING')) {
    return { label: 'Follow it', href: hrefOf('automaticDeposit', { amount: asked }) };
  }
  if (state === 'ASKED') return { label: 'Pay it', href: hrefOf('depositDetails', { amount: asked }) };
  if (state !== 'WAITING' || !utr || !methodId) return null;
  return {
    label: 'Follow it',
    href: hrefOf('paymentWaiting', { amount: asked, utr, method: methodId }),
  };
}
