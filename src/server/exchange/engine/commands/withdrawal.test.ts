import { expect, test } from 'vitest';
import { Bank } from '../testing/bank.fixture.ts';
import { noon, rupee } from '../testing/engine.fixture.ts';
import type { PaymentStep } from './payment-commands.ts';

const amount = 500 * rupee;
const paid: PaymentStep = { to: 'PAID', bankId: 'b1' };
const returned: PaymentStep = { to: 'RETURNED', bankId: null, reason: 'No such account.' };
const refused: PaymentStep = { to: 'REFUSED', reason: 'Ask our desk.' };
const sent: PaymentStep = { to: 'SENT' };

/** Ann's withdrawal of ₹500, the first payment after her payee. */
function held() {
  const bank = new Bank();
  const { paymentId } = bank.withdraw(amount);
  const step = (...steps: PaymentStep[]) => bank.take(paymentId, ...steps);
  return { bank, paymentId, step };
}

const back = (from: string) => ['withdrawal-back', { [from]: -amount, ann: amount }];

test('a refused withdrawal comes back', () => {
  const { bank, paymentId, step } = held();
  expect(step(refused).steps.at(-1)).toMatchObject({ state: 'REFUSED', reason: 'Ask our desk.' });
  expect(bank.bookedFor(paymentId).slice(1)).toEqual([back('house-held')]);
});

test('sending moves nothing; being paid moves what is held to funding', () => {
  const { bank, paymentId, step } = held();
  step(sent);
  expect(bank.bookedFor(paymentId)).toHaveLength(1);
  step(paid);
  expect(bank.bookedFor(paymentId).slice(1)).toEqual([
    ['withdrawal-paid', { 'house-held': -amount, 'house-funding': amount }],
  ]);
  expect(bank.engine.store.rows.bankTransactions).toEqual([
    { bankId: 'b1', providerId: 'demo', paymentId, amount: -amount, at: noon },
  ]);
});

test('what the provider did not accept comes back from what is held', () => {
  const { bank, paymentId, step } = held();
  step(sent, returned);
  expect(bank.bookedFor(paymentId).slice(1)).toEqual([back('house-held')]);
});

test('what comes back after it was paid comes from funding, through the bank', () => {
  const { bank, paymentId, step } = held();
  step(sent, paid);
  expect(bank.step(paymentId, returned)).toMatchObject({ code: 'NOT_POSSIBLE' });
  step({ ...returned, bankId: 'b2' });
  expect(bank.bookedFor(paymentId).at(-1)).toEqual(back('house-funding'));
  expect(bank.engine.store.rows.bankTransactions.at(-1)).toMatchObject({ bankId: 'b2', amount });
});

test('what is not known as paid comes back by no bank transaction', () => {
  const { bank, paymentId, step } = held();
  step(sent);
  expect(bank.step(paymentId, { ...returned, bankId: 'b2' })).toMatchObject({ code: 'NOT_POSSIBLE' });
  expect(bank.engine.store.rows.bankTransactions).toEqual([]);
  step(returned);
  expect(bank.engine.store.rows.bankTransactions).toEqual([]);
});

test.each([
  ['returned', [sent, returned]],
  ['refused', [refused]],
])('what is paid although it was %s was paid twice', (_, steps) => {
  const { bank, paymentId, step } = held();
  step(...steps);
  expect(step(paid).state).toBe('PAID_TWICE');
  expect(bank.bookedFor(paymentId).at(-1)).toEqual([
    'withdrawal-twice',
    { 'house-unmatched': -amount, 'house-funding': amount },
  ]);
  expect(bank.storedIfOver(paymentId)).toMatchObject({ leftOver: amount, bankId: 'b1' });
});

test('a payment that comes back and is told as paid again is not paid twice', () => {
  const { bank, paymentId, step } = held();
  step(sent, paid, { ...returned, bankId: 'b2' });
  expect(bank.step(paymentId, paid)).toMatchObject({ code: 'BANK_ID_USED' });
  expect(bank.balanceOf('unmatched')).toBe(0);
});

test.each<[string, PaymentStep[], PaymentStep]>([
  ['held one cannot be paid before it is sent', [], paid],
  ['held one cannot be returned', [], { ...returned, bankId: 'b1' }],
  ['sent one cannot be refused', [sent], refused],
  ['paid one cannot be sent', [sent, paid], sent],
  ['returned one cannot be sent', [sent, returned], sent],
  ['held one cannot be approved', [], { to: 'APPROVED', amount, bankId: 'b1' }],
  ['held one cannot fail', [], { to: 'FAILED', reason: 'No.' }],
])('a %s', (_, steps, step) => {
  const { bank, paymentId } = held();
  if (steps.length > 0) bank.take(paymentId, ...steps);
  const booked = bank.bookedFor(paymentId);
  expect(bank.step(paymentId, step)).toMatchObject({ code: 'NOT_POSSIBLE' });
  expect(bank.bookedFor(paymentId)).toEqual(booked);
});

test('it is sent once', () => {
  const { bank, paymentId, step } = held();
  step(sent);
  expect(bank.step(paymentId, sent)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
});
