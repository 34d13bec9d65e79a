import { expect, test } from 'vitest';
import type { BettorPayment } from './bettor-payment.ts';
import { nextStepOf, paymentHref } from './next-step.ts';

const utr = '447188201936';
const auto = { methodId: 'auto', payTo: null };

/** A deposit of ₹2,000.00 by UPI that is not paid yet. */
const payment = (changes: Partial<BettorPayment> = {}): BettorPayment => ({
  paymentId: 'p1',
  clientId: 'c1',
  kind: 'DEPOSIT',
  state: 'ASKED',
  methodId: 'upi',
  amount: 2_000_00,
  came: null,
  reference: 'LAY-1',
  utr: null,
  payTo: { name: 'Layline', account: 'layline.demo@upi.example' },
  payee: null,
  direction: null,
  steps: [],
  askedAt: '2026-11-21T10:00:00.000Z',
  changedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: null,
  usualBy: null,
  version: 1,
  ...changes,
});

test('each payment leads to the page that shows it as it stands', () => {
  expect(paymentHref(payment())).toBe('/banking/deposit-details/2000?reference=LAY-1');
  expect(paymentHref(payment({ amount: 2_000_50 }))).toBe('/banking/deposit-details/2000.50?reference=LAY-1');
  for (const state of ['WAITING', 'APPROVED', 'EXPIRED'] as const)
    expect(paymentHref(payment({ state, utr }))).toBe('/banking/payment-waiting/2000/447188201936/upi');
  expect(paymentHref(payment(auto))).toBe('/banking/autoDeposit/2000');
  expect(paymentHref(payment({ ...auto, state: 'APPROVED' }))).toBeNull();
  expect(paymentHref(payment({ state: 'FAILED' }))).toBeNull();
  expect(paymentHref(payment({ kind: 'WITHDRAWAL', state: 'PAID' }))).toBe('/banking/withdrawdetails');
  expect(paymentHref(payment({ kind: 'TRANSFER', state: 'DONE' }))).toBeNull();
});

test('what is under way has a next step; what the provider heard of before its UTR is still to be paid', () => {
  expect(nextStepOf(payment())?.label).toBe('Pay it');
  expect(nextStepOf(payment({ state: 'WAITING' }))).toEqual({
    label: 'Pay it',
    href: '/banking/deposit-details/2000?reference=LAY-1',
  });
  expect(nextStepOf(payment({ state: 'WAITING', utr }))?.label).toBe('Follow it');
  expect(nextStepOf(payment(auto))?.label).toBe('Follow it');
  expect(nextStepOf(payment({ kind: 'WITHDRAWAL', state: 'SENT' }))?.label).toBe('Follow it');
});

test('what is over has none', () => {
  expect(nextStepOf(payment({ state: 'APPROVED', utr }))).toBeNull();
  expect(nextStepOf(payment({ kind: 'WITHDRAWAL', state: 'PAID' }))).toBeNull();
});
