import { expect, test } from 'vitest';
import type { PaymentState } from '#domain/payment/payment.ts';
import { Bank } from '../testing/bank.fixture.ts';
import { noon, rupee } from '../testing/engine.fixture.ts';
import type { PaymentStep } from './payment-commands.ts';

const amount = 500 * rupee;
const approved: PaymentStep = { to: 'APPROVED', amount, bankId: 'b1' };
const refused: PaymentStep = { to: 'REFUSED', reason: 'The bank refused it.' };
const failed: PaymentStep = { to: 'FAILED', reason: 'Given up.' };

test('money that comes moves from funding to the account, and says what came', () => {
  const bank = new Bank();
  bank.deposit(amount);
  const payment = bank.take('p1', { to: 'APPROVED', amount: 490 * rupee, bankId: 'b1' });
  expect(payment).toMatchObject({
    state: 'APPROVED',
    amount,
    came: 490 * rupee,
    expiresAt: null,
    version: 2,
  });
  expect(bank.bookedFor('p1')).toEqual([['payment-in', { 'house-funding': -490 * rupee, ann: 490 * rupee }]]);
  expect(bank.engine.store.rows.bankTransactions).toEqual([
    { bankId: 'b1', providerId: 'demo', paymentId: 'p1', amount: 490 * rupee, at: noon },
  ]);
  expect(payment).not.toHaveProperty('bankId');
});

const later: Record<string, (bank: Bank) => void> = {
  'was refused': (bank) => bank.take('p1', refused),
  failed: (bank) => bank.take('p1', failed),
  expired: (bank) => bank.engine.wait(30 * 60),
};
test.each(Object.entries(later))('money that comes after its deposit %s still counts, once', (_, end) => {
  const bank = new Bank();
  bank.deposit(amount);
  end(bank);
  bank.engine.run({ type: 'END_PAYMENTS' });
  expect(bank.bookedFor('p1')).toEqual([]);
  bank.take('p1', approved);
  expect(bank.bookedFor('p1')).toEqual([['payment-in', { 'house-funding': -amount, ann: amount }]]);
  expect(bank.step('p1', { ...approved, bankId: 'b2' })).toMatchObject({ code: 'CHANGED_MEANWHILE' });
});

test('a deposit expires at its limit, not before, and books nothing', () => {
  const bank = new Bank();
  bank.deposit(amount);
  bank.engine.wait(30 * 60 - 1);
  expect(bank.engine.run({ type: 'END_PAYMENTS' })).toMatchObject({ code: 'NOTHING_DUE' });
  bank.engine.wait(1);
  bank.engine.run({ type: 'END_PAYMENTS' });
  expect(bank.engine.store.payments()).toMatchObject([{ state: 'EXPIRED', expiresAt: null }]);
  expect(bank.engine.state.payments.open.size).toBe(0);
  expect(bank.bookedFor('p1')).toEqual([]);
});

test('money that the bank takes back leaves the account, even below zero', () => {
  const bank = new Bank();
  bank.deposit(amount);
  bank.take('p1', approved);
  bank.withdraw(10_500 * rupee);
  const payment = bank.take('p1', { to: 'TAKEN_BACK', bankId: 'b2', reason: 'Charged back.' });
  expect(payment.steps.at(-1)).toEqual({ state: 'TAKEN_BACK', at: noon, reason: 'Charged back.' });
  expect(bank.bookedFor('p1').at(-1)).toEqual(['payment-in-back', { ann: -amount, 'house-funding': amount }]);
});

const impossible: [PaymentStep, ...PaymentState[]][] = [
  [{ to: 'WAITING' }, 'APPROVED', 'REFUSED'],
  [refused, 'APPROVED', 'FAILED'],
  [failed, 'APPROVED', 'REFUSED'],
  [{ to: 'TAKEN_BACK', bankId: 'b9', reason: 'No.' }, 'ASKED', 'REFUSED'],
  [{ to: 'SENT' }, 'ASKED'],
  [{ to: 'PAID', bankId: 'b9' }, 'ASKED', 'APPROVED'],
  [{ to: 'RETURNED', bankId: 'b9', reason: 'No.' }, 'APPROVED'],
];
test.each(impossible.flatMap(([step, ...states]) => states.map((state) => [state, step.to, step] as const)))(
  'a deposit that is %s cannot become %s',
  (state, _, step) => {
    const bank = new Bank();
    bank.deposit(amount);
    const to = [{ to: 'WAITING' } as const, approved, refused, failed].find((one) => one.to === state);
    if (to) bank.take('p1', to);
    expect(bank.step('p1', step)).toMatchObject({ status: 'REFUSED', code: 'NOT_POSSIBLE' });
    expect(bank.engine.store.payments()).toMatchObject([{ state }]);
  },
);

test('of two operators one acts, and the other is told', () => {
  const bank = new Bank();
  bank.deposit(amount);
  const act = (who: string, bankId: string) => {
    const actor = { who, reason: null };
    const step = { ...approved, bankId };
    return bank.engine.run({ type: 'STEP_PAYMENT', paymentId: 'p1', step, actor, stored: null });
  };
  expect(act('Olga', 'b1')).toMatchObject({ status: 'ACCEPTED' });
  expect(act('Otto', 'b2')).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(bank.bookedFor('p1')).toHaveLength(1);
  expect(bank.engine.store.rows.audit).toEqual([
    { auditId: 1, at: noon, who: 'Olga', act: 'APPROVED', subject: 'p1', reason: null },
  ]);
});

test('a step on a payment that is over is refused if that changed after it was read', () => {
  const bank = new Bank();
  bank.deposit(amount);
  bank.take('p1', refused);
  const stored = bank.storedIfOver('p1');
  bank.take('p1', approved);
  const actor = { who: 'Olga', reason: null };
  const step = { ...approved, bankId: 'b2' };
  expect(bank.engine.run({ type: 'STEP_PAYMENT', paymentId: 'p1', step, actor, stored })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
});

test('there is no step for an unknown payment, and none under a bank transaction that is booked', () => {
  const bank = new Bank();
  expect(bank.step('p9', { to: 'WAITING' })).toMatchObject({ code: 'UNKNOWN_PAYMENT' });
  bank.deposit(amount);
  bank.deposit(amount);
  bank.take('p1', approved);
  expect(bank.step('p2', approved)).toMatchObject({ code: 'BANK_ID_USED' });
  expect(bank.bookedFor('p2')).toEqual([]);
});
