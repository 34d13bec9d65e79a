import { expect, test } from 'vitest';
import type { PaymentStep } from '../commands/payment-commands.ts';
import { Bank } from '../testing/bank.fixture.ts';
import { rupee } from '../testing/engine.fixture.ts';

const amount = 500 * rupee;
const utr = '111122223333';
const approved: PaymentStep = { to: 'APPROVED', amount, bankId: 'b1' };
const takenBack: PaymentStep = { to: 'TAKEN_BACK', bankId: 'b2', reason: 'Charged back.' };
const refused: PaymentStep = { to: 'REFUSED', reason: 'No.' };
const failed: PaymentStep = { to: 'FAILED', reason: 'Given up.' };
const sent: PaymentStep = { to: 'SENT' };
const paid: PaymentStep = { to: 'PAID', bankId: 'b1' };

/** A deposit that waits under its UTR, after these steps and a restart. */
function waited(...steps: PaymentStep[]) {
  const bank = new Bank();
  const { paymentId, reference } = bank.deposit();
  bank.giveUtr(paymentId, utr);
  if (steps.length > 0) bank.take(paymentId, ...steps);
  bank.engine.restart();
  return { bank, paymentId, reference };
}

const balanceIs = (bank: Bank, rupees: number) => expect(bank.balanceOf('ann')).toBe(rupees * rupee);

test.each<[string, PaymentStep[], boolean]>([
  ['waiting', [], true],
  ['approved', [approved], true],
  ['taken back', [approved, takenBack], true],
  ['refused', [refused], false],
  ['failed', [failed], false],
])('after a restart the UTR of a deposit that is %s is as it was', (_, steps, isBound) => {
  const { bank } = waited(...steps);
  const other = bank.deposit(amount, 'bob');
  const given = bank.giveUtr(other.paymentId, utr, 'bob');
  expect(given).toMatchObject(isBound ? { code: 'UTR_USED' } : { status: 'ACCEPTED' });
  const own = bank.deposit();
  const ownGiven = bank.giveUtr(own.paymentId, utr);
  expect(ownGiven).toMatchObject({ code: isBound ? 'UTR_OWN' : 'UTR_USED' });
});

test.each<[string, PaymentStep[]]>([
  ['waiting', []],
  ['refused', [refused]],
  ['failed', [failed]],
])('after a restart money for a deposit that is %s is booked once', (_, steps) => {
  const { bank, reference } = waited(...steps);
  expect(bank.came({ bankId: 'b1', reference })).toMatchObject({ outcome: 'BOOKED' });
  bank.engine.restart();
  expect(bank.came({ bankId: 'b1', reference })).toMatchObject({ outcome: 'KNOWN' });
  expect(bank.came({ bankId: 'b3', reference })).toMatchObject({
    outcome: 'UNMATCHED',
    unmatched: { accountId: 'ann' },
  });
  balanceIs(bank, 10_500);
});

test('after a restart a deposit expires at its limit, and what comes then is credited', () => {
  const { bank, reference } = waited();
  bank.engine.wait(30 * 60);
  bank.engine.run({ type: 'END_PAYMENTS' });
  bank.engine.restart();
  expect(bank.came({ bankId: 'b1', reference })).toMatchObject({ payment: { state: 'APPROVED', utr } });
  bank.engine.restart();
  const own = bank.deposit();
  expect(bank.giveUtr(own.paymentId, utr)).toMatchObject({ code: 'UTR_OWN' });
});

test.each<[string, PaymentStep[], PaymentStep, string]>([
  ['held', [], sent, 'SENT'],
  ['sent', [sent], paid, 'PAID'],
  ['paid', [sent, paid], { to: 'RETURNED', bankId: 'b2', reason: 'Closed.' }, 'RETURNED'],
  ['refused', [refused], paid, 'PAID_TWICE'],
])('after a restart a withdrawal that is %s goes on, once', (_, steps, next, becomes) => {
  const bank = new Bank();
  const { paymentId } = bank.withdraw(amount);
  if (steps.length > 0) bank.take(paymentId, ...steps);
  bank.engine.restart();
  expect(bank.take(paymentId, next).state).toBe(becomes);
  bank.engine.restart();
  expect(bank.step(paymentId, next)).toMatchObject({ status: 'REFUSED' });
  expect(bank.balanceOf('held')).toBe(becomes === 'SENT' ? amount : 0);
});

test('after a restart the first payee is not free of its day again, though all before were removed', () => {
  const bank = new Bank();
  const { payeeId } = bank.payee();
  bank.engine.run({ type: 'REMOVE_PAYEE', accountId: 'ann', payeeId });
  bank.engine.restart();
  expect(bank.payee().heldUntil).not.toBeNull();
  bank.engine.restart();
  expect(bank.engine.run({ type: 'REMOVE_PAYEE', accountId: 'ann', payeeId })).toMatchObject({
    code: 'UNKNOWN_PAYEE',
  });
});

test('after a restart what was paid twice is closed once, and a grant goes on and is paid once', () => {
  const bank = new Bank();
  const { engine } = bank;
  const { paymentId } = bank.withdraw(amount);
  bank.take(paymentId, refused, paid);
  engine.run({
    type: 'GRANT_BONUS',
    accountId: 'ann',
    grantId: 'g1',
    amount: 10 * rupee,
    times: 2,
    product: null,
    until: '2026-06-01T00:00:00Z',
    actor: { who: 'Olga', reason: 'Welcome.' },
  });
  const play = () =>
    engine.run({
      type: 'PLAY_ROUND',
      accountId: 'ann',
      eventId: 'e1',
      gameName: 'Dice',
      roundId: `r${bank.next()}`,
      bet: 'six',
      result: 'one',
      stake: 10 * rupee,
      payout: 10 * rupee,
    });
  for (let round = 0; round < 4; round++) {
    play();
    engine.restart();
  }
  expect(bank.bookedFor('g1')).toHaveLength(1);
  const stored = bank.storedIfOver(paymentId)!;
  const actor = { who: 'Olga', reason: 'Twice.' };
  const close = { type: 'CLOSE_PAID_TWICE', stored, how: 'TAKE', actor } as const;
  expect(engine.run(close)).toEqual({ status: 'ACCEPTED', left: 0 });
  engine.restart();
  const again = { ...close, stored: bank.storedIfOver(paymentId)! };
  expect(engine.run(again)).toMatchObject({ code: 'NOT_POSSIBLE' });
  balanceIs(bank, 9_510);
});

test('a deposit that is taken back while its money is at the partner leaves that alone, and what is missing is owed', () => {
  const bank = new Bank();
  const { engine } = bank;
  const { paymentId } = bank.deposit();
  bank.take(paymentId, approved);
  bank.transfer(10_400 * rupee);
  engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
  bank.take(paymentId, takenBack);
  const ann = () => engine.state.account('ann');
  expect([ann().balance, ann().owed, ann().available]).toEqual([-400 * rupee, 400 * rupee, 0]);
  expect(bank.balanceOf('partner:ann')).toBe(10_400 * rupee);
  expect(ann().exposure).toBe(0);
  engine.restart();
  expect(bank.transfer(1)).toMatchObject({ code: 'INSUFFICIENT_BALANCE', limit: 0 });
  expect(bank.askWithdrawal(100 * rupee, bank.payee())).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  expect(bank.transfer(500 * rupee, 'FROM_PARTNER')).toMatchObject({ status: 'ACCEPTED' });
  expect([ann().balance, ann().owed, ann().available]).toEqual([100 * rupee, 0, 100 * rupee]);
});
