import { describe, expect, test } from 'vitest';
import { Bank, payout } from '../testing/bank.fixture.ts';
import { noon, rupee } from '../testing/engine.fixture.ts';
import type { PaymentStep } from './payment-commands.ts';

const amount = 500 * rupee;
const approved: PaymentStep = { to: 'APPROVED', amount, bankId: 'b1' };
const refused: PaymentStep = { to: 'REFUSED', reason: 'The bank refused it.' };

test('a deposit says what to pay, to whom, with which reference and until when, and books nothing', () => {
  const bank = new Bank();
  const payment = bank.deposit(amount);
  expect(payment).toMatchObject({
    state: 'ASKED',
    amount,
    came: null,
    reference: 'LL1',
    payTo: { name: 'Layline' },
    usualBy: '2026-05-01T12:01:00.000Z',
    expiresAt: '2026-05-01T12:30:00.000Z',
    steps: [{ state: 'ASKED', at: noon, reason: null }],
    version: 1,
  });
  expect(bank.engine.state.payments.open.get('p1')).toMatchObject({ accountId: 'ann', providerId: 'demo' });
  expect(bank.bookedFor('p1')).toEqual([]);
  expect(bank.engine.facts.accounts).toMatchObject([{ accountId: 'ann', payments: [payment] }]);
});

describe('a deposit is refused', () => {
  test.each([
    [99 * rupee, 'AMOUNT_TOO_SMALL', 100 * rupee],
    [100_001 * rupee, 'AMOUNT_TOO_LARGE', 100_000 * rupee],
  ])('with the limit if it is outside those of its method: %i', (asked, code, limit) => {
    expect(new Bank().ask(asked)).toMatchObject({ code, limit });
  });

  test('if the method pays out', () => {
    expect(new Bank().ask(amount, { method: payout })).toMatchObject({ code: 'UNKNOWN_METHOD' });
  });

  test.each(['method:upi', 'provider:demo'])('while %s is off, and taken again afterwards', (name) => {
    const bank = new Bank();
    const actor = { who: 'Olga', reason: 'It does not answer.' };
    bank.engine.run({ type: 'SET_SWITCH', name, isOff: true, actor });
    expect(bank.ask(amount)).toMatchObject({ code: 'METHOD_OFF' });
    expect(bank.lastAct()).toEqual({ ...actor, act: 'SWITCHED_OFF', subject: name });
    bank.engine.run({ type: 'SET_SWITCH', name, isOff: false, actor });
    expect(bank.ask(amount)).toMatchObject({ status: 'ACCEPTED' });
  });

  test('while ten are under way', () => {
    const bank = new Bank();
    for (let count = 0; count < 10; count++) bank.deposit(amount);
    expect(bank.ask(amount)).toMatchObject({ code: 'TOO_MANY_OPEN' });
    bank.withdraw(amount);
    bank.take('p1', refused);
    expect(bank.ask(amount)).toMatchObject({ status: 'ACCEPTED' });
  });

  test('if the account is blocked or has excluded itself', () => {
    const bank = new Bank();
    bank.engine.open('dan', { blocked: true, selfExcluded: false });
    bank.engine.open('eve', { blocked: false, selfExcluded: true });
    expect(bank.ask(amount, { accountId: 'dan' })).toMatchObject({ code: 'BLOCKED' });
    expect(bank.ask(amount, { accountId: 'eve' })).toMatchObject({ code: 'SELF_EXCLUDED' });
  });

  test('if the exchange cannot hold so much, asked or come', () => {
    const bank = new Bank();
    bank.deposit(amount);
    bank.engine.fund('bob', Number.MAX_SAFE_INTEGER - 30_000 * rupee);
    expect(bank.ask(amount)).toMatchObject({ code: 'BALANCE_TOO_LARGE' });
    expect(bank.step('p1', approved)).toMatchObject({ code: 'BALANCE_TOO_LARGE' });
    expect(bank.came({ reference: 'LL1' })).toMatchObject({ code: 'BALANCE_TOO_LARGE' });
  });
});
