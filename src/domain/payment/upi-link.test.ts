import { expect, test } from 'vitest';
import { upiLink } from './upi-link.ts';

/** ₹2,000.50 to somebody. */
const paidTo = (account: string | null) =>
  upiLink({
    paymentId: 'p1',
    clientId: 'c1',
    kind: 'DEPOSIT',
    state: 'ASKED',
    methodId: 'upi',
    amount: 2_000_50,
    came: null,
    reference: 'LL-7 & more',
    utr: null,
    payTo: account === null ? null : { name: 'Layline Ltd', account },
    payee: null,
    direction: null,
    steps: [],
    askedAt: '2026-11-21T10:00:00.000Z',
    changedAt: '2026-11-21T10:00:00.000Z',
    expiresAt: null,
    usualBy: null,
    version: 1,
  });

test('a UPI app is opened with whom, how much and under which reference', () => {
  expect(paidTo('layline.demo@upi.example')).toBe(
    'upi://pay?pa=layline.demo%40upi.example&pn=Layline%20Ltd&am=2000.50&cu=INR&tn=LL-7%20%26%20more',
  );
});

test('what is paid to a bank account opens no UPI app', () => {
  expect([paidTo('LAYL0000001 · 5021 0044 7713'), paidTo(null)]).toEqual([null, null]);
});
