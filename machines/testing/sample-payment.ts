import type { PaymentCommand, PaymentRefusal } from '#domain/payment/bettor-payment.ts';
import type { DepositMethod } from '../deposit/deposit.machine.ts';

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
