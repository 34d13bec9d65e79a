import { describe, expect, test } from 'vitest';
import { Bank } from '../testing/bank.fixture.ts';
import { rupee } from '../testing/engine.fixture.ts';

const amount = 500 * rupee;

describe('a payee', () => {
  test('that is the account’s first can be paid at once, the next one after 24 hours', () => {
    const bank = new Bank();
    expect(bank.payee().heldUntil).toBeNull();
    const second = bank.payee();
    const until = '2026-05-02T12:00:00.000Z';
    expect(bank.askWithdrawal(amount, second)).toMatchObject({
      code: 'PAYEE_HELD',
      until,
      message: expect.stringContaining('only from 2 May 2026, 12:00:00 UTC on'),
    });
    bank.engine.wait(24 * 60 * 60 - 1);
    expect(bank.askWithdrawal(amount, second)).toMatchObject({ code: 'PAYEE_HELD' });
    bank.engine.wait(1);
    expect(bank.askWithdrawal(amount, second)).toMatchObject({ status: 'ACCEPTED' });
  });

  test('that takes the place of a removed first one is held', () => {
    const bank = new Bank();
    const { payeeId } = bank.payee();
    expect(bank.engine.run({ type: 'REMOVE_PAYEE', accountId: 'ann', payeeId })).toEqual({
      status: 'ACCEPTED',
    });
    expect(bank.payee().heldUntil).not.toBeNull();
  });

  test('that was changed is another version, is held again and shows its last four characters', () => {
    const bank = new Bank();
    const first = bank.payee();
    const changed = bank.savePayee({ payeeId: first.payeeId, account: '123456789' });
    expect(changed).toMatchObject({
      payee: { version: 2, heldUntil: '2026-05-02T12:00:00.000Z', label: 'Example Bank •••• 6789' },
    });
    expect(bank.askWithdrawal(amount, first)).toMatchObject({ code: 'PAYEE_CHANGED' });
    expect(bank.askWithdrawal(amount, { ...first, version: 2 })).toMatchObject({ code: 'PAYEE_HELD' });
  });

  test('must be one’s own, and be there', () => {
    const bank = new Bank();
    const first = bank.payee();
    const { payeeId } = first;
    bank.payee('bob');
    expect(bank.askWithdrawal(amount, first, 'bob')).toMatchObject({ code: 'UNKNOWN_PAYEE' });
    expect(bank.savePayee({ payeeId, accountId: 'bob' })).toMatchObject({ code: 'UNKNOWN_PAYEE' });
    const remove = (accountId: string) => bank.engine.run({ type: 'REMOVE_PAYEE', accountId, payeeId });
    expect(remove('bob')).toMatchObject({ code: 'UNKNOWN_PAYEE' });
    expect(remove('ann')).toEqual({ status: 'ACCEPTED' });
    expect(remove('ann')).toMatchObject({ code: 'UNKNOWN_PAYEE' });
    expect(bank.askWithdrawal(amount, first)).toMatchObject({ code: 'UNKNOWN_PAYEE' });
    expect(bank.savePayee({ payeeId })).toMatchObject({ code: 'UNKNOWN_PAYEE' });
  });

  test('is one of at most ten', () => {
    const bank = new Bank();
    for (let count = 0; count < 10; count++) bank.payee();
    expect(bank.savePayee()).toMatchObject({ code: 'TOO_MANY_PAYEES' });
  });

  test('that is changed or removed does not change where a withdrawal goes that is under way', () => {
    const bank = new Bank();
    const { payeeId } = bank.payee();
    const { paymentId } = bank.withdraw(amount);
    bank.savePayee({ payeeId, account: 'other@upi.example' });
    bank.engine.run({ type: 'REMOVE_PAYEE', accountId: 'ann', payeeId });
    bank.take(paymentId, { to: 'SENT' });
    expect(bank.engine.state.payments.open.get(paymentId)).toMatchObject({
      payTarget: { account: 'ann@upi.example' },
    });
  });
});
