import { expect, test } from 'vitest';
import type { BettorPayment } from './bettor-payment.ts';
import { minutesTaken, movedBy } from './payment-figures.ts';
import type { PaymentState } from './payment.ts';
import { timelineOf } from './withdrawal-timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();

function withdrawal(...states: PaymentState[]): BettorPayment {
  return {
    paymentId: 'p-1',
    clientId: 'c-1',
    kind: 'WITHDRAWAL',
    state: states.at(-1) ?? 'HELD',
    methodId: 'payout',
    amount: 5_000_00,
    came: null,
    reference: 'WD-1',
    utr: null,
    payTo: null,
    payee: { payeeId: 'y-1', label: 'HDFC •••• 4402' },
    direction: null,
    steps: states.map((state, step) => ({
      state,
      at: at(step * 10),
      reason: state === 'REFUSED' ? 'No.' : null,
    })),
    askedAt: at(0),
    changedAt: at(0),
    expiresAt: null,
    usualBy: at(60),
    version: 1,
  };
}
const shown = (...states: PaymentState[]) =>
  timelineOf(withdrawal(...states)).map(({ title, state }) => `${title}: ${state}`);

test('what was reached is done, one station is now, and the rest comes next', () => {
  expect(shown('HELD')).toEqual([
    'You asked: done',
    'Being checked: now',
    'With your bank: next',
    'In your account: next',
  ]);
  expect(shown('HELD', 'SENT')).toEqual([
    'You asked: done',
    'Checked and sent: done',
    'With your bank: now',
    'In your account: next',
  ]);
  expect(shown('HELD', 'SENT', 'PAID')).toEqual([
    'You asked: done',
    'Checked and sent: done',
    'In your account: done',
  ]);
});

test('what ends it otherwise is told with its reason, and nothing is expected after it', () => {
  expect(shown('HELD', 'REFUSED')).toEqual(['You asked: done', 'Refused: ended']);
  expect(timelineOf(withdrawal('HELD', 'REFUSED')).at(-1)?.note).toBe(
    '₹5,000.00 is back in your wallet. No.',
  );
  expect(shown('HELD', 'SENT', 'PAID', 'RETURNED').slice(2)).toEqual([
    'In your account: done',
    'Returned by your bank: ended',
  ]);
});

test('what lasts is told since when, and what comes by when it usually does', () => {
  const [, , bank, arrival] = timelineOf(withdrawal('HELD', 'SENT'));
  expect([bank?.at, arrival?.at]).toEqual([at(10), at(60)]);
});

test('how long it took is counted of paid withdrawals alone, from the ask', () => {
  const payments = [
    withdrawal('HELD', 'SENT'),
    withdrawal('HELD', 'SENT', 'PAID'),
    withdrawal('HELD', 'SENT', 'PAID', 'RETURNED'),
  ];
  expect(minutesTaken(payments)).toEqual([20]);
});

test('a payment that moved nothing, or whose money is back, moves nothing', () => {
  const deposit = (state: PaymentState, came: number | null = null) =>
    movedBy({ ...withdrawal('HELD'), kind: 'DEPOSIT', state, came });
  expect([
    deposit('WAITING'),
    deposit('APPROVED', 4_990_00),
    deposit('EXPIRED'),
    deposit('TAKEN_BACK'),
  ]).toEqual([null, 4_990_00, null, null]);
  expect([movedBy(withdrawal('HELD')), movedBy(withdrawal('HELD', 'REFUSED'))]).toEqual([-5_000_00, null]);
  const isBackAndPaid = withdrawal('HELD', 'SENT', 'RETURNED', 'PAID_TWICE');
  expect(movedBy(isBackAndPaid)).toBeNull();
  const transfer = (direction: 'TO_PARTNER' | 'FROM_PARTNER') =>
    movedBy({ ...withdrawal('DONE'), kind: 'TRANSFER', direction });
  expect([transfer('TO_PARTNER'), transfer('FROM_PARTNER')]).toEqual([-5_000_00, 5_000_00]);
});
