import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import type { Grant, Payee, Wallet } from '#domain/payment/wallet.ts';

const stepsOf = (states: readonly PaymentState[]): BettorPayment['steps'] =>
  states.map((state, at) => ({
    state,
    reason: null,
    at: `2026-11-21T10:${String(at * 7).padStart(2, '0')}:00.000Z`,
  }));

/** A withdrawal of 5,000.00 that is with the provider. */
export const sampleWithdrawal = (changes: Partial<BettorPayment> = {}): BettorPayment => ({
  paymentId: 'p-2',
  clientId: 'c-2',
  kind: 'WITHDRAWAL',
  state: 'SENT',
  methodId: 'payout',
  amount: 5_000_00,
  came: null,
  reference: 'WD-20931',
  utr: null,
  payTo: null,
  payee: { payeeId: 'y-1', label: 'HDFC •••• 4402' },
  direction: null,
  steps: stepsOf(['HELD', 'SENT']),
  askedAt: '2026-11-21T10:00:00.000Z',
  changedAt: '2026-11-21T10:07:00.000Z',
  expiresAt: null,
  usualBy: '2026-11-21T11:00:00.000Z',
  version: 2,
  ...changes,
});

export const sampleWallet = (changes: Partial<Wallet> = {}): Wallet => ({
  bankBalance: 25_025_44,
  exposure: 286_00,
  available: 24_739_44,
  held: 5_000_00,
  owed: 0,
  partner: 1_200_00,
  bonus: 0,
  grants: [],
  ...changes,
});

/** A payee to whom money can be sent. */
export const samplePayee = (changes: Partial<Payee> = {}): Payee => ({
  payeeId: 'y-1',
  label: 'HDFC •••• 4402',
  holder: 'Chitra Rao',
  heldUntil: null,
  version: 1,
  ...changes,
});

/** ₹100.00 once ₹500.00 was risked, of which ₹180.00 was. */
export const sampleGrant = (changes: Partial<Grant> = {}): Grant => ({
  grantId: 'g-1',
  amount: 100_00,
  target: 500_00,
  progress: 180_00,
  product: null,
  state: 'OPEN',
  reason: 'A friend’s first bet',
  grantedAt: '2026-11-18T10:00:00.000Z',
  until: '2026-12-18T10:00:00.000Z',
  endedAt: null,
  ...changes,
});
