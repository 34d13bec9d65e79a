import { expect, test } from 'vitest';
import type { CashOutRequest } from '#contract/cash-out.ts';
import { planInputOf, resultsNow } from '#domain/risk/cash-out-plan-input.ts';
import { planCashOut } from '#domain/risk/cash-out.ts';
import { Engine, openEngine, rupee, theOrder } from '../testing/engine.fixture.ts';
import { restoreState } from '../state/restore.ts';
import { stateText } from '../testing/state-text.fixture.ts';
import { toBook, toPosition } from '../changes/views.ts';

/** Ann backed r1 at 3.00 with ₹100. Now it can be laid at 2.00, and nothing else is offered. */
function openBacked(): Engine {
  const engine = openEngine();
  engine.placed('bob', 'r1', 'LAY', 300, 100 * rupee);
  engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
  engine.placed('bob', 'r1', 'BACK', 200, 500 * rupee);
  return engine;
}

/** The cash out that Ann is shown now. */
function shown(engine: Engine, percent = 100, runnerId: string | null = null): CashOutRequest {
  const market = engine.state.markets.get('m1')!;
  const book = toBook(market);
  const position = market.positions.get('ann');
  const input = planInputOf(
    {
      market: market.definition,
      position: position ? toPosition(position) : null,
      orders: [],
      pricesOf: (id) => book.runners.find((runner) => runner.runnerId === id),
    },
    { runnerId, percent },
  );
  const { legs } = planCashOut(input);
  return { clientId: `cash-out-${percent}`, runnerId, percent, legs, before: resultsNow(input) };
}

const send = (engine: Engine, request: CashOutRequest, accountId = 'ann') =>
  engine.run({ type: 'CASH_OUT', accountId, marketId: 'm1', ...request });
const matchedOf = (engine: Engine, accountId = 'ann') =>
  engine.state.markets
    .get('m1')!
    .positions.get(accountId)
    ?.risk.outcomes()
    .map(({ ifWins }) => ifWins);

test('a cash out levels the position: what was asked for and what was achieved are both told', () => {
  const engine = openBacked();
  expect(send(engine, shown(engine))).toMatchObject({
    status: 'ACCEPTED',
    requested: [{ runnerId: 'r1', side: 'LAY', odds: 200, stake: 150 * rupee }],
    achieved: [{ runnerId: 'r1', side: 'LAY', stake: 150 * rupee, averageOdds: 200 }],
    before: [{ ifWins: 200 * rupee * 100 }, { ifWins: -100 * rupee * 100 }, { ifWins: -100 * rupee * 100 }],
    after: [{ ifWins: 50 * rupee * 100 }, { ifWins: 50 * rupee * 100 }, { ifWins: 50 * rupee * 100 }],
    orders: [{ status: 'COMPLETE', matched: 150 * rupee, lapsed: 0, reason: null }],
  });
  expect(matchedOf(engine)).toEqual(Array(3).fill(50 * rupee * 100));
  expect(engine.balance('ann').exposure).toBe(0);
  for (const winner of ['r1', 'r2']) {
    const paid = openBacked();
    send(paid, shown(paid));
    paid.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: [winner] });
    expect(paid.balance('ann').balance).toBe(10_049 * rupee);
  }
});

test('a part leaves the rest of the position; the hedge may be smaller than the market’s least stake', () => {
  const engine = openBacked();
  send(engine, shown(engine, 40));
  expect(matchedOf(engine)).toEqual([140, -40, -40].map((result) => result * rupee * 100));
  const small = openEngine();
  small.placed('bob', 'r1', 'LAY', 300, rupee);
  small.placed('ann', 'r1', 'BACK', 300, rupee);
  small.placed('bob', 'r1', 'BACK', 600, rupee);
  expect(send(small, shown(small))).toMatchObject({ achieved: [{ stake: 50 }] });
});

test('what is gone from the book in the meantime lapses, and the result says so', () => {
  const engine = openBacked();
  const request = shown(engine);
  engine.placed('cid', 'r1', 'LAY', 200, 410 * rupee);
  expect(send(engine, request)).toMatchObject({
    status: 'ACCEPTED',
    requested: [{ stake: 150 * rupee }],
    achieved: [{ stake: 90 * rupee }],
    orders: [
      { stake: 150 * rupee, matched: 90 * rupee, remaining: 0, lapsed: 60 * rupee, reason: 'FILL_OR_KILL' },
    ],
  });
  expect(engine.state.markets.get('m1')!.runners[0]!.book.levels('toBack')).toEqual([]);
});

test('a better price in the meantime is the bettor’s', () => {
  const engine = openBacked();
  const request = shown(engine);
  engine.placed('cid', 'r1', 'BACK', 180, 150 * rupee);
  expect(send(engine, request)).toMatchObject({ achieved: [{ stake: 150 * rupee, averageOdds: 180 }] });
  expect(matchedOf(engine)).toEqual([80, 50, 50].map((result) => result * rupee * 100));
});

test('it stops before an own order', () => {
  const engine = openBacked();
  const request = shown(engine);
  engine.placed('cid', 'r1', 'BACK', 198, 10 * rupee);
  engine.placed('ann', 'r1', 'BACK', 199, 10 * rupee);
  expect(send(engine, request)).toMatchObject({ achieved: [{ stake: 10 * rupee, averageOdds: 198 }] });
});

const refusals: [string, (engine: Engine) => Partial<CashOutRequest>][] = [
  ['POSITION_CHANGED', (engine) => (engine.placed('ann', 'r1', 'LAY', 200, rupee), {})],
  ['NO_PRICES_TO_CASH_OUT', (engine) => (engine.placed('cid', 'r1', 'LAY', 200, 500 * rupee), {})],
  ['NOT_A_HEDGE', () => ({ legs: [{ runnerId: 'r1', side: 'LAY', odds: 200, stake: 400 * rupee }] })],
  ['OFF_LADDER', () => ({ legs: [{ runnerId: 'r1', side: 'LAY', odds: 201, stake: rupee }] })],
  ['UNKNOWN_RUNNER', () => ({ legs: [{ runnerId: 'r9', side: 'LAY', odds: 200, stake: rupee }] })],
  [
    'MARKET_SUSPENDED',
    (engine) => (engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', status: 'SUSPENDED' }), {}),
  ],
  ['MARKET_CLOSED', (engine) => (engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r1'] }), {})],
  ['BLOCKED', ({ state }) => (Object.assign(state.account('ann'), { blocked: true }), {})],
  ['SELF_EXCLUDED', ({ state }) => (Object.assign(state.account('ann'), { selfExcluded: true }), {})],
];

test.each(refusals)('%s refuses it, and nothing changes', (code, prepare) => {
  const engine = openBacked();
  const request = shown(engine);
  const changes = prepare(engine);
  const before = stateText(engine.state);
  expect(send(engine, { ...request, ...changes })).toMatchObject({ status: 'REFUSED', code });
  expect(stateText(engine.state)).toBe(before);
});

test('who has no bet in the market, or names none that has a cash out, is refused', () => {
  const engine = openBacked();
  expect(send(engine, shown(engine), 'cid')).toMatchObject({ code: 'POSITION_CHANGED' });
  const elsewhere = { type: 'CASH_OUT', accountId: 'ann', marketId: 'm9', ...shown(engine) } as const;
  expect(engine.run(elsewhere)).toMatchObject({ code: 'UNKNOWN_MARKET' });
  engine.market('m2', { kind: 'BOOKMAKER' });
  expect(engine.run({ ...elsewhere, marketId: 'm2' })).toMatchObject({ code: 'CASH_OUT_NOT_OFFERED' });
});

/**
 * Pat has ₹130, backed r1 at 3.00 with ₹100, and has an unmatched lay of ₹220 at 1.90. If r1 wins, the lay costs ₹198,
 * which only the position makes up for. r1 can be laid at 2.00.
 */
function openPoor(): Engine {
  const engine = new Engine(['pat', 'bob']);
  engine.fund('pat', 130 * rupee);
  engine.fund('bob', 100_000 * rupee);
  engine.market('m1');
  engine.placed('bob', 'r1', 'LAY', 300, 100 * rupee);
  engine.placed('pat', 'r1', 'BACK', 300, 100 * rupee);
  engine.placed('pat', 'r1', 'LAY', 190, 220 * rupee);
  engine.placed('bob', 'r1', 'BACK', 200, 500 * rupee);
  return engine;
}

/** Sends a cash out for Pat that lays r1 with that many rupees; a full one takes ₹150. */
function sendLay(engine: Engine, stake: number) {
  const legs = [{ runnerId: 'r1', side: 'LAY' as const, odds: 200, stake: stake * rupee }];
  const before = [200, -100, -100].map((result, at) => ({
    runnerId: `r${at + 1}`,
    ifWins: result * rupee * 100,
  }));
  const request = { clientId: `cash-out-${stake}`, runnerId: null, percent: 100, legs, before };
  return engine.run({ type: 'CASH_OUT', accountId: 'pat', marketId: 'm1', ...request });
}

test.each([
  [150, 'REFUSED', 'INSUFFICIENT_BALANCE'],
  [130, 'ACCEPTED', undefined],
])('lays of ₹%d, which put more at risk with what waits, are %s by the balance', (stake, status, code) => {
  expect(sendLay(openPoor(), stake)).toMatchObject({ status, ...(code && { code }) });
});

test('neither the greatest stake nor the greatest profit of a bet keeps a hedge from being whole', () => {
  const engine = openEngine();
  engine.market('m2', { maxStake: 100 * rupee, maxProfit: 200 * rupee });
  const bet = (accountId: string, side: 'BACK' | 'LAY', odds: number, stake = 100 * rupee) =>
    theOrder(engine.instruct(accountId, { type: 'PLACE', runnerId: 'r1', side, odds, stake }, 'm2'));
  bet('bob', 'LAY', 300);
  bet('ann', 'BACK', 300);
  for (let times = 0; times < 3; times++) bet('bob', 'BACK', 110);
  const leg = { runnerId: 'r1', side: 'LAY', odds: 110, stake: 27_272 } as const;
  expect(engine.instruct('ann', { type: 'PLACE', ...leg }, 'm2')).toMatchObject({ code: 'STAKE_TOO_LARGE' });
  const before = [200, -100, -100].map((result, at) => ({
    runnerId: `r${at + 1}`,
    ifWins: result * rupee * 100,
  }));
  const request = { clientId: 'cash-out-1', runnerId: null, percent: 100, legs: [leg], before };
  const result = engine.run({ type: 'CASH_OUT', accountId: 'ann', marketId: 'm2', ...request });
  expect(result).toMatchObject({ status: 'ACCEPTED', achieved: [{ stake: 27_272 }] });
});

const limits: [string, (engine: Engine) => void][] = [
  [
    'MARKET_EXPOSURE_TOO_LARGE',
    (engine) => Object.assign(engine.state.markets.get('m1')!.definition, { maxExposure: 110 * rupee }),
  ],
  [
    'EXPOSURE_TOO_LARGE',
    (engine) => engine.run({ type: 'LIMIT_ACCOUNT', accountId: 'pat', maxExposure: 110 * rupee }),
  ],
];

test.each(limits)('legs that put more at risk, with what waits, meet %s', (code, limit) => {
  const engine = openPoor();
  limit(engine);
  expect(sendLay(engine, 150)).toMatchObject({ status: 'REFUSED', code, limit: 110 * rupee });
  expect(sendLay(engine, 110)).toMatchObject({ status: 'ACCEPTED' });
});

test('what is there of it now must leave the bettor better off at the worst; else nothing of it is taken', () => {
  // Ann backed r1. r2 and r3 can be backed, and then r3 is gone: r2 alone would cost her more if r3 won.
  const engine = openEngine();
  engine.placed('bob', 'r1', 'LAY', 300, 100 * rupee);
  engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
  for (const runnerId of ['r2', 'r3']) engine.placed('bob', runnerId, 'LAY', 500, 100 * rupee);
  const request = shown(engine);
  expect(request.legs.map(({ runnerId }) => runnerId)).toEqual(['r2', 'r3']);
  engine.placed('cid', 'r3', 'BACK', 500, 100 * rupee);
  const before = stateText(engine.state);
  expect(send(engine, request)).toMatchObject({ status: 'REFUSED', code: 'CASH_OUT_NOT_BETTER' });
  expect(stateText(engine.state)).toBe(before);
});

test('a cash out that puts less at risk is taken, though there already is more than the limits let be', () => {
  const engine = openBacked();
  Object.assign(engine.state.markets.get('m1')!.definition, { maxExposure: 50 * rupee });
  engine.run({ type: 'LIMIT_ACCOUNT', accountId: 'ann', maxExposure: rupee });
  expect(send(engine, shown(engine, 50))).toMatchObject({ status: 'ACCEPTED' });
  expect(engine.balance('ann').exposure).toBe(25 * rupee);
});

test('a bettor who has less than is at risk may put less at risk', () => {
  const engine = openBacked();
  Object.assign(engine.state.account('ann'), { balance: 10 * rupee });
  expect(send(engine, shown(engine, 50))).toMatchObject({ status: 'ACCEPTED' });
  expect(engine.balance('ann')).toMatchObject({ balance: 10 * rupee, exposure: 25 * rupee });
});

test('in play it is held back as every taker is, and takes what is there when the delay ends', () => {
  const engine = openBacked();
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', inPlay: true, betDelay: 5 });
  engine.placed('bob', 'r1', 'BACK', 200, 150 * rupee);
  const before = matchedOf(engine);
  expect(send(engine, shown(engine))).toMatchObject({
    status: 'ACCEPTED',
    achieved: [{ stake: 0, averageOdds: null }],
    orders: [{ remaining: 150 * rupee, delayEndsAt: '2026-05-01T12:00:05.000Z' }],
  });
  expect(matchedOf(engine)).toEqual(before);
  engine.pass(5);
  expect(matchedOf(engine)).toEqual(Array(3).fill(50 * rupee * 100));
  expect(engine.state.delays.isDue('2026-05-01T13:00:00.000Z')).toBe(false);
});

test('a second cash out is refused while bets of the bettor are held back', () => {
  const engine = openBacked();
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', inPlay: true, betDelay: 5 });
  engine.placed('bob', 'r1', 'BACK', 200, 300 * rupee);
  const request = shown(engine);
  send(engine, request);
  expect(send(engine, { ...request, clientId: 'cash-out-2' })).toMatchObject({ code: 'BETS_UNDER_WAY' });
  engine.pass(5);
  expect(matchedOf(engine)).toEqual(Array(3).fill(50 * rupee * 100));
});

test('after a restart the position stands as it was left', () => {
  const engine = openBacked();
  send(engine, shown(engine, 50));
  expect(stateText(restoreState(engine.store.stored()))).toBe(stateText(engine.state));
  const again = shown(engine, 100);
  expect(send(engine, again)).toMatchObject({ status: 'ACCEPTED' });
  expect(new Set(matchedOf(engine)).size).toBe(1);
});
