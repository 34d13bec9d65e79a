import { expect, test } from 'vitest';
import { openEngine, rupee } from '../testing/engine.fixture.ts';
import { openBets, settle } from '../testing/one-match.fixture.ts';

test('a dead heat for places that the winners leave none of is refused, at a correction too', () => {
  const engine = openBets();
  const outcome = { winners: ['r1'], tied: ['r2', 'r3'] };
  expect(engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', ...outcome })).toMatchObject({
    code: 'INVALID_RESULT',
  });
  settle(engine, ['r1']);
  const settled = engine.store.settled('m1');
  expect(engine.run({ type: 'RESETTLE_MARKET', marketId: 'm1', settled, ...outcome })).toMatchObject({
    code: 'INVALID_RESULT',
  });
});

test('places that nobody took, of which no winner is named, do not void the market', () => {
  const engine = openBets();
  const outcome = { winners: [], unfilled: true };
  expect(engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', ...outcome })).toMatchObject({
    code: 'INVALID_RESULT',
  });
  expect(engine.balance('bob').exposure).toBe(120 * rupee);
});

test('more winners than places are refused where the result does not say who tied', () => {
  const engine = openEngine();
  const runners = ['r1', 'r2', 'r3', 'r4', 'r5'].map((runnerId) => ({ runnerId, name: runnerId }));
  engine.market('m2', { kind: 'PLACE', numberOfWinners: 3, commissionRate: 0, runners });
  for (const [who, side] of [
    ['bob', 'LAY'],
    ['ann', 'BACK'],
  ] as const) {
    const bet = { type: 'PLACE', runnerId: 'r1', side, odds: 200, stake: 100 * rupee } as const;
    engine.instruct(who, bet, 'm2');
  }
  const result = (outcome: { winners: string[]; tied?: string[] }) =>
    engine.run({ type: 'SETTLE_MARKET', marketId: 'm2', ...outcome });
  expect(result({ winners: ['r1', 'r2', 'r3', 'r4'] })).toMatchObject({
    code: 'RESULT_UNCLEAR',
    message: expect.stringContaining('4 winners for 3 places'),
  });
  expect(engine.balance('ann').balance).toBe(10_000 * rupee);
  expect(result({ winners: ['r1', 'r2'], tied: ['r3', 'r4'] })).toMatchObject({ status: 'ACCEPTED' });
  expect(engine.balance('ann').balance).toBe(10_100 * rupee);
  const settled = engine.store.settled('m2');
  const resettle = { type: 'RESETTLE_MARKET', marketId: 'm2', settled } as const;
  expect(engine.run({ ...resettle, winners: ['r1', 'r2', 'r3', 'r4'] })).toMatchObject({
    code: 'RESULT_UNCLEAR',
  });
  engine.run({ ...resettle, winners: [], tied: ['r1', 'r2', 'r3', 'r4'] });
  expect(engine.balance('ann').balance).toBe(10_050 * rupee);
});
