import { expect, test } from 'vitest';
import type { Side } from '#domain/bet/side.ts';
import type { Instruction, InstructionResult } from '#contract/order.ts';
import { openEngine, rupee, theOrder, type Engine } from '../testing/engine.fixture.ts';

type Bet = Extract<Instruction, { type: 'PLACE' }>;

/** One bet may win ₹1,000 in market m2. */
function openLimited(changes: Parameters<Engine['market']>[1] = {}): Engine {
  const engine = openEngine();
  engine.market('m2', { maxProfit: 1_000 * rupee, commissionRate: 0, minStake: 1, ...changes });
  return engine;
}

const sent = (engine: Engine, who: string, bet: Partial<Bet>): InstructionResult =>
  engine.instruct(
    who,
    { type: 'PLACE', runnerId: 'r1', side: 'BACK', odds: 200, stake: 100 * rupee, ...bet },
    'm2',
  );

const lays = (engine: Engine, odds: number, stake: number, runnerId = 'r1'): string =>
  theOrder(sent(engine, 'bob', { side: 'LAY', odds, stake, runnerId })).orderId;

const edited = (engine: Engine, who: string, orderId: string, to: { odds?: number; stake?: number }) =>
  engine.instruct(who, { type: 'EDIT', orderId, ...to }, 'm2');

/** What Ann has if the runner wins. */
const wins = (engine: Engine, runnerId = 'r1'): number => {
  const before = engine.balance('ann').balance;
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm2', winners: [runnerId] });
  return engine.balance('ann').balance - before;
};

test('an edit is refused where matched and waiting part together would win more', () => {
  const engine = openLimited();
  lays(engine, 200, 990 * rupee);
  const { orderId } = theOrder(sent(engine, 'ann', { stake: 1_000 * rupee }));
  const refused = edited(engine, 'ann', orderId, { stake: 1_990 * rupee });
  expect(refused).toMatchObject({ code: 'PROFIT_TOO_LARGE', limit: 1_000 * rupee });
  expect(edited(engine, 'ann', orderId, { odds: 310 })).toMatchObject({ code: 'PROFIT_TOO_LARGE' });
  // 990 matched at 2.00, and 10 that wait at 2.00 and not more.
  expect(engine.store.order(orderId)).toMatchObject({ stake: 1_000 * rupee, remaining: 10 * rupee });
});

test('a back at better odds than its own is matched as far as the limit goes, and the rest ends', () => {
  const engine = openLimited();
  lays(engine, 1_000, 1_000 * rupee);
  const order = theOrder(sent(engine, 'ann', { odds: 150, stake: 1_000 * rupee }));
  expect(order).toMatchObject({
    matched: 111_11,
    lapsed: 888_89,
    remaining: 0,
    status: 'COMPLETE',
    reason: 'PROFIT_TOO_LARGE',
  });
  expect(wins(engine)).toBe(999_99);
});

test('what is left after better odds waits only as far as the limit goes', () => {
  const engine = openLimited();
  lays(engine, 1_000, 100 * rupee);
  const order = theOrder(sent(engine, 'ann', { odds: 150, stake: 1_000 * rupee }));
  // ₹900 from what is matched, so ₹200 at 1.50 may wait.
  expect(order).toMatchObject({
    matched: 100 * rupee,
    remaining: 200 * rupee,
    lapsed: 700 * rupee,
    status: 'EXECUTABLE',
    reason: 'PROFIT_TOO_LARGE',
  });
  expect(edited(engine, 'ann', order.orderId, { stake: 1_001 * rupee })).toMatchObject({
    code: 'PROFIT_TOO_LARGE',
  });
  lays(engine, 150, 200 * rupee);
  expect(wins(engine)).toBe(1_000 * rupee);
});

test('a back is refused where not one minor unit may be matched at the odds that it meets', () => {
  const engine = openLimited({ maxProfit: 8 });
  lays(engine, 1_000, 8);
  expect(sent(engine, 'ann', { odds: 101, stake: 5 })).toMatchObject({ code: 'PROFIT_TOO_LARGE', limit: 8 });
});

test('an edit to odds at which it would be matched past the limit is refused whole', () => {
  const engine = openLimited();
  const { orderId } = theOrder(sent(engine, 'ann', { odds: 1_050 }));
  lays(engine, 1_050, 40 * rupee);
  lays(engine, 1_000, 100 * rupee);
  const before = engine.store.order(orderId);
  // By its own odds it would win 380 and 320; but 100 would be matched at 10.00.
  const more = edited(engine, 'ann', orderId, { odds: 300, stake: 200 * rupee });
  expect(more).toMatchObject({ code: 'PROFIT_TOO_LARGE' });
  expect(engine.store.order(orderId)).toEqual(before);
  theOrder(edited(engine, 'ann', orderId, { odds: 300, stake: 108 * rupee }));
});

test('a lay wins its stake: whole, and edited', () => {
  const engine = openLimited();
  expect(sent(engine, 'bob', { side: 'LAY', stake: 1_001 * rupee })).toMatchObject({
    code: 'PROFIT_TOO_LARGE',
  });
  const orderId = lays(engine, 200, 600 * rupee);
  theOrder(sent(engine, 'ann', { stake: 600 * rupee, odds: 200 }));
  const second = lays(engine, 200, 600 * rupee);
  theOrder(sent(engine, 'ann', { stake: 500 * rupee, odds: 200 }));
  expect(engine.store.order(orderId)).toMatchObject({ matched: 600 * rupee });
  expect(edited(engine, 'bob', second, { stake: 1_001 * rupee })).toMatchObject({ code: 'PROFIT_TOO_LARGE' });
  theOrder(edited(engine, 'bob', second, { stake: 1_000 * rupee, odds: 210 }));
});

test.each(['NEVER', 'BETTER', 'WITHIN'] as const)('a take by policy %s keeps to the limit', (policy) => {
  const engine = openLimited();
  lays(engine, 1_000, 1_000 * rupee);
  const take = { policy, ticks: 3 };
  expect(sent(engine, 'ann', { odds: 1_000, stake: 112 * rupee, take })).toMatchObject({
    code: 'PROFIT_TOO_LARGE',
  });
  expect(theOrder(sent(engine, 'ann', { odds: 1_000, stake: 111 * rupee, take })).matched).toBe(111 * rupee);
});

test('a take within some ticks is held to the odds it was asked at, not to the worst it may be matched at', () => {
  const engine = openLimited();
  lays(engine, 940, 500 * rupee);
  const take = { policy: 'WITHIN', ticks: 3 } as const;
  expect(sent(engine, 'ann', { odds: 1_000, stake: 115 * rupee, take })).toMatchObject({
    code: 'PROFIT_TOO_LARGE',
  });
});

test('a take at better odds is matched as far as the limit goes', () => {
  const engine = openLimited();
  lays(engine, 1_000, 500 * rupee);
  const take = { policy: 'BETTER', ticks: 0 } as const;
  const order = theOrder(sent(engine, 'ann', { odds: 500, stake: 200 * rupee, take }));
  expect(order).toMatchObject({ matched: 111_11, remaining: 0, reason: 'PROFIT_TOO_LARGE' });
});

test('a fill-or-kill order is refused where the limit leaves less than its least fill', () => {
  const engine = openLimited();
  lays(engine, 1_000, 500 * rupee);
  const bet = { odds: 150, stake: 200 * rupee };
  expect(sent(engine, 'ann', { ...bet, fillOrKill: {} })).toMatchObject({ code: 'PROFIT_TOO_LARGE' });
  const part = theOrder(sent(engine, 'ann', { ...bet, fillOrKill: { minFill: 111 * rupee } }));
  expect(part).toMatchObject({ matched: 111_11, remaining: 0, reason: 'PROFIT_TOO_LARGE' });
});

test('after the in-play delay an order is matched as far as the limit goes, or lapses', () => {
  const engine = openLimited();
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm2', inPlay: true, betDelay: 5 });
  const first = lays(engine, 300, 500 * rupee);
  const bet = { odds: 150, stake: 200 * rupee };
  const held = ['ann', 'cid'].map((who) => theOrder(sent(engine, who, bet)).orderId);
  const killed = theOrder(sent(engine, 'ann', { ...bet, fillOrKill: {} })).orderId;
  engine.instruct('bob', { type: 'CANCEL', orderId: first }, 'm2');
  lays(engine, 1_000, 500 * rupee);
  engine.pass(5);
  for (const orderId of held)
    expect(engine.store.order(orderId)).toMatchObject({ matched: 111_11, reason: 'PROFIT_TOO_LARGE' });
  expect(engine.store.order(killed)).toMatchObject({ matched: 0, reason: 'PROFIT_TOO_LARGE' });
});

test('a match across the runners keeps to the limit', () => {
  const engine = openLimited({ crossMatching: true });
  // Backs of the others at 2.20 stand for a lay of r1 at 11.00.
  for (const runnerId of ['r2', 'r3'])
    theOrder(sent(engine, 'bob', { runnerId, odds: 220, stake: 500 * rupee }));
  const order = theOrder(sent(engine, 'ann', { odds: 150, stake: 400 * rupee }));
  expect(order).toMatchObject({ remaining: 0, reason: 'PROFIT_TOO_LARGE' });
  const { matched, matchedValue } = engine.store.order(order.orderId)!;
  expect(matchedValue - matched * 100).toBeGreaterThan(990 * rupee * 100);
  expect(matchedValue - matched * 100).toBeLessThanOrEqual(1_000 * rupee * 100);
});

test.each<[side: Side, odds: number]>([
  ['BACK', 17_050],
  ['LAY', 17_050],
])('in a line market a %s wins its stake, whatever the line', (side, odds) => {
  const engine = openLimited({
    kind: 'LINE',
    ladder: 'LINE',
    runners: [{ runnerId: 'r1', name: 'Runs' }],
  });
  expect(sent(engine, 'ann', { side, odds, stake: 1_000 * rupee + 1 })).toMatchObject({
    code: 'PROFIT_TOO_LARGE',
  });
  const { orderId } = theOrder(sent(engine, 'ann', { side, odds, stake: 900 * rupee }));
  theOrder(sent(engine, 'bob', { side: side === 'BACK' ? 'LAY' : 'BACK', odds, stake: 900 * rupee }));
  expect(engine.store.order(orderId)).toMatchObject({ matched: 900 * rupee });
});

test('what is held back of an order that wins more already, under an earlier limit, lapses', () => {
  const engine = openLimited();
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm2', inPlay: true, betDelay: 5 });
  const { orderId } = theOrder(sent(engine, 'ann', { odds: 300, stake: 100 * rupee }));
  lays(engine, 300, 90 * rupee);
  engine.pass(5);
  lays(engine, 290, 500 * rupee);
  expect(theOrder(edited(engine, 'ann', orderId, { odds: 280 }))).toMatchObject({ matched: 90 * rupee });
  Object.assign(engine.state.markets.get('m2')!.definition, { maxProfit: 100 * rupee });
  engine.pass(5);
  expect(engine.store.order(orderId)).toMatchObject({
    matched: 90 * rupee,
    lapsed: 10 * rupee,
    reason: 'PROFIT_TOO_LARGE',
  });
});
