import { expect, test } from 'vitest';
import { openEngine, rupee } from '../testing/engine.fixture.ts';
import { entriesOf } from '../testing/plain-accruals.fixture.ts';

const actor = { who: 'Olga', reason: 'As agreed.' };
const week = 7 * 24 * 3_600;

/** Ann backs r1 at 3.00 with ₹100 against Bob, and accrues 0.5 %. */
function annBets() {
  const engine = openEngine();
  const setRate = (accountId: string, rate: number) =>
    engine.run({ type: 'SET_ROLLING_RATE', accountId, rate, actor });
  setRate('ann', 50);
  engine.placed('bob', 'r1', 'LAY', 300, 100 * rupee);
  engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
  const settle = (...winners: string[]) =>
    engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: [...winners] });
  const resettle = (...winners: string[]) =>
    engine.run({ type: 'RESETTLE_MARKET', marketId: 'm1', settled: engine.store.settled('m1'), winners });
  const pay = (seconds: number) => {
    engine.wait(seconds);
    engine.run({ type: 'END_PAYMENTS' });
  };
  const accrued = () => engine.balance('rolling:ann').balance;
  return { engine, setRate, settle, resettle, pay, accrued };
}

test.each(['r1', 'r2'])('what Ann could have lost accrues at her rate, be the winner %s', (winner) => {
  const { engine, settle, accrued } = annBets();
  settle(winner);
  expect(accrued()).toBe(50);
  expect(engine.store.rows.accruals).toMatchObject([
    { kind: 'ROLLING', accountId: 'ann', marketId: 'm1', base: 100 * rupee, rate: 50, amount: 50 },
  ]);
  expect(engine.state.accounts.has('rolling:bob')).toBe(false);
});

test('a void market adds nothing, and its correction what it should have, at the rate of then', () => {
  const { setRate, settle, resettle, accrued } = annBets();
  settle();
  expect(accrued()).toBe(0);
  setRate('ann', 500);
  setRate('bob', 500);
  resettle('r2');
  expect(accrued()).toBe(50);
});

test('a correction has entries of its own in the ledger, and a row with the difference', () => {
  const { engine, settle, resettle, accrued } = annBets();
  settle('r1');
  resettle();
  expect(accrued()).toBe(0);
  const amounts = (kind: string) => entriesOf(engine, 'rolling:ann', kind).map(({ amount }) => amount);
  expect([amounts('rolling-commission'), amounts('rolling-reversal')]).toEqual([[50], [-50]]);
  expect(engine.store.rows.accruals.map(({ amount, isCorrection }) => [amount, isCorrection])).toEqual([
    [50, false],
    [-50, true],
  ]);
});

test('what has accrued is paid when the week of the account’s zone ends, and not before', () => {
  const { engine, settle, pay, accrued } = annBets();
  settle('r2');
  const before = engine.balance('ann').balance;
  // It is Friday noon.
  pay(2.5 * 24 * 3_600 - 1);
  expect([accrued(), engine.balance('ann').balance]).toEqual([50, before]);
  pay(1);
  expect([accrued(), engine.balance('ann').balance]).toEqual([0, before + 50]);
  pay(week);
  expect(engine.balance('ann').balance).toBe(before + 50);
});

test('what is taken back after it was paid is made up for by what accrues next', () => {
  const { engine, settle, resettle, pay, accrued } = annBets();
  const loses = (marketId: string, stake: number) => {
    engine.market(marketId);
    const bet = { type: 'PLACE', runnerId: 'r1', odds: 300, stake } as const;
    engine.instruct('bob', { ...bet, side: 'LAY' }, marketId);
    engine.instruct('ann', { ...bet, side: 'BACK' }, marketId);
    engine.run({ type: 'SETTLE_MARKET', marketId, winners: ['r2'] });
  };
  const paid = () => entriesOf(engine, 'ann', 'rolling-paid').map(({ amount }) => amount);
  settle('r2');
  pay(week);
  loses('m2', 20 * rupee);
  resettle();
  expect(accrued()).toBe(10 - 50);
  pay(week);
  expect([accrued(), paid()]).toEqual([-40, [50]]);
  loses('m3', 300 * rupee);
  engine.restart();
  pay(week);
  expect([accrued(), paid()]).toEqual([0, [50, 110]]);
});

test('it accrues and is paid to a bettor who was blocked or takes a break meanwhile: matched bets stand', () => {
  const { engine, settle, pay } = annBets();
  engine.run({ type: 'BLOCK_ACCOUNT', accountId: 'ann', blocked: true, actor });
  engine.run({ type: 'EXCLUDE_SELF', accountId: 'ann', clientId: 'c', months: 6 });
  settle('r2');
  pay(week);
  expect(entriesOf(engine, 'ann', 'rolling-paid').map(({ amount }) => amount)).toEqual([50]);
});

test('who sets a rate stands in the audit; practice accounts and the house have none', () => {
  const { engine, setRate } = annBets();
  expect(engine.store.rows.audit).toMatchObject([
    { who: 'Olga', act: 'ROLLING_RATE 50', subject: 'ann', reason: 'As agreed.' },
  ]);
  engine.openPractice('pam');
  expect(setRate('pam', 50)).toMatchObject({ code: 'PRACTICE_ACCOUNT' });
  for (const accountId of ['nobody', 'house-commission', 'rolling:ann'])
    expect(setRate(accountId, 50), accountId).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
  expect(engine.store.rows.audit).toHaveLength(1);
});
