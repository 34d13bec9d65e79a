import { expect, test } from 'vitest';
import { openEngine, rupee } from '../testing/engine.fixture.ts';
import { openBets, settle } from '../testing/one-match.fixture.ts';

test('the winner is paid by the loser, less commission, and what was unmatched lapses', () => {
  const engine = openBets();
  expect(settle(engine, ['r1'])).toMatchObject({
    definition: {
      status: 'CLOSED',
      voided: false,
      runners: [{ status: 'WINNER' }, { status: 'LOSER' }, { status: 'LOSER' }],
    },
  });
  expect(engine.balance('ann')).toEqual({ balance: 9_800 * rupee, exposure: 0 });
  expect(engine.balance('bob')).toEqual({ balance: 10_196 * rupee, exposure: 0 });
  expect(engine.balance('house-commission').balance).toBe(4 * rupee);
  expect(engine.store.orders().at(-1)).toMatchObject({ lapsed: 20 * rupee, reason: 'MARKET_CLOSED' });
});

test('each account with a matched bet has a settlement, and is told of it', () => {
  const engine = openBets();
  settle(engine, ['r1']);
  expect(engine.store.rows.settlements).toMatchObject([
    { accountId: 'ann', result: 'R1', profit: -200 * rupee, commission: 0 },
    { accountId: 'bob', result: 'R1', profit: 200 * rupee, commission: 4 * rupee },
  ]);
  const bob = engine.facts.accounts.find(({ accountId }) => accountId === 'bob');
  expect(bob).toMatchObject({
    balance: { bankBalance: 10_196 * rupee, exposure: 0 },
    positions: [],
    settlements: [{ marketId: 'm1', marketName: 'Match Odds', profit: 200 * rupee }],
  });
  expect(engine.facts.markets).toMatchObject([{ marketId: 'm1', definition: { status: 'CLOSED' } }]);
});

test('a settlement and its commission are transactions that each sum to zero', () => {
  const engine = openBets();
  settle(engine, ['r1']);
  const { ledgerTransactions, ledgerEntries } = engine.store.rows;
  const [settlement, commission] = ledgerTransactions.slice(-2);
  expect(settlement?.kind).toBe('settlement');
  expect(commission?.kind).toBe('commission');
  for (const { transactionId } of ledgerTransactions) {
    const its = ledgerEntries.filter((entry) => entry.transactionId === transactionId);
    expect(its.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  }
});

test('a void market returns everything', () => {
  const engine = openBets();
  expect(settle(engine, [])).toMatchObject({
    definition: { status: 'CLOSED', voided: true, runners: [{ status: 'ACTIVE' }, {}, {}] },
  });
  for (const who of ['ann', 'bob'])
    expect(engine.balance(who)).toEqual({ balance: 10_000 * rupee, exposure: 0 });
  expect(engine.store.rows.settlements).toMatchObject([
    { accountId: 'ann', result: 'Void', profit: 0, commission: 0 },
    { accountId: 'bob', result: 'Void', profit: 0, commission: 0 },
  ]);
});

test('who had only an unmatched order gets it back and no settlement', () => {
  const engine = openBets();
  engine.placed('cid', 'r3', 'BACK', 1_000, 7 * rupee);
  settle(engine, ['r3']);
  expect(engine.balance('cid')).toEqual({ balance: 10_000 * rupee, exposure: 0 });
  const cid = engine.facts.accounts.find(({ accountId }) => accountId === 'cid');
  expect(cid).toMatchObject({ settlements: [], positions: [{ exposure: 0 }], orders: [{ lapsed: 700 }] });
});

test('a fraction of a minor unit is rounded away from zero once, and the rest goes to the rounding account', () => {
  const engine = openEngine();
  engine.market('m2', { minStake: 1 });
  const bet = (who: string, side: 'BACK' | 'LAY', stake: number) =>
    engine.instruct(who, { type: 'PLACE', runnerId: 'r1', side, odds: 150, stake }, 'm2');
  bet('ann', 'BACK', 101);
  bet('bob', 'BACK', 101);
  bet('cid', 'LAY', 202);
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm2', winners: ['r1'] });
  // Each wins 50.5, rounded to 51; the loser pays 101.
  expect(engine.balance('cid').balance).toBe(10_000 * rupee - 101);
  expect(engine.balance('house-rounding').balance).toBe(-1);
  expect(engine.store.rows.settlements.map(({ profit }) => profit)).toEqual([51, 51, -101]);
});

test('a settled market takes nothing any more and is not settled twice', () => {
  const engine = openBets();
  settle(engine, ['r1']);
  expect(settle(engine, ['r2'])).toMatchObject({ code: 'MARKET_CLOSED' });
  expect(engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', status: 'OPEN' })).toMatchObject({
    code: 'MARKET_CLOSED',
  });
  expect(engine.instruct('ann', { type: 'CANCEL_MARKET' })).toMatchObject({ code: 'MARKET_CLOSED' });
});

test('a winner that does not run settles nothing', () => {
  const engine = openBets();
  expect(settle(engine, ['r9'])).toMatchObject({ code: 'UNKNOWN_RUNNER' });
  expect(engine.balance('bob').exposure).toBe(120 * rupee);
});
