import { describe, expect, test } from 'vitest';
import { Bank } from '../testing/bank.fixture.ts';
import { rupee } from '../testing/engine.fixture.ts';
import { setLimit } from '../testing/set-limit.fixture.ts';

const rupees = (count: number) => count * rupee;
/** Midnight after the engines' noon, a Friday, is twelve hours away. */
const tillMidnight = 12 * 3_600;

describe('a deposit limit', () => {
  const limited = (amount = rupees(1_000), frame: 'DAY' | 'WEEK' | 'MONTH' = 'DAY') => {
    const bank = new Bank();
    setLimit(bank.engine, { kind: 'DEPOSIT', frame, amount });
    return bank;
  };
  const come = (bank: Bank, paymentId: string, amount: number) =>
    bank.take(paymentId, { to: 'APPROVED', amount, bankId: `bank-${bank.next()}` });

  test('counts what is asked for as soon as it is, and says what is left and when it starts anew', () => {
    const bank = limited();
    bank.deposit(rupees(700));
    expect(bank.ask(rupees(301))).toMatchObject({
      code: 'DEPOSIT_LIMIT',
      limit: rupees(1_000),
      left: rupees(300),
      fits: rupees(300),
      frame: 'DAY',
      until: '2026-05-02T00:00:00.000Z',
      message:
        '₹300.00 is left of your deposit limit of ₹1,000.00 for the day. You can deposit up to ₹300.00 now; it starts anew on 2 May 2026, 00:00:00 UTC. Nothing was charged.',
    });
    expect(bank.ask(rupees(300))).toMatchObject({ status: 'ACCEPTED' });
  });

  test.each([
    ['REFUSED', { to: 'REFUSED', reason: 'No.' }],
    ['FAILED', { to: 'FAILED', reason: 'Given up.' }],
  ] as const)('is free again of a deposit that is %s', (_, step) => {
    const bank = limited();
    const { paymentId } = bank.deposit(rupees(1_000));
    bank.take(paymentId, step);
    expect(bank.ask(rupees(1_000))).toMatchObject({ status: 'ACCEPTED' });
  });

  test('is free again of one that expired, until it comes after all', () => {
    const bank = limited();
    const { paymentId } = bank.deposit(rupees(600));
    bank.engine.wait(1_800);
    bank.engine.run({ type: 'END_PAYMENTS' });
    const second = bank.deposit(rupees(1_000));
    come(bank, paymentId, rupees(600));
    come(bank, second.paymentId, rupees(1_000));
    expect(bank.ask(rupees(100))).toMatchObject({ code: 'DEPOSIT_LIMIT', left: 0, fits: 0 });
    bank.engine.restart();
  });

  test('counts what came, on the day that it did, and not on the day of its ask', () => {
    const bank = limited();
    const { paymentId } = bank.deposit(rupees(400));
    bank.engine.wait(tillMidnight + 60);
    come(bank, paymentId, rupees(900));
    expect(bank.ask(rupees(200))).toMatchObject({ left: rupees(100), until: '2026-05-03T00:00:00.000Z' });
    bank.engine.wait(24 * 3_600);
    expect(bank.ask(rupees(1_000))).toMatchObject({ status: 'ACCEPTED' });
  });

  test('is gross: what is taken out or taken back gives no room', () => {
    const bank = limited();
    const { paymentId } = bank.deposit(rupees(1_000));
    come(bank, paymentId, rupees(1_000));
    bank.withdraw(rupees(1_000));
    bank.take(paymentId, { to: 'TAKEN_BACK', bankId: 'back', reason: 'Charged back.' });
    expect(bank.ask(rupees(100))).toMatchObject({ code: 'DEPOSIT_LIMIT', left: 0 });
  });

  test('counts money that the desk assigns, and none that an operator gives', () => {
    const bank = limited();
    bank.engine.fund('ann', rupees(5_000));
    bank.came({ bankId: 'b1', amount: rupees(800) });
    const to = { accountId: 'ann', paymentId: 'given-to-ann', reference: 'LLG' };
    const actor = { who: 'Olga', reason: 'Hers.' };
    bank.engine.run({ type: 'CLOSE_UNMATCHED', bankId: 'b1', to, actor });
    expect(bank.ask(rupees(300))).toMatchObject({ left: rupees(200) });
  });

  test('holds to the last millisecond of its frame; several hold together', () => {
    const bank = limited();
    setLimit(bank.engine, { kind: 'DEPOSIT', frame: 'MONTH', amount: rupees(1_500) });
    come(bank, bank.deposit(rupees(1_000)).paymentId, rupees(1_000));
    bank.engine.wait(tillMidnight - 0.001);
    expect(bank.ask(rupees(100))).toMatchObject({ frame: 'DAY', left: 0 });
    bank.engine.wait(0.001);
    expect(bank.ask(rupees(501))).toMatchObject({ frame: 'MONTH', left: rupees(500) });
    expect(bank.ask(rupees(500))).toMatchObject({ status: 'ACCEPTED' });
  });

  test('that leaves less than a way to pay takes leaves nothing that fits', () => {
    const bank = limited(rupees(1_050));
    bank.deposit(rupees(1_000));
    expect(bank.ask(rupees(100))).toMatchObject({ left: rupees(50), fits: 0 });
  });

  test('begins no frame anew when the clock is set back', () => {
    const bank = limited();
    bank.engine.wait(tillMidnight + 60);
    come(bank, bank.deposit(rupees(900)).paymentId, rupees(900));
    bank.engine.wait(-120);
    expect(bank.ask(rupees(200))).toMatchObject({ left: rupees(100) });
    bank.engine.wait(120);
    expect(bank.ask(rupees(200))).toMatchObject({ left: rupees(100) });
  });
});
