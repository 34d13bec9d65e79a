import { expect, test } from 'vitest';
import type { BettorPayment } from './bettor-payment.ts';
import { findByUtr, findToPay, findUnderWay } from './find-deposit.ts';

const utr = '447188201936';

/** A deposit of ₹2,000.00 by UPI. */
const deposit = (changes: Partial<BettorPayment> = {}): BettorPayment => ({
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
  askedAt: '2026-11-21T10:00:00Z',
  changedAt: '2026-11-21T10:00:00Z',
  expiresAt: null,
  usualBy: null,
  version: 1,
  ...changes,
});
const waiting = deposit({ state: 'WAITING', utr });

test('a deposit to be paid is the newest one of its amount that was asked', () => {
  const payments = [deposit({ paymentId: 'newer' }), deposit({ paymentId: 'older' })];
  expect(findToPay(payments, { amount: '2000', reference: null })).toMatchObject({
    payment: { paymentId: 'newer' },
  });
  expect(findToPay(payments, { amount: '2,000.00', reference: null }).kind).toBe('found');
});

test('of two of the same amount the reference tells which, and one that is nobody’s leads to neither', () => {
  const newer = deposit({ paymentId: 'newer', reference: 'LAY-2', methodId: 'bank' });
  const older = deposit({ paymentId: 'older' });
  const of = (reference: string) => findToPay([newer, older], { amount: '2000', reference });
  expect(of('LAY-1')).toEqual({ kind: 'found', payment: older });
  expect(of('LAY-2')).toEqual({ kind: 'found', payment: newer });
  expect(of('LAY-9')).toEqual({ kind: 'other', payment: newer });
  expect(findToPay([newer, older], { amount: '700', reference: 'LAY-1' })).toEqual({
    kind: 'other',
    payment: older,
  });
});

test('one that is over, or of another amount, is not to be paid, and is led on to', () => {
  const over = deposit({ state: 'EXPIRED' });
  expect(findToPay([over], { amount: '2000', reference: null })).toEqual({ kind: 'other', payment: over });
  expect(findToPay([deposit()], { amount: '9000', reference: null })).toEqual({
    kind: 'other',
    payment: deposit(),
  });
  expect(findToPay([over], { amount: '9000', reference: null })).toEqual({ kind: 'none' });
  expect(findToPay([], { amount: '1e9', reference: null })).toEqual({ kind: 'none' });
});

test('one of which the bank has told before its UTR was typed is still to be given it', () => {
  expect(findToPay([deposit({ state: 'WAITING' })], { amount: '2000', reference: null }).kind).toBe('found');
  expect(findToPay([waiting], { amount: '2000', reference: null })).toEqual({
    kind: 'other',
    payment: waiting,
  });
});

test('neither a withdrawal nor an automatic deposit is to be paid by hand', () => {
  const others = [deposit({ kind: 'WITHDRAWAL', state: 'HELD' }), deposit({ methodId: 'auto', payTo: null })];
  expect(findToPay(others, { amount: '2000', reference: null })).toEqual({ kind: 'none' });
});

test('a deposit is waited for by its own UTR, amount and method, in whatever script the UTR is', () => {
  for (const typed of [utr, '4471 8820 1936', '४४७१८८२०१९३६'])
    expect(findByUtr([waiting], { amount: '2000', utr: typed, method: 'upi' }).kind).toBe('found');
});

test('another amount or method under an own UTR leads to the payment as it is; another’s UTR to nothing', () => {
  const other = { kind: 'other', payment: waiting };
  expect(findByUtr([waiting], { amount: '9000', utr, method: 'upi' })).toEqual(other);
  expect(findByUtr([waiting], { amount: '2000', utr, method: 'bank' })).toEqual(other);
  for (const wrong of ['111122223333', '', 'x'])
    expect(findByUtr([waiting, deposit()], { amount: '2000', utr: wrong, method: 'upi' })).toEqual({
      kind: 'none',
    });
});

test('only an open deposit of that amount and method is under way', () => {
  const auto = deposit({ methodId: 'auto', payTo: null });
  const over = { ...auto, state: 'APPROVED' } as const;
  expect(findUnderWay([waiting, over, auto], 2_000_00, 'auto')).toEqual(auto);
  expect(findUnderWay([over, waiting], 2_000_00, 'auto')).toBeNull();
});
