import { expect, test } from 'vitest';
import { openEngine, rupee, theOrder, type Engine } from '../testing/engine.fixture.ts';
import { stateText } from '../testing/state-text.fixture.ts';

const place = (overrides: Partial<{ runnerId: string; odds: number; stake: number }> = {}) =>
  ({ type: 'PLACE', runnerId: 'r1', side: 'BACK', odds: 300, stake: 100 * rupee, ...overrides }) as const;

test('an unmatched back puts its stake at risk, an unmatched lay its liability', () => {
  const engine = openEngine();
  engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
  engine.placed('bob', 'r2', 'LAY', 300, 100 * rupee);
  expect(engine.balance('ann')).toEqual({ balance: 10_000 * rupee, exposure: 100 * rupee });
  expect(engine.balance('bob')).toEqual({ balance: 10_000 * rupee, exposure: 200 * rupee });
});

test('a taker gets the better odds, and the order says at what average it was matched', () => {
  const engine = openEngine();
  engine.placed('ann', 'r1', 'LAY', 310, 30 * rupee);
  engine.placed('bob', 'r1', 'LAY', 300, 100 * rupee);
  const result = engine.place('cid', 'r1', 'BACK', 290, 60 * rupee);
  expect(result).toMatchObject({
    status: 'ACCEPTED',
    fills: [
      { odds: 310, stake: 30 * rupee },
      { odds: 300, stake: 30 * rupee },
    ],
  });
  expect(theOrder(result)).toMatchObject({
    odds: 290,
    matched: 60 * rupee,
    averageOdds: 305,
    remaining: 0,
    status: 'COMPLETE',
    reason: null,
  });
  expect(engine.facts.accounts.map(({ accountId }) => accountId).sort()).toEqual(['ann', 'bob', 'cid']);
});

test('of a bet matched in part the rest is at risk as well', () => {
  const engine = openEngine();
  engine.placed('ann', 'r1', 'LAY', 300, 40 * rupee);
  const order = engine.placed('bob', 'r1', 'BACK', 300, 100 * rupee);
  expect(order).toMatchObject({ matched: 40 * rupee, remaining: 60 * rupee, status: 'EXECUTABLE' });
  expect(engine.balance('bob').exposure).toBe(100 * rupee);
  expect(engine.balance('ann').exposure).toBe(80 * rupee);
});

test('backing every runner costs only the worst outcome', () => {
  const engine = openEngine();
  for (const runnerId of ['r1', 'r2', 'r3']) {
    engine.placed('ann', runnerId, 'LAY', 400, 100 * rupee);
    engine.placed('bob', runnerId, 'BACK', 400, 100 * rupee);
  }
  // In each outcome Bob wins 300 and loses 200.
  expect(engine.balance('bob').exposure).toBe(0);
  expect(engine.balance('ann').exposure).toBe(100 * rupee);
});

test('a bet that covers a position may be placed with nothing available', () => {
  const engine = openEngine();
  engine.placed('ann', 'r1', 'LAY', 200, 10_000 * rupee);
  engine.placed('bob', 'r1', 'BACK', 200, 10_000 * rupee);
  expect(engine.state.account('bob').available).toBe(0);
  engine.placed('cid', 'r1', 'BACK', 190, 1_000 * rupee);
  expect(engine.placed('bob', 'r1', 'LAY', 190, 1_000 * rupee).matched).toBe(1_000 * rupee);
  expect(engine.balance('bob').exposure).toBe(9_000 * rupee);
});

test('exposures of markets add up: what one market holds is not available in another', () => {
  const engine = openEngine();
  engine.market('m2');
  engine.placed('ann', 'r1', 'BACK', 300, 9_000 * rupee);
  expect(engine.instruct('ann', place({ stake: 1_001 * rupee }), 'm2')).toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
    limit: 1_000 * rupee,
  });
  expect(engine.instruct('ann', place({ stake: 1_000 * rupee }), 'm2').status).toBe('ACCEPTED');
});

test('an order takes others’ orders up to the first own one, and its rest is cancelled, SELF_MATCH', () => {
  const engine = openEngine();
  engine.placed('bob', 'r1', 'LAY', 310, 10 * rupee);
  engine.placed('ann', 'r1', 'LAY', 300, 10 * rupee);
  engine.placed('bob', 'r1', 'LAY', 300, 10 * rupee);
  expect(engine.placed('ann', 'r1', 'BACK', 290, 50 * rupee)).toMatchObject({
    matched: 10 * rupee,
    cancelled: 40 * rupee,
    remaining: 0,
    status: 'COMPLETE',
    reason: 'SELF_MATCH',
  });
  expect(engine.balance('ann').exposure).toBe(10 * rupee);
});

const suspend = (engine: Engine) =>
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', status: 'SUSPENDED' });

test.each<[string, object, ((engine: Engine) => void) | undefined, ReturnType<typeof place>, string?]>([
  ['odds off the ladder', { code: 'OFF_LADDER', lower: 300, higher: 305 }, undefined, place({ odds: 301 })],
  ['odds below the ladder', { code: 'OFF_LADDER', lower: null, higher: 101 }, undefined, place({ odds: -7 })],
  ['no stake', { code: 'STAKE_TOO_SMALL', limit: rupee }, undefined, place({ stake: 0 })],
  ['a negative stake', { code: 'STAKE_TOO_SMALL' }, undefined, place({ stake: -100 })],
  [
    'too much stake',
    { code: 'STAKE_TOO_LARGE', limit: 1_000_000 * rupee },
    undefined,
    place({ stake: 1e14 }),
  ],
  [
    'more than the balance',
    { code: 'INSUFFICIENT_BALANCE', limit: 10_000 * rupee },
    undefined,
    place({ stake: 10_001 * rupee }),
  ],
  ['an unknown runner', { code: 'UNKNOWN_RUNNER' }, undefined, place({ runnerId: 'r9' })],
  ['an unknown market', { code: 'UNKNOWN_MARKET' }, undefined, place(), 'm9'],
  ['a suspended market', { code: 'MARKET_SUSPENDED' }, suspend, place()],
  [
    'a closed market',
    { code: 'MARKET_CLOSED' },
    (engine) => engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: [] }),
    place(),
  ],
  [
    'a market not open yet',
    { code: 'MARKET_NOT_OPEN' },
    (engine) => engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', status: 'INACTIVE' }),
    place(),
  ],
])('%s is refused, and nothing has changed', (_, refusal, prepare, instruction, marketId = 'm1') => {
  const engine = openEngine();
  prepare?.(engine);
  const before = stateText(engine.state);
  const result = engine.instruct('ann', instruction, marketId);
  expect(result).toMatchObject({ status: 'REFUSED', ...refusal });
  expect(stateText(engine.state)).toBe(before);
  expect(engine.facts).toMatchObject({ markets: [], accounts: [] });
});

test.each([
  ['blocked', { blocked: true, selfExcluded: false }, 'BLOCKED'],
  ['self-excluded', { blocked: false, selfExcluded: true }, 'SELF_EXCLUDED'],
])('who is %s places nothing', (_, flags, code) => {
  const engine = openEngine();
  engine.open('dev', flags);
  engine.fund('dev', 1_000 * rupee);
  expect(engine.place('dev', 'r1', 'BACK', 300, 100 * rupee)).toMatchObject({ code });
});

test('a position that would leave the exact integers is refused', () => {
  const engine = openEngine();
  engine.market('m2', { maxStake: Number.MAX_SAFE_INTEGER });
  engine.fund('ann', 9_000_000_000_000_000);
  const huge = { type: 'PLACE', runnerId: 'r1', side: 'BACK', odds: 100_000 } as const;
  const most = Math.floor(Number.MAX_SAFE_INTEGER / 100_000);
  expect(engine.instruct('ann', { ...huge, stake: most + 1 }, 'm2')).toMatchObject({
    code: 'POSITION_TOO_LARGE',
  });
  expect(engine.instruct('ann', { ...huge, stake: most }, 'm2').status).toBe('ACCEPTED');
  expect(engine.instruct('ann', { ...huge, stake: rupee }, 'm2')).toMatchObject({
    code: 'POSITION_TOO_LARGE',
  });
});

test('a low back is counted at the odds that it would be matched at', () => {
  const engine = openEngine();
  engine.market('m2', { maxStake: Number.MAX_SAFE_INTEGER });
  engine.fund('ann', 9_000_000_000_000_000);
  engine.instruct('bob', { type: 'PLACE', runnerId: 'r1', side: 'LAY', odds: 100_000, stake: rupee }, 'm2');
  const stake = Math.floor(Number.MAX_SAFE_INTEGER / 101);
  expect(
    engine.instruct('ann', { type: 'PLACE', runnerId: 'r1', side: 'BACK', odds: 101, stake }, 'm2'),
  ).toMatchObject({ code: 'POSITION_TOO_LARGE' });
});
