import { expect, test } from 'vitest';
import { Engine, marketFacts, openEngine, rupee } from '../testing/engine.fixture.ts';

const status = (engine: Engine, change: object) =>
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', ...change });

test('a new market is inactive, and the same id again changes nothing', () => {
  const engine = new Engine();
  const made = engine.run({ type: 'CREATE_MARKET', market: marketFacts('m1') });
  expect(made).toMatchObject({
    status: 'ACCEPTED',
    definition: { marketId: 'm1', status: 'INACTIVE', version: 1, inPlay: false, numberOfWinners: 1 },
  });
  expect(engine.facts.markets).toMatchObject([{ marketId: 'm1', isNew: true, runners: [] }]);
  const again = engine.run({ type: 'CREATE_MARKET', market: marketFacts('m1', { marketName: 'Other' }) });
  expect(again).toEqual(made);
  expect(engine.facts.markets).toEqual([]);
});

test.each([
  ['two runners of one id', { runners: ['r1', 'r1'].map((runnerId) => ({ runnerId, name: runnerId })) }],
  ['a least stake above the greatest', { minStake: 2, maxStake: 1 }],
])('a market with %s is refused', (_, facts) => {
  const engine = new Engine();
  expect(engine.run({ type: 'CREATE_MARKET', market: marketFacts('m1', facts) })).toMatchObject({
    code: 'INVALID_MARKET',
  });
  expect(engine.state.markets.size).toBe(0);
});

test('each change of the definition raises the version, the same state again does not', () => {
  const engine = openEngine();
  expect(status(engine, { status: 'SUSPENDED', suspendReason: 'GOAL' })).toMatchObject({
    definition: { status: 'SUSPENDED', suspendReason: 'GOAL', version: 3 },
  });
  expect(status(engine, { status: 'SUSPENDED' })).toMatchObject({
    definition: { suspendReason: 'GOAL', version: 3 },
  });
  expect(status(engine, { status: 'OPEN', betDelay: 5 })).toMatchObject({
    definition: { status: 'OPEN', suspendReason: null, betDelay: 5, version: 4 },
  });
});

test('a suspension keeps what is unmatched', () => {
  const engine = openEngine();
  engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
  status(engine, { status: 'SUSPENDED' });
  expect(engine.balance('ann').exposure).toBe(100 * rupee);
});

test('turning in play lapses what is unmatched, once', () => {
  const engine = openEngine();
  const { orderId } = engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
  engine.placed('bob', 'r1', 'LAY', 300, 40 * rupee);
  status(engine, { inPlay: true });
  expect(engine.store.order(orderId)).toMatchObject({
    matched: 40 * rupee,
    lapsed: 60 * rupee,
    status: 'COMPLETE',
    reason: 'IN_PLAY',
  });
  expect(engine.facts).toMatchObject({
    markets: [{ definition: { inPlay: true }, runners: [{ runnerId: 'r1', toLay: [[300, 0]] }] }],
    accounts: [{ accountId: 'ann', balance: { exposure: 40 * rupee }, orders: [{ orderId }] }],
  });
  engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
  status(engine, { inPlay: true, betDelay: 3 });
  expect(engine.balance('ann').exposure).toBe(140 * rupee);
});

test('an unknown market is neither opened nor settled', () => {
  const engine = new Engine();
  expect(status(engine, { status: 'OPEN' })).toMatchObject({ code: 'UNKNOWN_MARKET' });
  expect(engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: [] })).toMatchObject({
    code: 'UNKNOWN_MARKET',
  });
});

test('funding an account takes it from the house', () => {
  const engine = openEngine();
  expect(engine.balance('house-funding').balance).toBe(-30_000 * rupee);
  expect(engine.facts.accounts).toEqual([]);
  engine.fund('ann', 5);
  expect(engine.facts.accounts).toMatchObject([{ accountId: 'ann', balance: { bankBalance: 1_000_005 } }]);
  expect(engine.store.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

test('nobody unknown is funded, nor anybody beyond the exact integers', () => {
  const engine = openEngine();
  const fund = (accountId: string, amount: number) =>
    engine.run({ type: 'FUND_ACCOUNT', accountId, amount, reference: 'reference-x' });
  expect(fund('nobody', 1)).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
  expect(fund('ann', Number.MAX_SAFE_INTEGER)).toMatchObject({ code: 'BALANCE_TOO_LARGE' });
});
