import type { BettorPayment, PaymentCommand, PaymentRefusal } from '#domain/payment/bettor-payment.ts';
import type { DepositMethod } from '../deposit/deposit.machine.ts';

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

export const sampleCommand: PaymentCommand = {
  type: 'ASK_DEPOSIT',
  clientId: 'client-1',
  chosenAt: '2026-11-21T10:00:00.000Z',
  methodId: 'upi',
  amount: 2_000_00,
};

export const sampleRefusal = (changes: Partial<PaymentRefusal> = {}): PaymentRefusal => ({
  code: 'METHOD_OFF',
  message: 'This way to pay is switched off at the moment. Choose another one; nothing was charged.',
  limit: null,
  paymentId: null,
  until: null,
  ...changes,
});

/** UPI, for ₹100.00 to ₹1,00,000.00. */
export const sampleMethod = (changes: Partial<DepositMethod> = {}): DepositMethod => ({
  methodId: 'upi',
  name: 'UPI',
  least: 100_00,
  most: 1_00_000_00,
  usualSeconds: 60,
  asksUtr: true,
  isOn: true,
  ...changes,
});
