import { expect, test } from 'vitest';
import { samplePayment } from '#machines/testing/sample-payment.ts';
import { depositHref } from './banking-links.ts';

const utr = '447188201936';

test('each deposit leads to the page that shows it as it stands', () => {
  const auto = { methodId: 'auto', payTo: null };
  expect(depositHref(samplePayment())).toBe('/banking/deposit-details/2000');
  expect(depositHref(samplePayment({ amount: 2_000_50 }))).toBe('/banking/deposit-details/2000.50');
  for (const state of ['WAITING', 'APPROVED', 'EXPIRED'] as const)
    expect(depositHref(samplePayment({ state, utr }))).toBe('/banking/payment-waiting/2000/447188201936/upi');
  expect(depositHref(samplePayment(auto))).toBe('/banking/autoDeposit/2000');
  expect(depositHref(samplePayment({ ...auto, state: 'APPROVED' }))).toBeNull();
  expect(depositHref(samplePayment({ state: 'FAILED' }))).toBeNull();
});
