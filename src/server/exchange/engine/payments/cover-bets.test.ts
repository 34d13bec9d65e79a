import { expect, test } from 'vitest';
import { Bank } from '../testing/bank.fixture.ts';
import { rupee } from '../testing/engine.fixture.ts';

/** Ann has won ₹200 from Bob on a market that may be settled anew. */
function won() {
  const bank = new Bank();
  const { engine } = bank;
  engine.market('m2', { commissionRate: 0 });
  const bet = { type: 'PLACE', runnerId: 'r1', odds: 300, stake: 100 * rupee } as const;
  engine.instruct('bob', { ...bet, side: 'LAY' }, 'm2');
  engine.instruct('ann', { ...bet, side: 'BACK' }, 'm2');
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm2', winners: ['r1'] });
  /** Ann has lost ₹100 instead: ₹300 less. */
  const correct = () => {
    const settled = engine.store.settled('m2');
    engine.run({ type: 'RESETTLE_MARKET', marketId: 'm2', winners: ['r2'], settled });
  };
  const stateOf = (paymentId: string) =>
    engine.store.payments().find((payment) => payment.paymentId === paymentId)?.state;
  return { bank, engine, correct, stateOf };
}

test('after a correction held withdrawals are refused, the newest first, until what is at risk is covered', () => {
  const { bank, engine, correct, stateOf } = won();
  const [first, second, third] = [1, 2, 3].map(() => {
    engine.wait(1);
    return bank.withdraw(200 * rupee).paymentId;
  });
  engine.placed('ann', 'r1', 'BACK', 300, 9_600 * rupee);
  correct();
  expect([first, second, third].map((id) => stateOf(id!))).toEqual(['HELD', 'REFUSED', 'REFUSED']);
  expect(engine.balance('ann')).toEqual({ balance: 9_700 * rupee, exposure: 9_600 * rupee });
  expect(bank.bookedFor(third!).at(-1)).toEqual([
    'withdrawal-back',
    { 'house-held': -200 * rupee, ann: 200 * rupee },
  ]);
  expect(engine.state.account('ann').owed).toBe(0);
  expect(engine.store.orders().at(-1)).toMatchObject({ status: 'EXECUTABLE' });
});

test('a correction that leaves enough refuses no withdrawal', () => {
  const { bank, engine, correct, stateOf } = won();
  const { paymentId } = bank.withdraw(200 * rupee);
  engine.placed('ann', 'r1', 'BACK', 300, 9_700 * rupee);
  correct();
  expect(engine.balance('ann')).toEqual({ balance: 9_700 * rupee, exposure: 9_700 * rupee });
  expect(stateOf(paymentId)).toBe('HELD');
});

test('sent ones go; then open orders are cancelled, matched bets stand, and the rest is owed', () => {
  const { bank, engine, correct, stateOf } = won();
  const { paymentId } = bank.withdraw(200 * rupee);
  bank.take(paymentId, { to: 'SENT' });
  engine.placed('bob', 'r1', 'LAY', 150, 9_500 * rupee);
  engine.placed('ann', 'r1', 'BACK', 150, 9_500 * rupee);
  engine.placed('ann', 'r2', 'BACK', 300, 400 * rupee);
  bank.withdraw(100 * rupee);
  correct();
  expect(stateOf(paymentId)).toBe('SENT');
  const ann = engine.state.account('ann');
  expect(ann.exposure).toBe(9_500 * rupee);
  expect([ann.balance, ann.owed, ann.available]).toEqual([9_700 * rupee, 0, 200 * rupee]);
});

test('what is still missing is owed, exactly, and nothing is available', () => {
  const { bank, engine, correct } = won();
  engine.placed('bob', 'r1', 'LAY', 150, 10_200 * rupee);
  engine.placed('ann', 'r1', 'BACK', 150, 10_200 * rupee);
  correct();
  const ann = engine.state.account('ann');
  expect([ann.balance, ann.exposure, ann.owed, ann.available]).toEqual(
    [9_900, 10_200, 300, 0].map((rupees) => rupees * rupee),
  );
  expect(bank.transfer(1)).toMatchObject({ code: 'INSUFFICIENT_BALANCE', limit: 0 });
  engine.fund('ann', 100 * rupee);
  expect(ann.owed).toBe(200 * rupee);
});

test('void bets and money that is taken back do the same', () => {
  const bank = new Bank();
  const { engine } = bank;
  const hedge = () => {
    engine.placed('bob', 'r1', 'LAY', 300, 100 * rupee);
    engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
    engine.wait(1);
    engine.placed('bob', 'r1', 'BACK', 300, 100 * rupee);
    engine.placed('ann', 'r1', 'LAY', 300, 100 * rupee);
  };
  hedge();
  const { paymentId } = bank.withdraw(10_000 * rupee);
  const states = () => engine.store.payments().map(({ state }) => state);
  const from = engine.at;
  engine.run({ type: 'VOID_BETS', marketId: 'm1', from, to: from });
  expect(states()).toEqual(['REFUSED']);
  expect(bank.bookedFor(paymentId).at(-1)?.[0]).toBe('withdrawal-back');

  const again = new Bank();
  again.deposit(1_000 * rupee);
  again.take('p1', { to: 'APPROVED', amount: 1_000 * rupee, bankId: 'b1' });
  const { paymentId: held } = again.withdraw(11_000 * rupee);
  again.take('p1', { to: 'TAKEN_BACK', bankId: 'b2', reason: 'Charged back.' });
  expect(again.engine.state.payments.open.has(held)).toBe(false);
  expect(again.engine.balance('ann')).toEqual({ balance: 10_000 * rupee, exposure: 0 });
});

test('a removed runner whose bets covered the others’ does the same', () => {
  const bank = new Bank();
  const { engine } = bank;
  engine.placed('bob', 'r1', 'BACK', 200, 100 * rupee);
  engine.placed('ann', 'r1', 'LAY', 200, 100 * rupee);
  engine.placed('bob', 'r2', 'BACK', 200, 100 * rupee);
  engine.placed('ann', 'r2', 'LAY', 200, 100 * rupee);
  expect(engine.balance('ann').exposure).toBe(0);
  const { paymentId } = bank.withdraw(10_000 * rupee);
  engine.run({ type: 'REMOVE_RUNNER', marketId: 'm1', runnerId: 'r2', reductionFactor: 0 });
  expect(engine.balance('ann')).toEqual({ balance: 10_000 * rupee, exposure: 100 * rupee });
  expect(engine.state.payments.open.has(paymentId)).toBe(false);
});
