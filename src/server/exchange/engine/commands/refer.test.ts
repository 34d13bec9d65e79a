import { expect, test } from 'vitest';
import { Engine, openEngine, rupee } from '../testing/engine.fixture.ts';
import { entriesOf } from '../testing/plain-accruals.fixture.ts';

const day = 24 * 3_600;

/** Ann sent Bob, who backs r1 at 3.00 with ₹100 against Cid. The commission is 2 %. */
function bobBets(engine = openEngine(), after = 0) {
  const refer = (accountId: string, referrerId: string) =>
    engine.run({ type: 'REFER', accountId, referrerId });
  refer('bob', 'ann');
  engine.wait(after);
  engine.placed('cid', 'r1', 'LAY', 300, 100 * rupee);
  engine.placed('bob', 'r1', 'BACK', 300, 100 * rupee);
  const settle = (...winners: string[]) => engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners });
  const resettle = (...winners: string[]) =>
    engine.run({ type: 'RESETTLE_MARKET', marketId: 'm1', settled: engine.store.settled('m1'), winners });
  const accrued = () => engine.state.accounts.get('referral:ann')?.balance ?? 0;
  return { engine, refer, settle, resettle, accrued };
}

test('a tenth of the commission that the referred pay accrues to who sent them, from the exchange’s commission', () => {
  const { engine, settle, accrued } = bobBets();
  settle('r1');
  // 2 % of ₹200.
  expect([accrued(), engine.balance('house-commission').balance]).toEqual([40, 400 - 40]);
  expect(engine.store.rows.accruals).toMatchObject([
    {
      kind: 'REFERRAL',
      accountId: 'ann',
      bettorId: 'bob',
      marketId: 'm1',
      base: 400,
      rate: 1_000,
      amount: 40,
    },
  ]);
});

test('who loses pays no commission, so nothing accrues; a correction is followed both ways', () => {
  const { engine, settle, resettle, accrued } = bobBets();
  settle('r2');
  expect(accrued()).toBe(0);
  resettle('r1');
  expect(accrued()).toBe(40);
  resettle();
  expect(accrued()).toBe(0);
  const amounts = (kind: string) => entriesOf(engine, 'referral:ann', kind).map(({ amount }) => amount);
  expect([amounts('referral'), amounts('referral-reversal')]).toEqual([[40], [-40]]);
});

test('it is paid into the account when the week ends', () => {
  const { engine, settle } = bobBets();
  settle('r1');
  engine.restart();
  engine.wait(7 * day);
  engine.run({ type: 'END_PAYMENTS' });
  expect(entriesOf(engine, 'ann', 'referral-paid').map(({ amount }) => amount)).toEqual([40]);
  expect(engine.balance('ann').balance).toBe(10_000 * rupee + 40);
});

test.each([
  [365 * day - 1, 40],
  [365 * day, 0],
])('%i seconds after they came, the referred earn %i', (after, earned) => {
  const { settle, accrued } = bobBets(openEngine(), after);
  settle('r1');
  expect(accrued()).toBe(earned);
});

test('nobody sends themselves, be it through any number of others', () => {
  const engine = new Engine(['a', 'b', 'c', 'd']);
  const refer = (accountId: string, referrerId: string) =>
    engine.run({ type: 'REFER', accountId, referrerId });
  expect(refer('a', 'a')).toMatchObject({ code: 'SELF_REFERRAL' });
  for (const [who, by] of ['ba', 'cb', 'dc'])
    expect(refer(who!, by!), `${who} by ${by}`).toEqual({ status: 'ACCEPTED' });
  for (const by of ['b', 'c', 'd']) expect(refer('a', by), by).toMatchObject({ code: 'CIRCULAR_REFERRAL' });
  engine.restart();
  expect(refer('a', 'd')).toMatchObject({ code: 'CIRCULAR_REFERRAL' });
  expect(engine.store.rows.referrals).toHaveLength(3);
});

test('who was sent by somebody stays so: the same again changes nothing, another is too late', () => {
  const { engine, refer } = bobBets();
  expect(refer('bob', 'ann')).toEqual({ status: 'ACCEPTED' });
  expect(refer('bob', 'cid')).toMatchObject({ code: 'TOO_LATE' });
  expect(engine.store.rows.referrals).toMatchObject([{ accountId: 'bob', referrerId: 'ann' }]);
});

test('practice accounts send nobody and are sent by nobody, nor is the house', () => {
  const { engine, refer } = bobBets();
  engine.openPractice('pam');
  expect(refer('pam', 'ann')).toMatchObject({ code: 'PRACTICE_ACCOUNT' });
  for (const by of ['pam', 'house-commission', 'referral:ann', 'nobody'])
    expect(refer('cid', by), by).toMatchObject({ code: 'UNKNOWN_REFERRAL' });
});

test('two accounts of one person that bet against one another lose more than comes back', () => {
  const engine = openEngine();
  engine.run({ type: 'REFER', accountId: 'bob', referrerId: 'ann' });
  const before = engine.balance('ann').balance + engine.balance('bob').balance;
  engine.placed('ann', 'r1', 'LAY', 300, 100 * rupee);
  engine.placed('bob', 'r1', 'BACK', 300, 100 * rupee);
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r1'] });
  engine.wait(7 * day);
  engine.run({ type: 'END_PAYMENTS' });
  expect(engine.balance('ann').balance + engine.balance('bob').balance - before).toBe(-400 + 40);
});
