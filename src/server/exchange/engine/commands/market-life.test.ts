import { expect, test } from 'vitest';
import { Engine, openEngine, rupee } from '../testing/engine.fixture.ts';
import { restoreState } from '../state/restore.ts';
import { stateText } from '../testing/state-text.fixture.ts';

/** Ann backed r1 at 8.00 with Bob for ₹100; Bob backed r2 at 3.00 with Cid for ₹100; Ann has ₹50 unmatched on r3. */
function openLife(): Engine {
  const engine = openEngine();
  engine.placed('bob', 'r1', 'LAY', 800, 100 * rupee);
  engine.placed('ann', 'r1', 'BACK', 800, 100 * rupee);
  engine.placed('cid', 'r2', 'LAY', 300, 100 * rupee);
  engine.placed('bob', 'r2', 'BACK', 300, 100 * rupee);
  engine.placed('ann', 'r3', 'BACK', 500, 50 * rupee);
  return engine;
}

const remove = (engine: Engine, runnerId: string, reductionFactor: number) =>
  engine.run({ type: 'REMOVE_RUNNER', marketId: 'm1', runnerId, reductionFactor });
const settle = (engine: Engine, winners: string[]) =>
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners });
const resettle = (engine: Engine, winners: string[], settled = engine.store.settled('m1')) =>
  engine.run({ type: 'RESETTLE_MARKET', marketId: 'm1', settled, winners });
const balances = (engine: Engine) =>
  ['ann', 'bob', 'cid'].map((accountId) => engine.balance(accountId).balance / rupee);
const kindsOf = (engine: Engine, accountId: string) => {
  const kinds = new Map(
    engine.store.rows.ledgerTransactions.map(({ transactionId, kind }) => [transactionId, kind]),
  );
  return engine.store.entries
    .filter((entry) => entry.accountId === accountId)
    .map(({ transactionId, amount }) => [kinds.get(transactionId), amount / rupee]);
};

test('a runner that is removed: its bets are void, the others are reduced, what is unmatched lapses', () => {
  const engine = openLife();
  expect(remove(engine, 'r2', 2_500)).toMatchObject({
    definition: { runners: [{}, { status: 'REMOVED', reductionFactor: 2_500 }, {}] },
  });
  expect(engine.store.fills()).toMatchObject([
    { odds: 600, struckOdds: 800, voided: false },
    { odds: 300, struckOdds: null, voided: true },
  ]);
  const orders = engine.store.orders();
  expect(orders[1]).toMatchObject({ matched: 100 * rupee, matchedValue: 100 * rupee * 600 });
  expect(orders[3]).toMatchObject({ matched: 0, lapsed: 100 * rupee, reason: 'VOID' });
  expect(orders[4]).toMatchObject({ lapsed: 50 * rupee, reason: 'RUNNER_REMOVED' });
  expect(engine.balance('bob').exposure).toBe(500 * rupee);
  expect(engine.balance('cid').exposure).toBe(0);
  expect(engine.facts.markets[0]).toMatchObject({ matched: 100 * rupee });
  expect(stateText(restoreState(engine.store.stored()))).toBe(stateText(engine.state));
  expect(engine.place('ann', 'r2', 'BACK', 300, rupee)).toMatchObject({ code: 'RUNNER_REMOVED' });
  expect(settle(engine, ['r2'])).toMatchObject({ code: 'INVALID_RESULT' });
  settle(engine, ['r1']);
  expect(balances(engine)).toEqual([10_490, 9_500, 10_000]);
});

test('bets of a stretch of time are void, unmatched orders stay', () => {
  const engine = openLife();
  const window = { from: '2026-05-01T11:59:59.000Z', to: '2026-05-01T12:00:01.000Z', runnerId: 'r1' };
  expect(engine.run({ type: 'VOID_BETS', marketId: 'm1', ...window })).toEqual({
    status: 'ACCEPTED',
    voided: 1,
  });
  expect(engine.run({ type: 'VOID_BETS', marketId: 'm1', ...window })).toEqual({
    status: 'ACCEPTED',
    voided: 0,
  });
  const later = { from: '2026-05-01T12:00:01.000Z', to: '2026-05-01T13:00:00.000Z' };
  expect(engine.run({ type: 'VOID_BETS', marketId: 'm1', ...later })).toMatchObject({ voided: 0 });
  expect(engine.balance('ann').exposure).toBe(50 * rupee);
  expect(engine.balance('bob').exposure).toBe(100 * rupee);
  expect(stateText(restoreState(engine.store.stored()))).toBe(stateText(engine.state));
});

test('a dead heat pays its share to each, and names them', () => {
  const engine = openLife();
  settle(engine, ['r1', 'r2']);
  // Half of Ann's ₹100 at 8.00 wins 350, half loses 50: +300, less 2 %. Cid's lay at 3.00: −100 + 50 = −50.
  expect(balances(engine)).toEqual([10_294, 9_750, 9_950]);
  expect(engine.store.rows.settlements[0]!.result).toBe('dead heat: R1, R2');
});

test('a market settled anew: the old payment is taken back and the new one made, each its own entry', () => {
  const engine = openLife();
  settle(engine, ['r1']);
  expect(balances(engine)).toEqual([10_686, 9_200, 10_098]);
  expect(resettle(engine, ['r2'])).toMatchObject({
    definition: { settledTimes: 2, runners: [{ status: 'LOSER' }, { status: 'WINNER' }, {}] },
  });
  expect(balances(engine)).toEqual([9_900, 10_294, 9_800]);
  expect(kindsOf(engine, 'ann')).toEqual([
    ['deposit', 10_000],
    ['settlement', 700],
    ['commission', -14],
    ['settlement-reversal', -700],
    ['commission-reversal', 14],
    ['settlement', -100],
  ]);
  const told = engine.facts.accounts.find(({ accountId }) => accountId === 'ann')!.settlements;
  expect(told).toMatchObject([{ result: 'Corrected: R2', profit: -800 * rupee, commission: -14 * rupee }]);
  expect(resettle(engine, [])).toMatchObject({ definition: { voided: true, settledTimes: 3 } });
  expect(balances(engine)).toEqual([10_000, 10_000, 10_000]);
  expect(stateText(restoreState(engine.store.stored()))).toBe(stateText(engine.state));
});

test('what was settled anew meanwhile, is open, or is not there is not settled anew', () => {
  const engine = openLife();
  const wrong = (settled = engine.store.settled('m1')) => resettle(engine, ['r1'], settled);
  expect(wrong()).toMatchObject({ code: 'MARKET_NOT_CLOSED' });
  settle(engine, ['r1']);
  const stale = engine.store.settled('m1');
  resettle(engine, ['r3']);
  expect(wrong(stale)).toMatchObject({ code: 'SETTLED_MEANWHILE' });
  expect(resettle(engine, ['r9'])).toMatchObject({ code: 'UNKNOWN_RUNNER' });
  const settled = engine.store.settled('m1');
  const unknown = engine.run({ type: 'RESETTLE_MARKET', marketId: 'm9', settled, winners: [] });
  expect(unknown).toMatchObject({ code: 'UNKNOWN_MARKET' });
});

test('a market that is void after it was settled keeps no winner, and one settled anew after that has one', () => {
  const engine = openLife();
  remove(engine, 'r2', 0);
  settle(engine, ['r1']);
  const statuses = () => engine.store.settled('m1').definition.runners.map(({ status }) => status);
  expect(statuses()).toEqual(['WINNER', 'REMOVED', 'LOSER']);
  resettle(engine, []);
  expect(statuses()).toEqual(['ACTIVE', 'REMOVED', 'ACTIVE']);
  resettle(engine, ['r3']);
  expect(statuses()).toEqual(['LOSER', 'REMOVED', 'WINNER']);
});

test.each([
  [['r1', 'r1'], 'INVALID_RESULT'],
  [['r9'], 'UNKNOWN_RUNNER'],
])('a result that cannot be is refused: %j', (winners, code) => {
  expect(settle(openLife(), winners)).toMatchObject({ code });
});

test('the last runner, and a side of a handicap, cannot be removed', () => {
  const engine = openLife();
  remove(engine, 'r2', 0);
  remove(engine, 'r3', 0);
  expect(remove(engine, 'r1', 0)).toMatchObject({ code: 'INVALID_REMOVAL' });
  expect(remove(engine, 'r9', 0)).toMatchObject({ code: 'UNKNOWN_RUNNER' });
  expect(remove(engine, 'r2', 0)).toMatchObject({ status: 'ACCEPTED' });
});
