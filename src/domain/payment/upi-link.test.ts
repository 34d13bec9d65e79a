import { expect, test } from 'vitest';
import { samplePayment } from './sample-payment.test-data.ts';
import { upiLink } from './upi-link.ts';

/** ₹2,000.50 to somebody. */
const paidTo = (account: string | null) =>
  upiLink(
    samplePayment({
      amount: 2_000_50,
      reference: 'LL-7 & more',
      payTo: account === null ? null : { name: 'Layline Ltd', account },
    }),
  );

test('a UPI app is opened with whom, how much and under which reference', () => {
  expect(paidTo('layline.demo@upi.example')).toBe(
    'upi://pay?pa=layline.demo%40upi.example&pn=Layline%20Ltd&am=2000.50&cu=INR&tn=LL-7%20%26%20more',
  );
});

test('what is paid to a bank account opens no UPI app', () => {
  expect([paidTo('LAYL0000001 · 5021 0044 7713'), paidTo(null)]).toEqual([null, null]);
});
