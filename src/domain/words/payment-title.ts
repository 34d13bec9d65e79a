import { methodOf } from '../payment/payment-method.ts';
import type { BettorPayment } from '../payment/bettor-payment.ts';
import type { PaymentState } from '../payment/payment.ts';
import { formatUtr } from '../payment/utr.ts';

const transferNames = { TO_PARTNER: 'To VIMAAN', FROM_PARTNER: 'From VIMAAN' } as const;

/** What a payment is called in a list: its kind, and how or where to. */
export function paymentTitle({ kind, methodId, payee, direction }: BettorPayment): string {
  switch (kind) {
    case 'DEPOSIT': {
      const method = methodOf(methodId ?? '')?.name;
      return method ? `Deposit · ${method}` : 'Deposit';
    }
    case 'WITHDRAWAL':
      return payee ? `Withdrawal · ${payee.label}` : 'Withdrawal';
    case 'TRANSFER':
      return direction ? `Transfer · ${transferNames[direction]}` : 'Transfer';
  }
}

/** By what its bank or we know it. */
export const paymentMark = ({ utr, reference }: BettorPayment): string =>
  utr ? `UTR ${formatUtr(utr)}` : reference;

const depositHeadings: Partial<Record<PaymentState, string>> = {
  APPROVED: 'Deposit received',
  REFUSED: 'Deposit refused',
  FAILED: 'Deposit failed',
  EXPIRED: 'Deposit expired',
  TAKEN_BACK: 'Deposit taken back',
};

/** What became of a deposit, as a heading; null while something is expected of it. */
export const depositHeading = (state: PaymentState): string | null => depositHeadings[state] ?? null;
