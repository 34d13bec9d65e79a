import { expect, test } from 'vitest';
import { findByUtr, findToPay, findUnderWay } from './find-deposit.ts';
import { samplePayment } from './sample-payment.test-data.ts';

const utr = '447188201936';

const waiting = samplePayment({ state: 'WAITING', utr });

test('a deposit to be paid is the newest one of its amount that was asked', () => {
  const payments = [samplePayment({ paymentId: 'newer' }), samplePayment({ paymentId: 'older' })];
  expect(findToPay(payments, { amount: '2000', reference: null })).toMatchObject({
    payment: { paymentId: 'newer' },
  });
  expect(findToPay(payments, { amount: '2,000.00', reference: null }).kind).toBe('found');
});

test('of two of the same amount the reference tells which, and one that is nobody’s leads to neither', () => {
  const newer = samplePayment({ paymentId: 'newer', reference: 'LAY-2', methodId: 'bank' });
  const older = samplePayment({ paymentId: 'older' });
  const of = (reference: string) => findToPay([newer, older], { amount: '2000', reference });
  expect(of('LAY-4471')).toEqual({ kind: 'found', payment: older });
  expect(of('LAY-2')).toEqual({ kind: 'found', payment: newer });
  expect(of('LAY-9')).toEqual({ kind: 'other', payment: newer });
  expect(findToPay([newer, older], { amount: '700', reference: 'LAY-4471' })).toEqual({
    kind: 'other',
    payment: older,
  });
});

test('one that is over, or of another amount, is not to be paid, and is led on to', () => {
  const over = samplePayment({ state: 'EXPIRED' });
  expect(findToPay([over], { amount: '2000', reference: null })).toEqual({ kind: 'other', payment: over });
  expect(findToPay([samplePayment()], { amount: '9000', reference: null })).toEqual({
    kind: 'other',
    payment: samplePayment(),
  });
  expect(findToPay([over], { amount: '9000', reference: null })).toEqual({ kind: 'none' });
  expect(findToPay([], { amount: '1e9', reference: null })).toEqual({ kind: 'none' });
});

test('one of which the bank has told before its UTR was typed is still to be given it', () => {
  expect(findToPay([samplePayment({ state: 'WAITING' })], { amount: '2000', reference: null }).kind).toBe(
    'found',
  );
  expect(findToPay([waiting], { amount: '2000', reference: null })).toEqual({
    kind: 'other',
    payment: waiting,
  });
});

test('neither a withdrawal nor an automatic deposit is to be paid by hand', () => {
  const others = [
    samplePayment({ kind: 'WITHDRAWAL', state: 'HELD' }),
    samplePayment({ methodId: 'auto', payTo: null }),
  ];
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
    expect(findByUtr([waiting, samplePayment()], { amount: '2000', utr: wrong, method: 'upi' })).toEqual({
      kind: 'none',
    });
});

test('only an open deposit of that amount and method is under way', () => {
  const auto = samplePayment({ methodId: 'auto', payTo: null });
  const over = { ...auto, state: 'APPROVED' } as const;
  expect(findUnderWay([waiting, over, auto], 2_000_00, 'auto')).toEqual(auto);
  expect(findUnderWay([over, waiting], 2_000_00, 'auto')).toBeNull();
});
