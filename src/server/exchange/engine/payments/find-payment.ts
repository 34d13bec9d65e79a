import type { StoredPayment } from '../records/payments.ts';
import { refuseCommand } from '../refusal.ts';
import type { Payments } from '../state/payments/payments.ts';

/**
 * A payment as it stands: open ones are in memory, the others come as `stored`. Refuses when it has changed since that
 * was read.
 */
export function findPayment(payments: Payments, paymentId: string, stored: StoredPayment | null) {
  const open = payments.open.get(paymentId);
  if (open) return open;
  const ended = payments.ended.get(paymentId);
  if (ended && stored?.version !== ended.version) return changedMeanwhile();
  return stored ?? refuseCommand('UNKNOWN_PAYMENT', 'There is no such payment.');
}

export const changedMeanwhile = () =>
  refuseCommand('CHANGED_MEANWHILE', 'The payment has changed meanwhile. Look at it again.');
