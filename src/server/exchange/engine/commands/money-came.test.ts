import { expect, test } from 'vitest';
import { Bank } from '../testing/bank.fixture.ts';
import { noon, rupee } from '../testing/engine.fixture.ts';

const amount = 500 * rupee;
const utr = '111122223333';
const unmatchedEntries = [['unmatched', { 'house-funding': -amount, 'house-unmatched': amount }]];

test('money under a deposit’s reference is booked for it, in the amount that came', () => {
  const bank = new Bank();
  bank.deposit(amount);
  const came = 510 * rupee;
  expect(bank.came({ reference: 'LL1', amount: came, bankId: 'b1' })).toMatchObject({
    outcome: 'BOOKED',
    payment: { paymentId: 'p1', state: 'APPROVED', amount, came },
  });
  expect(bank.bookedFor('p1')).toEqual([['payment-in', { 'house-funding': -came, ann: came }]]);
  expect(bank.lastAct()).toEqual({ who: 'provider:demo', act: 'MONEY_CAME', subject: 'b1', reason: null });
});

test('one bank transaction is booked once, however often it is told', () => {
  const bank = new Bank();
  bank.deposit(amount);
  bank.deposit(amount);
  bank.came({ reference: 'LL1', bankId: 'b1' });
  expect(bank.came({ reference: 'LL1', bankId: 'b1' })).toMatchObject({
    outcome: 'KNOWN',
    payment: { paymentId: 'p1' },
  });
  expect(bank.came({ reference: 'LL2', bankId: 'b1' })).toEqual({
    status: 'ACCEPTED',
    outcome: 'KNOWN',
    payment: null,
  });
  expect(bank.bookedFor('p1')).toHaveLength(1);
  expect(bank.bookedFor('p2')).toEqual([]);
  expect(bank.balanceOf('unmatched')).toBe(0);
});

test('a second bank transaction under a reference is unmatched money, whose owner is known', () => {
  const bank = new Bank();
  bank.deposit(amount);
  bank.came({ reference: 'LL1', bankId: 'b1' });
  expect(bank.came({ reference: 'LL1', bankId: 'b2' })).toEqual({
    status: 'ACCEPTED',
    outcome: 'UNMATCHED',
    unmatched: {
      bankId: 'b2',
      providerId: 'demo',
      amount,
      reference: 'LL1',
      payerName: null,
      accountId: 'ann',
      at: noon,
      closedAt: null,
      paymentId: null,
    },
  });
  expect(bank.bookedFor('b2')).toEqual(unmatchedEntries);
  expect(bank.came({ reference: 'LL1', bankId: 'b2' })).toMatchObject({ outcome: 'KNOWN', payment: null });
  expect(bank.balanceOf('unmatched')).toBe(amount);
});

test('a UTR alone never credits', () => {
  const bank = new Bank();
  bank.deposit(amount);
  bank.giveUtr('p1', utr);
  expect(bank.came({ utr, bankId: 'b1' })).toMatchObject({
    outcome: 'UNMATCHED',
    unmatched: { accountId: null },
  });
  expect(bank.came({ utr, payerAccountId: 'bob' })).toMatchObject({
    outcome: 'UNMATCHED',
    unmatched: { accountId: 'bob' },
  });
  expect(bank.bookedFor('b1')).toEqual(unmatchedEntries);
  expect(bank.bookedFor('p1')).toEqual([]);
});

test('a UTR with its owner’s name credits the deposit that has it, also under another reference', () => {
  const bank = new Bank();
  bank.deposit(amount);
  bank.giveUtr('p1', utr);
  expect(bank.came({ utr, payerAccountId: 'ann', reference: 'ANOTHER' })).toMatchObject({
    outcome: 'BOOKED',
    payment: { paymentId: 'p1' },
  });
  expect(bank.came({ utr, payerAccountId: 'ann' })).toMatchObject({ outcome: 'UNMATCHED' });
});

test('a reference counts for more than a UTR that somebody else typed first', () => {
  const bank = new Bank();
  bank.deposit(amount);
  bank.deposit(amount, 'bob');
  bank.giveUtr('p1', utr);
  expect(bank.came({ utr, reference: 'LL2', payerAccountId: 'ann' })).toMatchObject({
    outcome: 'BOOKED',
    payment: { paymentId: 'p2' },
  });
});

test('money that another provider names, or under a withdrawal, is unmatched', () => {
  const bank = new Bank();
  const { reference } = bank.deposit(amount);
  const withdrawal = bank.withdraw(amount);
  expect(bank.came({ reference, providerId: 'upline' })).toMatchObject({
    outcome: 'UNMATCHED',
    unmatched: { accountId: 'ann' },
  });
  expect(bank.came({ reference: withdrawal.reference })).toMatchObject({ outcome: 'UNMATCHED' });
});

test('late money approves a refused deposit; one that changed since it was read is looked at again', () => {
  const bank = new Bank();
  bank.deposit(amount);
  bank.take('p1', { to: 'REFUSED', reason: 'No.' });
  const facts = { providerId: 'demo', utr: null, payerName: null, payerAccountId: null };
  const came = { ...facts, type: 'MONEY_CAME', bankId: 'b1', amount, reference: 'LL1' } as const;
  expect(bank.engine.run({ ...came, stored: null })).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(bank.came({ reference: 'LL1', bankId: 'b1' })).toMatchObject({ outcome: 'BOOKED' });
});
