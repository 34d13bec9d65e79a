import { describe, expect, test } from 'vitest';
import { Bank, donePayment, upi } from '../testing/bank.fixture.ts';
import { rupee } from '../testing/engine.fixture.ts';

const amount = 500 * rupee;
const actor = { who: 'Olga', reason: 'Asked for.' };

test('a withdrawal leaves the balance at once and is held', () => {
  const bank = new Bank();
  const payee = bank.payee();
  const payment = donePayment(bank.askWithdrawal(amount, payee));
  expect(payment).toMatchObject({ state: 'HELD', amount, payee: { label: 'Example Bank •••• mple' } });
  expect(bank.bookedFor('p2')).toEqual([['withdrawal', { ann: -amount, 'house-held': amount }]]);
  expect(bank.engine.state.payments.open.get('p2')).toMatchObject({
    payTarget: { holder: 'Ann', bank: 'Example Bank', account: 'ann@upi.example' },
  });
  expect(JSON.stringify(payment)).not.toContain('ann@upi.example');
  expect(bank.engine.balance('ann')).toEqual({ balance: 9_500 * rupee, exposure: 0 });
});

describe('a withdrawal is refused', () => {
  test('above what is not at risk, and says how much that is', () => {
    const bank = new Bank();
    const payee = bank.payee();
    bank.engine.placed('ann', 'r1', 'BACK', 300, 9_000 * rupee);
    expect(bank.askWithdrawal(1_000 * rupee + 1, payee)).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      limit: 1_000 * rupee,
    });
    expect(bank.askWithdrawal(1_000 * rupee, payee)).toMatchObject({ status: 'ACCEPTED' });
    expect(bank.askWithdrawal(100 * rupee, payee)).toMatchObject({ code: 'INSUFFICIENT_BALANCE', limit: 0 });
  });

  test('outside the limits of its method, while that is off, and by a method that pays in', () => {
    const bank = new Bank();
    const payee = bank.payee();
    expect(bank.askWithdrawal(99 * rupee, payee)).toMatchObject({ code: 'AMOUNT_TOO_SMALL' });
    expect(bank.askWithdrawal(1e9, payee)).toMatchObject({ code: 'AMOUNT_TOO_LARGE' });
    expect(bank.askWithdrawal(amount, payee, 'ann', upi)).toMatchObject({ code: 'UNKNOWN_METHOD' });
    bank.engine.run({ type: 'SET_SWITCH', name: 'method:payout', isOff: true, actor });
    expect(bank.askWithdrawal(amount, payee)).toMatchObject({ code: 'METHOD_OFF' });
  });

  test('while ten are under way', () => {
    const bank = new Bank();
    for (let count = 0; count < 10; count++) bank.withdraw(amount);
    const payee = bank.engine.state.account('ann').purse!.payees.values().next().value!;
    expect(bank.askWithdrawal(amount, payee)).toMatchObject({ code: 'TOO_MANY_OPEN' });
    expect(bank.ask(amount)).toMatchObject({ status: 'ACCEPTED' });
  });
});

test('a blocked account and one that takes a break may take their money out', () => {
  const bank = new Bank();
  const { engine } = bank;
  engine.run({ type: 'BLOCK_ACCOUNT', accountId: 'ann', blocked: true, actor });
  engine.run({ type: 'EXCLUDE_SELF', accountId: 'bob', clientId: 'exclusion', months: 6 });
  engine.run({ type: 'TAKE_TIME_OUT', accountId: 'cid', clientId: 'time-out', length: 'DAY' });
  for (const accountId of ['ann', 'bob', 'cid']) expect(bank.withdraw(amount, accountId).state).toBe('HELD');
});
