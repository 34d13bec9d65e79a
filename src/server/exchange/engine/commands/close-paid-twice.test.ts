import { expect, test } from 'vitest';
import { Bank } from '../testing/bank.fixture.ts';
import { rupee } from '../testing/engine.fixture.ts';

const amount = 500 * rupee;
const actor = { who: 'Olga', reason: 'The provider paid again.' };

/** Ann's withdrawal of ₹500, which came back and was paid all the same. */
function paidTwice() {
  const bank = new Bank();
  const { paymentId } = bank.withdraw(amount);
  const returned = { to: 'RETURNED', bankId: null, reason: 'No such account.' } as const;
  bank.take(paymentId, { to: 'SENT' }, returned, { to: 'PAID', bankId: 'b1' });
  const close = (how: 'TAKE' | 'WRITE_OFF') => {
    const stored = bank.storedIfOver(paymentId)!;
    return bank.engine.run({ type: 'CLOSE_PAID_TWICE', stored, how, actor });
  };
  return { bank, paymentId, close };
}

test('what was paid twice is taken from the account, at most what is available, and the rest later', () => {
  const { bank, paymentId, close } = paidTwice();
  bank.engine.placed('ann', 'r1', 'BACK', 300, 9_800 * rupee);
  expect(close('TAKE')).toEqual({ status: 'ACCEPTED', left: 300 * rupee });
  expect(bank.bookedFor(paymentId).at(-1)).toEqual([
    'withdrawal-taken',
    { ann: -200 * rupee, 'house-unmatched': 200 * rupee },
  ]);
  expect(bank.lastAct()).toEqual({ ...actor, act: 'TAKEN', subject: paymentId });
  expect(close('TAKE')).toMatchObject({ code: 'NOT_POSSIBLE' });
  bank.engine.fund('ann', 1_000 * rupee);
  expect(close('TAKE')).toEqual({ status: 'ACCEPTED', left: 0 });
  expect(close('TAKE')).toMatchObject({ code: 'NOT_POSSIBLE' });
  expect(bank.balanceOf('unmatched')).toBe(0);
});

test('what was paid twice may be written off, which the house bears', () => {
  const { bank, paymentId, close } = paidTwice();
  expect(close('WRITE_OFF')).toEqual({ status: 'ACCEPTED', left: 0 });
  expect(bank.bookedFor(paymentId).at(-1)).toEqual([
    'write-off',
    { 'house-bonus': -amount, 'house-unmatched': amount },
  ]);
  expect(bank.lastAct()).toMatchObject({ act: 'WRITTEN_OFF' });
});

test('of two who close it one acts', () => {
  const { bank, paymentId, close } = paidTwice();
  const stored = bank.storedIfOver(paymentId)!;
  close('WRITE_OFF');
  expect(bank.engine.run({ type: 'CLOSE_PAID_TWICE', stored, how: 'TAKE', actor })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
});
