import type { BettorPayment } from './bettor-payment.ts';

/**
 * What a payment moves in its owner's wallet, minor units; null where it moves nothing, or no longer does. What was paid
 * twice is taken back by itself, as the statement shows, or never.
 */
export function movedBy({ kind, state, amount, came, direction }: BettorPayment): number | null {
  switch (kind) {
    case 'DEPOSIT':
      return state === 'APPROVED' ? (came ?? amount) : null;
    case 'WITHDRAWAL':
      return state === 'REFUSED' || state === 'RETURNED' || state === 'PAID_TWICE' ? null : -amount;
    case 'TRANSFER':
      return direction === 'FROM_PARTNER' ? amount : -amount;
  }
}

/** Minutes that ended withdrawals took from the ask until they were paid, the last asked first. */
export const minutesTaken = (payments: readonly BettorPayment[]): number[] =>
  payments.flatMap(({ kind, state, steps, askedAt }) => {
    const paid = steps.find((step) => step.state === 'PAID');
    if (kind !== 'WITHDRAWAL' || state !== 'PAID' || !paid) return [];
    return [Math.max(0, Math.round((Date.parse(paid.at) - Date.parse(askedAt)) / 60_000))];
  });
