import { expect, test } from 'vitest';
import { nextStepOf, paymentHref } from './next-step.ts';
import { samplePayment } from './sample-payment.test-data.ts';

const utr = '447188201936';
const auto = { methodId: 'auto', payTo: null };

test('each payment leads to the page that shows it as it stands', () => {
  expect(paymentHref(samplePayment())).toBe('/banking/deposit-details/2000?reference=LAY-4471');
  expect(paymentHref(samplePayment({ amount: 2_000_50 }))).toBe(
    '/banking/deposit-details/2000.50?reference=LAY-4471',
  );
  for (const state of ['WAITING', 'APPROVED', 'EXPIRED'] as const)
    expect(paymentHref(samplePayment({ state, utr }))).toBe('/banking/payment-waiting/2000/447188201936/upi');
  expect(paymentHref(samplePayment(auto))).toBe('/banking/autoDeposit/2000');
  expect(paymentHref(samplePayment({ ...auto, state: 'APPROVED' }))).toBeNull();
  expect(paymentHref(samplePayment({ state: 'FAILED' }))).toBeNull();
  expect(paymentHref(samplePayment({ kind: 'WITHDRAWAL', state: 'PAID' }))).toBe('/banking/withdrawdetails');
  expect(paymentHref(samplePayment({ kind: 'TRANSFER', state: 'DONE' }))).toBeNull();
});

test('what is under way has a next step; what the provider heard of before its UTR is still to be paid', () => {
  expect(nextStepOf(samplePayment())?.label).toBe('Pay it');
  expect(nextStepOf(samplePayment({ state: 'WAITING' }))).toEqual({
    label: 'Pay it',
    href: '/banking/deposit-details/2000?reference=LAY-4471',
  });
  expect(nextStepOf(samplePayment({ state: 'WAITING', utr }))?.label).toBe('Follow it');
  expect(nextStepOf(samplePayment(auto))?.label).toBe('Follow it');
  expect(nextStepOf(samplePayment({ kind: 'WITHDRAWAL', state: 'SENT' }))?.label).toBe('Follow it');
});

test('what is over has none', () => {
  expect(nextStepOf(samplePayment({ state: 'APPROVED', utr }))).toBeNull();
  expect(nextStepOf(samplePayment({ kind: 'WITHDRAWAL', state: 'PAID' }))).toBeNull();
});
