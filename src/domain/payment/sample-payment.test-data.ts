import type { BettorPayment } from './bettor-payment.ts';

/** ₹2,000.00 by UPI, asked for at ten and not paid yet. */
export const samplePayment = (changes: Partial<BettorPayment> = {}): BettorPayment => ({
  paymentId: 'payment-1',
  clientId: 'client-1',
  kind: 'DEPOSIT',
  state: 'ASKED',
  methodId: 'upi',
  amount: 2_000_00,
  came: null,
  reference: 'LAY-4471',
  utr: null,
  payTo: { name: 'Layline', account: 'layline.demo@upi.example' },
  payee: null,
  direction: null,
  steps: [{ state: 'ASKED', at: '2026-11-21T10:00:00.000Z', reason: null }],
  askedAt: '2026-11-21T10:00:00.000Z',
  changedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-21T10:30:00.000Z',
  usualBy: '2026-11-21T10:01:00.000Z',
  version: 1,
  ...changes,
});
