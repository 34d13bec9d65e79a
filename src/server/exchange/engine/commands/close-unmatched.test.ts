import { expect, test } from 'vitest';
import { Bank, donePayment } from '../testing/bank.fixture.ts';
import { noon, rupee } from '../testing/engine.fixture.ts';

const amount = 500 * rupee;
const actor = { who: 'Olga', reason: 'It is hers.' };
const assign = { accountId: 'ann', paymentId: 'assigned-9', reference: 'LL9' };

test('unmatched money that is assigned becomes a payment of its own', () => {
  const bank = new Bank();
  bank.came({ bankId: 'b1' });
  const closed = bank.engine.run({ type: 'CLOSE_UNMATCHED', bankId: 'b1', to: assign, actor });
  expect(donePayment(closed)).toMatchObject({
    paymentId: 'assigned-9',
    kind: 'DEPOSIT',
    state: 'APPROVED',
    came: amount,
  });
  expect(bank.bookedFor('assigned-9')).toEqual([['payment-in', { 'house-unmatched': -amount, ann: amount }]]);
  expect(bank.balanceOf('unmatched')).toBe(0);
  expect(bank.engine.store.rows.unmatched.at(-1)).toMatchObject({ closedAt: noon, paymentId: 'assigned-9' });
  expect(bank.lastAct()).toEqual({ ...actor, act: 'ASSIGNED', subject: 'b1' });
  expect(bank.take('assigned-9', { to: 'TAKEN_BACK', bankId: 'b2', reason: 'Not hers.' }).state).toBe(
    'TAKEN_BACK',
  );
});

test('unmatched money that is sent back leaves', () => {
  const bank = new Bank();
  bank.came({ bankId: 'b1' });
  const sent = bank.engine.run({ type: 'CLOSE_UNMATCHED', bankId: 'b1', to: { backBy: 'b2' }, actor });
  expect(sent).toEqual({ status: 'ACCEPTED', payment: null });
  expect(bank.engine.store.rows.bankTransactions.map((row) => [row.bankId, row.amount])).toEqual([
    ['b1', amount],
    ['b2', -amount],
  ]);
  expect(bank.bookedFor('b1').at(-1)).toEqual([
    'unmatched-back',
    { 'house-unmatched': -amount, 'house-funding': amount },
  ]);
  expect(bank.lastAct()).toMatchObject({ act: 'SENT_BACK' });
});

test('of two who close unmatched money one acts; there must be such money and such an account', () => {
  const bank = new Bank();
  bank.came({ bankId: 'b1' });
  const close = (bankId: string, accountId: string) =>
    bank.engine.run({ type: 'CLOSE_UNMATCHED', bankId, to: { ...assign, accountId }, actor });
  expect(close('b9', 'ann')).toMatchObject({ code: 'UNKNOWN_PAYMENT' });
  expect(close('b1', 'nobody')).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
  expect(close('b1', 'house-funding')).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
  expect(close('b1', 'ann')).toMatchObject({ status: 'ACCEPTED' });
  expect(close('b1', 'bob')).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(bank.balanceOf('unmatched')).toBe(0);
});

test('of two who send unmatched money back one acts, and none goes back by a bank transaction that is booked', () => {
  const bank = new Bank();
  bank.came({ bankId: 'b1' });
  const sendBack = (backBy: string) =>
    bank.engine.run({ type: 'CLOSE_UNMATCHED', bankId: 'b1', to: { backBy }, actor });
  expect(sendBack('b1')).toMatchObject({ code: 'BANK_ID_USED' });
  expect(bank.balanceOf('unmatched')).toBe(amount);
  expect(sendBack('b2')).toMatchObject({ status: 'ACCEPTED' });
  expect(sendBack('b3')).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  const assigned = bank.engine.run({ type: 'CLOSE_UNMATCHED', bankId: 'b1', to: assign, actor });
  expect(assigned).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  bank.engine.restart();
  expect(sendBack('b3')).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect([bank.balanceOf('unmatched'), bank.engine.store.rows.bankTransactions.length]).toEqual([0, 2]);
});
