import { describe, expect, test } from 'vitest';
import { planInputOf, resultsNow } from '#domain/risk/cash-out-plan-input.ts';
import { planCashOut } from '#domain/risk/cash-out.ts';
import type { MarketFacts } from '../commands/commands.ts';
import { Engine, marketFacts, rupee, theOrder } from '../testing/engine.fixture.ts';
import { ExchangeState } from '../state/exchange-state.ts';
import { checkAlways, checkAtEnd } from '../testing/invariants.fixture.ts';
import { replayJournal } from '../testing/replay-journal.fixture.ts';
import { restoreState } from '../state/restore.ts';
import { stateText } from '../testing/state-text.fixture.ts';
import { toBook, toPosition } from '../changes/views.ts';

const bettors = ['ann', 'bob', 'cid', 'dee'];

/** An open market with cross matching and three runners. */
function openCrossing(facts: Partial<MarketFacts> = {}): Engine {
  const engine = new Engine(bettors);
  for (const accountId of bettors) engine.fund(accountId, 10_000 * rupee);
  engine.market('m1', { crossMatching: true, ...facts });
  return engine;
}

const ofTwo = { runners: ['r1', 'r2'].map((runnerId) => ({ runnerId, name: runnerId })) };

/** Bob and Cid offer to back the other two runners, so r1 can be backed at 2.00, up to a payout of ₹400. */
function withBacks(engine = openCrossing()): Engine {
  engine.placed('bob', 'r2', 'BACK', 400, 100 * rupee);
  engine.placed('cid', 'r3', 'BACK', 400, 150 * rupee);
  return engine;
}

const shownOf = (engine: Engine, runner = 0) => {
  const { toBack, toLay } = toBook(engine.state.markets.get('m1')!).runners[runner]!;
  return { toBack, toLay };
};

const orderOf = (engine: Engine, orderId: string) => {
  const { matched, remaining, cancelled, lapsed, reason } = engine.store.order(orderId)!;
  return { matched, remaining, cancelled, lapsed, reason };
};

test('a back is matched with those who back every other runner, by equal payout', () => {
  const engine = withBacks();
  expect(shownOf(engine)).toEqual({ toBack: [[200, 200 * rupee]], toLay: [] });
  const result = engine.place('ann', 'r1', 'BACK', 190, 120 * rupee);
  expect(result).toMatchObject({ fills: [{ odds: 200, stake: 120 * rupee }] });
  expect(engine.store.fills()).toMatchObject([
    { runnerId: 'r1', odds: 200, stake: 120 * rupee, backAccountId: 'ann', layAccountId: 'house-crossing' },
    { runnerId: 'r2', odds: 400, stake: 60 * rupee, backAccountId: 'bob', layAccountId: 'house-crossing' },
    { runnerId: 'r3', odds: 400, stake: 60 * rupee, backAccountId: 'cid', layAccountId: 'house-crossing' },
  ]);
  expect(engine.state.markets.get('m1')!.matched).toBe(240 * rupee);
  expect(shownOf(engine).toBack).toEqual([[200, 80 * rupee]]);
  expect(shownOf(engine, 1).toLay).toEqual([[400, 40 * rupee]]);
  checkAlways(engine.state);
  checkAtEnd(engine);
});

test.each(['r1', 'r2', 'r3'])(
  'the exchange between them has nothing at risk, and nothing when %s wins',
  (winner) => {
    const engine = withBacks();
    engine.placed('ann', 'r1', 'BACK', 200, 120 * rupee);
    expect(engine.balance('house-crossing').exposure).toBe(0);
    engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: [winner] });
    expect(engine.balance('house-crossing').balance).toBe(0);
    checkAtEnd(engine);
  },
);

test('a lay is matched with those who lay every other runner; what rounding the odds leaves is the exchange’s', () => {
  const engine = openCrossing(ofTwo);
  engine.placed('bob', 'r2', 'LAY', 216, 1_000 * rupee);
  expect(shownOf(engine).toLay).toEqual([[187, 1_155_09]]);
  expect(theOrder(engine.place('ann', 'r1', 'LAY', 190, 100 * rupee))).toMatchObject({
    matched: 100 * rupee,
    averageOdds: 187,
  });
  expect(engine.store.fills()[1]).toMatchObject({
    runnerId: 'r2',
    odds: 216,
    stake: 86_58,
    takerSide: 'BACK',
  });
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r1'] });
  expect(engine.balance('house-crossing').balance).toBe(42);
  checkAtEnd(engine);
});

test('the better price is taken first, and of the same price what was offered on the runner itself', () => {
  const engine = withBacks();
  engine.placed('dee', 'r1', 'LAY', 200, 10 * rupee);
  engine.placed('dee', 'r1', 'LAY', 210, 10 * rupee);
  engine.placed('dee', 'r1', 'LAY', 198, 10 * rupee);
  expect(engine.place('ann', 'r1', 'BACK', 190, 240 * rupee)).toMatchObject({
    fills: [
      { odds: 210, stake: 10 * rupee },
      { odds: 200, stake: 10 * rupee },
      { odds: 200, stake: 200 * rupee },
      { odds: 198, stake: 10 * rupee },
    ],
    orders: [{ remaining: 10 * rupee }],
  });
});

test('there is no virtual price while one runner has no offer; one that was removed is not asked', () => {
  const engine = openCrossing();
  engine.placed('bob', 'r2', 'BACK', 400, 100 * rupee);
  expect(shownOf(engine).toBack).toEqual([]);
  engine.run({ type: 'REMOVE_RUNNER', marketId: 'm1', runnerId: 'r3', reductionFactor: 2_000 });
  engine.placed('bob', 'r2', 'BACK', 400, 100 * rupee);
  expect(shownOf(engine).toBack).toEqual([[133, 300_75]]);
  expect(shownOf(engine, 2)).toEqual({ toBack: [], toLay: [] });
});

test('what is shown on a runner changes with the orders of the others', () => {
  const engine = withBacks();
  const changes = () => engine.facts.markets.flatMap(({ runners }) => runners);
  expect(changes()).toEqual([
    { runnerId: 'r1', toBack: [[200, 200 * rupee]] },
    { runnerId: 'r3', toLay: [[400, 150 * rupee]] },
  ]);
  engine.instruct('bob', { type: 'CANCEL_MARKET' });
  expect(changes()).toEqual([
    { runnerId: 'r1', toBack: [[200, 0]] },
    { runnerId: 'r2', toLay: [[400, 0]] },
  ]);
});

describe('an own order on another runner', () => {
  test('ends an order that would meet it there, after what comes before it', () => {
    const engine = openCrossing(ofTwo);
    engine.placed('bob', 'r2', 'BACK', 200, 30 * rupee);
    engine.placed('ann', 'r2', 'BACK', 200, 50 * rupee);
    const { orderId } = engine.placed('ann', 'r1', 'BACK', 200, 100 * rupee);
    expect(orderOf(engine, orderId)).toMatchObject({
      matched: 30 * rupee,
      cancelled: 70 * rupee,
      reason: 'SELF_MATCH',
    });
    checkAtEnd(engine);
  });

  test('that it does not reach is left alone', () => {
    const engine = openCrossing(ofTwo);
    engine.placed('ann', 'r2', 'BACK', 200, 50 * rupee);
    const { orderId } = engine.placed('ann', 'r1', 'BACK', 202, 100 * rupee);
    expect(orderOf(engine, orderId)).toMatchObject({ remaining: 100 * rupee, reason: null });
  });
});

test('fill-or-kill counts what is to be had across the runners', () => {
  const killed = (stake: number) =>
    withBacks().instruct('ann', {
      type: 'PLACE',
      runnerId: 'r1',
      side: 'BACK',
      odds: 200,
      stake,
      fillOrKill: {},
    });
  expect(killed(200 * rupee)).toMatchObject({ orders: [{ matched: 200 * rupee, status: 'COMPLETE' }] });
  expect(killed(201 * rupee)).toMatchObject({ status: 'REFUSED', code: 'FILL_OR_KILL' });
});

test.each([
  ['NEVER', 200, 'ACCEPTED'],
  ['NEVER', 198, 'REFUSED'],
  ['BETTER', 198, 'ACCEPTED'],
  ['BETTER', 202, 'REFUSED'],
  ['WITHIN', 202, 'ACCEPTED'],
] as const)('the policy %s decides a take at %i by the virtual price of 2.00: %s', (policy, odds, status) => {
  const bet = { type: 'PLACE', runnerId: 'r1', side: 'BACK', odds, stake: 50 * rupee } as const;
  const result = withBacks().instruct('ann', { ...bet, take: { policy, ticks: 1 } });
  expect(result).toMatchObject(
    status === 'ACCEPTED'
      ? { fills: [{ odds: 200, stake: 50 * rupee }] }
      : { code: 'ODDS_CHANGED', odds: 200 },
  );
});

test('in play whoever would take a virtual price waits for the delay, and takes what is there then', () => {
  const engine = openCrossing();
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', inPlay: true, betDelay: 5 });
  withBacks(engine);
  const held = engine.placed('ann', 'r1', 'BACK', 200, 300 * rupee);
  expect(held).toMatchObject({ matched: 0, delayEndsAt: '2026-05-01T12:00:05.000Z' });
  expect(engine.placed('dee', 'r1', 'BACK', 210, 5 * rupee).delayEndsAt).toBeNull();
  engine.pass(5);
  expect(orderOf(engine, held.orderId)).toMatchObject({ matched: 200 * rupee, remaining: 100 * rupee });
  checkAtEnd(engine);
});

test('what cannot be shared out in whole minor units rests, and is matched with what comes to it', () => {
  const engine = openCrossing({ ...ofTwo, minStake: 1 });
  engine.placed('bob', 'r2', 'BACK', 300, 100);
  const { orderId } = engine.placed('ann', 'r1', 'BACK', 150, 11);
  expect(orderOf(engine, orderId)).toMatchObject({ matched: 10, remaining: 1 });
  // A book is never shown crossed.
  expect(shownOf(engine)).toEqual({ toBack: [], toLay: [[150, 1]] });
  engine.placed('dee', 'r1', 'BACK', 150, 1);
  engine.placed('cid', 'r2', 'BACK', 300, 1);
  expect(orderOf(engine, orderId).remaining).toBe(0);
  checkAlways(engine.state);
  checkAtEnd(engine);
});

test('a position is cashed out at a virtual price', () => {
  const engine = openCrossing(ofTwo);
  engine.placed('bob', 'r1', 'LAY', 300, 100 * rupee);
  engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
  engine.placed('cid', 'r2', 'LAY', 200, 500 * rupee);
  const market = engine.state.markets.get('m1')!;
  const position = toPosition(market.positions.get('ann')!);
  const pricesOf = (id: string) => toBook(market).runners.find(({ runnerId }) => runnerId === id);
  const sight = { market: market.definition, position, orders: [], pricesOf };
  const input = planInputOf(sight, { runnerId: null, percent: 100 });
  const request = { clientId: 'cash-out', runnerId: null, percent: 100, legs: planCashOut(input).legs };
  expect(
    engine.run({ type: 'CASH_OUT', accountId: 'ann', marketId: 'm1', ...request, before: resultsNow(input) }),
  ).toMatchObject({
    status: 'ACCEPTED',
    after: [{ ifWins: 50 * rupee * 100 }, { ifWins: 50 * rupee * 100 }],
  });
  checkAlways(engine.state);
});

test('it is for markets that one runner wins', () => {
  const create = (facts: Partial<MarketFacts>) =>
    new Engine().run({ type: 'CREATE_MARKET', market: marketFacts('m2', { crossMatching: true, ...facts }) });
  expect(create({ kind: 'PLACE', numberOfWinners: 2 })).toMatchObject({ code: 'INVALID_MARKET' });
  expect(create({ kind: 'BOOKMAKER' })).toMatchObject({ code: 'INVALID_MARKET' });
  expect(create({})).toMatchObject({ status: 'ACCEPTED', definition: { crossMatching: true } });
});

test('the journal and what is stored lead to the same books and positions', () => {
  const engine = withBacks();
  engine.placed('ann', 'r1', 'BACK', 200, 33_33);
  engine.placed('dee', 'r2', 'LAY', 380, 7_77);
  const text = stateText(engine.state);
  const restored = restoreState(engine.store.stored());
  expect(stateText(restored)).toBe(text);
  expect(toBook(restored.markets.get('m1')!)).toEqual(toBook(engine.state.markets.get('m1')!));
  const played = new ExchangeState();
  replayJournal(played, engine.store.journal);
  expect(stateText(played)).toBe(text);
});
