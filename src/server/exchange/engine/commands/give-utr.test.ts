import { describe, expect, test } from 'vitest';
import { auto, Bank, donePayment } from '../testing/bank.fixture.ts';
import { rupee } from '../testing/engine.fixture.ts';
import type { PaymentStep } from './payment-commands.ts';

const amount = 500 * rupee;
const approved: PaymentStep = { to: 'APPROVED', amount, bankId: 'b1' };
const refused: PaymentStep = { to: 'REFUSED', reason: 'The bank refused it.' };
const failed: PaymentStep = { to: 'FAILED', reason: 'Given up.' };
const utr = '111122223333';

describe('a UTR', () => {
  test('of any script and spacing takes the deposit to waiting, and its usual time begins', () => {
    const bank = new Bank();
    bank.deposit(amount);
    bank.engine.wait(300);
    const payment = donePayment(bank.giveUtr('p1', '१११1 2222-3333'));
    expect(payment).toMatchObject({ state: 'WAITING', utr, usualBy: '2026-05-01T12:06:00.000Z' });
    expect(payment.steps.map(({ state }) => state)).toEqual(['ASKED', 'WAITING']);
  });

  test.each(['11112222333', '1111222233334', '11112222333x', ''])('has 12 digits: %s', (typed) => {
    const bank = new Bank();
    bank.deposit(amount);
    expect(bank.giveUtr('p1', typed)).toMatchObject({ code: 'WRONG_UTR' });
  });

  test('may be corrected while the deposit is waiting, which frees the old one', () => {
    const bank = new Bank();
    bank.deposit(amount);
    bank.deposit(amount, 'bob');
    bank.giveUtr('p1', utr);
    const payment = donePayment(bank.giveUtr('p1', '999922223333'));
    expect(payment).toMatchObject({ utr: '999922223333', version: 3 });
    expect(payment.steps).toHaveLength(2);
    expect(bank.giveUtr('p2', utr, 'bob')).toMatchObject({ status: 'ACCEPTED' });
  });

  test('that one used oneself shows that payment; another’s says no more than that it is used', () => {
    const bank = new Bank();
    bank.deposit(amount);
    bank.deposit(amount);
    bank.deposit(amount, 'bob');
    bank.giveUtr('p1', utr);
    expect(bank.giveUtr('p2', utr)).toMatchObject({ code: 'UTR_OWN', paymentId: 'p1' });
    const answer = bank.giveUtr('p3', utr, 'bob');
    expect(answer).toMatchObject({ code: 'UTR_USED' });
    expect(answer).not.toHaveProperty('paymentId');
    expect(bank.giveUtr('p1', utr)).toMatchObject({ status: 'ACCEPTED' });
  });

  test.each([
    ['refused', refused],
    ['failed', failed],
  ])('is free again after the deposit is %s', (_, step) => {
    const bank = new Bank();
    bank.deposit(amount);
    bank.deposit(amount, 'bob');
    bank.giveUtr('p1', utr);
    bank.take('p1', step);
    expect(bank.giveUtr('p2', utr, 'bob')).toMatchObject({ status: 'ACCEPTED' });
  });

  test('is bound for good once the deposit is approved, even if that is taken back', () => {
    const bank = new Bank();
    bank.deposit(amount);
    bank.deposit(amount, 'bob');
    bank.giveUtr('p1', utr);
    bank.take('p1', approved);
    expect(bank.giveUtr('p2', utr, 'bob')).toMatchObject({ code: 'UTR_USED' });
    bank.take('p1', { to: 'TAKEN_BACK', bankId: 'b2', reason: 'Charged back.' });
    expect(bank.giveUtr('p2', utr, 'bob')).toMatchObject({ code: 'UTR_USED' });
  });

  test('that another payment took meanwhile stays with that when the first one is approved late', () => {
    const bank = new Bank();
    bank.deposit(amount);
    bank.deposit(amount, 'bob');
    bank.giveUtr('p1', utr);
    bank.take('p1', refused);
    bank.giveUtr('p2', utr, 'bob');
    expect(bank.take('p1', approved).utr).toBeNull();
    expect(bank.engine.state.payments.utrs.get(utr)).toEqual({ paymentId: 'p2', accountId: 'bob' });
  });

  test('is taken for one’s own open deposits only, and not where the provider asks the bank itself', () => {
    const bank = new Bank();
    bank.deposit(amount);
    bank.ask(amount, { method: auto });
    expect(bank.giveUtr('p1', utr, 'bob')).toMatchObject({ code: 'UNKNOWN_PAYMENT' });
    expect(bank.giveUtr('p2', utr)).toMatchObject({ code: 'UNKNOWN_PAYMENT' });
    bank.take('p1', approved);
    expect(bank.giveUtr('p1', utr)).toMatchObject({ code: 'PAYMENT_OVER' });
  });
});
