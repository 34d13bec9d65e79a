import { expect, test } from 'vitest';
import type { Instruction } from '#contract/order.ts';
import { openEngine, rupee, theOrder, type Engine } from '../testing/engine.fixture.ts';
import { ExchangeState } from '../state/exchange-state.ts';
import { checkAlways, checkAtEnd } from '../testing/invariants.fixture.ts';
import { replayJournal } from '../testing/replay-journal.fixture.ts';
import { restoreState } from '../state/restore.ts';
import { stateText } from '../testing/state-text.fixture.ts';

type Terms = Partial<Omit<Extract<Instruction, { type: 'PLACE' }>, 'type' | 'clientId'>>;

/** An engine whose market is in play with a delay of five seconds, with ₹100 to back at 3.00. */
function inPlay(): Engine {
  const engine = openEngine();
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', inPlay: true, betDelay: 5 });
  engine.placed('ann', 'r1', 'LAY', 300, 100 * rupee);
  return engine;
}

const send = (engine: Engine, accountId: string, terms: Terms) =>
  engine.instruct(accountId, {
    type: 'PLACE',
    runnerId: 'r1',
    side: 'BACK',
    odds: 300,
    stake: 50 * rupee,
    ...terms,
  });

const orderOf = (engine: Engine, orderId: string) => {
  const { status, matched, remaining, lapsed, cancelled, reason, delayEndsAt } = engine.store.order(orderId)!;
  return { status, matched, remaining, lapsed, cancelled, reason, delayEndsAt };
};

test('in play a taker waits for the delay, is counted meanwhile, and is matched when it ends', () => {
  const engine = inPlay();
  const held = engine.placed('bob', 'r1', 'BACK', 300, 50 * rupee);
  expect(held).toMatchObject({
    status: 'EXECUTABLE',
    matched: 0,
    remaining: 50 * rupee,
    delayEndsAt: '2026-05-01T12:00:05.000Z',
  });
  expect(engine.balance('bob').exposure).toBe(50 * rupee);
  expect(engine.state.markets.get('m1')!.runners[0]!.book.levels('toLay')).toEqual([]);
  engine.pass(4);
  expect(orderOf(engine, held.orderId).matched).toBe(0);
  engine.pass(1);
  expect(orderOf(engine, held.orderId)).toMatchObject({
    status: 'COMPLETE',
    matched: 50 * rupee,
    delayEndsAt: null,
  });
  checkAtEnd(engine);
});

test('a passive order skips the delay, and is there to be taken', () => {
  const engine = inPlay();
  expect(engine.placed('bob', 'r1', 'BACK', 305, 50 * rupee).delayEndsAt).toBeNull();
  expect(engine.state.markets.get('m1')!.runners[0]!.book.levels('toLay')).toEqual([[305, 50 * rupee]]);
});

test('before the market is in play nobody waits', () => {
  const engine = openEngine();
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', betDelay: 5 });
  engine.placed('ann', 'r1', 'LAY', 300, 100 * rupee);
  expect(engine.placed('bob', 'r1', 'BACK', 300, 50 * rupee).matched).toBe(50 * rupee);
});

test('delays that end together end in the order of the bets, and each meets the book as it then is', () => {
  const engine = inPlay();
  const first = engine.placed('bob', 'r1', 'BACK', 300, 80 * rupee);
  const second = engine.placed('cid', 'r1', 'BACK', 300, 80 * rupee);
  engine.pass(5);
  expect(orderOf(engine, first.orderId).matched).toBe(80 * rupee);
  // After the delay, the rest of the order stays at its own odds.
  expect(orderOf(engine, second.orderId)).toMatchObject({ matched: 20 * rupee, remaining: 60 * rupee });
  expect(engine.state.markets.get('m1')!.runners[0]!.book.levels('toLay')).toEqual([[300, 60 * rupee]]);
  checkAtEnd(engine);
});

test('a bet is cancelled while its delay runs, alone and with the whole market', () => {
  const engine = inPlay();
  const [one, other] = [1, 2].map(() => engine.placed('bob', 'r1', 'BACK', 300, 50 * rupee));
  engine.instruct('bob', { type: 'CANCEL', orderId: one!.orderId });
  engine.instruct('bob', { type: 'CANCEL_MARKET' });
  engine.pass(5);
  for (const { orderId } of [one!, other!])
    expect(orderOf(engine, orderId)).toMatchObject({ matched: 0, cancelled: 50 * rupee, delayEndsAt: null });
  expect(engine.balance('bob').exposure).toBe(0);
});

test('a bet whose delay runs may be made smaller, and at new odds waits anew', () => {
  const engine = inPlay();
  const [one, other] = [1, 2].map(() => engine.placed('bob', 'r1', 'BACK', 300, 50 * rupee));
  engine.instruct('bob', { type: 'EDIT', orderId: one!.orderId, stake: 20 * rupee });
  engine.pass(3);
  engine.instruct('bob', { type: 'EDIT', orderId: other!.orderId, odds: 290 });
  expect(engine.balance('bob').exposure).toBe(70 * rupee);
  engine.pass(2);
  expect(orderOf(engine, one!.orderId).matched).toBe(20 * rupee);
  expect(orderOf(engine, other!.orderId).delayEndsAt).toBe('2026-05-01T12:00:08.000Z');
  engine.pass(3);
  expect(orderOf(engine, other!.orderId).matched).toBe(50 * rupee);
  checkAtEnd(engine);
});

test('an order that rests waits when it is edited to meet others', () => {
  const engine = inPlay();
  const rests = engine.placed('bob', 'r1', 'BACK', 320, 50 * rupee);
  const edited = theOrder(engine.instruct('bob', { type: 'EDIT', orderId: rests.orderId, odds: 300 }));
  expect(edited).toMatchObject({ matched: 0, delayEndsAt: '2026-05-01T12:00:05.000Z' });
});

test.each([
  ['MARKET_SUSPENDED', { status: 'SUSPENDED', suspendReason: 'GOAL' }],
  ['BALL_RUNNING', { status: 'SUSPENDED', suspendReason: 'BALL_RUNNING' }],
  ['MARKET_NOT_OPEN', { status: 'INACTIVE' }],
] as const)('what waits lapses with its reason when the market stops taking bets: %s', (reason, change) => {
  const engine = inPlay();
  const held = engine.placed('bob', 'r1', 'BACK', 300, 50 * rupee);
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', ...change });
  expect(orderOf(engine, held.orderId)).toMatchObject({ lapsed: 50 * rupee, reason, delayEndsAt: null });
  expect(engine.balance('bob').exposure).toBe(0);
  expect(send(engine, 'bob', {})).toMatchObject({ status: 'REFUSED', code: reason });
});

test('what waits lapses when the market is settled', () => {
  const engine = inPlay();
  const held = engine.placed('bob', 'r1', 'BACK', 300, 50 * rupee);
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r1'] });
  expect(orderOf(engine, held.orderId)).toMatchObject({ lapsed: 50 * rupee, reason: 'MARKET_CLOSED' });
  engine.pass(5);
  expect(engine.balance('bob')).toEqual({ balance: 10_000 * rupee, exposure: 0 });
});

test('a lay within some ticks is counted at the worst odds that it may come to, and gets what there is', () => {
  const engine = inPlay();
  engine.placed('cid', 'r1', 'BACK', 305, 10 * rupee);
  const take = { policy: 'WITHIN', ticks: 2 } as const;
  const held = theOrder(send(engine, 'bob', { side: 'LAY', odds: 305, stake: 10 * rupee, take }));
  // Two ticks above 3.05 are 3.15.
  expect(engine.balance('bob').exposure).toBe(21.5 * rupee);
  engine.pass(5);
  expect(orderOf(engine, held.orderId).matched).toBe(10 * rupee);
  expect(engine.balance('bob').exposure).toBe(20.5 * rupee);
});

test('what is left of a take within some ticks rests at the odds that were clicked', () => {
  const engine = openEngine();
  engine.placed('ann', 'r1', 'LAY', 290, 10 * rupee);
  const take = { policy: 'WITHIN', ticks: 5 } as const;
  const order = theOrder(send(engine, 'bob', { take }));
  expect(order).toMatchObject({ matched: 10 * rupee, averageOdds: 290, remaining: 40 * rupee });
  expect(engine.state.markets.get('m1')!.runners[0]!.book.levels('toLay')).toEqual([[300, 40 * rupee]]);
});

test('fill or kill is matched at once or not at all, and nothing of it rests', () => {
  const engine = openEngine();
  engine.placed('ann', 'r1', 'LAY', 300, 30 * rupee);
  const before = stateText(engine.state);
  expect(send(engine, 'bob', { fillOrKill: {} })).toMatchObject({ status: 'REFUSED', code: 'FILL_OR_KILL' });
  expect(stateText(engine.state)).toBe(before);
  expect(theOrder(send(engine, 'bob', { fillOrKill: { minFill: 30 * rupee } }))).toMatchObject({
    matched: 30 * rupee,
    lapsed: 20 * rupee,
    remaining: 0,
    reason: 'FILL_OR_KILL',
  });
});

test('fill or kill counts up to an own order only', () => {
  const engine = openEngine();
  engine.placed('bob', 'r1', 'LAY', 300, 30 * rupee);
  engine.placed('ann', 'r1', 'LAY', 300, 30 * rupee);
  expect(send(engine, 'bob', { stake: 30 * rupee, fillOrKill: {} })).toMatchObject({ code: 'FILL_OR_KILL' });
});

test('fill or kill is decided on the book at the end of its delay', () => {
  const engine = inPlay();
  const held = theOrder(send(engine, 'bob', { fillOrKill: {} }));
  engine.instruct('ann', { type: 'CANCEL_MARKET' });
  engine.pass(5);
  expect(orderOf(engine, held.orderId)).toMatchObject({ lapsed: 50 * rupee, reason: 'FILL_OR_KILL' });
});

test('a bet for a market as it was seen is refused when the market has changed', () => {
  const engine = openEngine();
  const { version } = engine.state.markets.get('m1')!.definition;
  expect(send(engine, 'bob', { marketVersion: version }).status).toBe('ACCEPTED');
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', betDelay: 3 });
  expect(send(engine, 'bob', { marketVersion: version })).toMatchObject({ code: 'MARKET_CHANGED' });
});

test('what is unmatched lapses when the market turns in play, unless it is to persist', () => {
  const engine = openEngine();
  const lapses = theOrder(send(engine, 'bob', {}));
  const persists = theOrder(send(engine, 'bob', { persistence: 'PERSIST' }));
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', inPlay: true });
  expect(orderOf(engine, lapses.orderId)).toMatchObject({ lapsed: 50 * rupee, reason: 'IN_PLAY' });
  expect(orderOf(engine, persists.orderId)).toMatchObject({ remaining: 50 * rupee, reason: null });
  expect(engine.state.markets.get('m1')!.runners[0]!.book.levels('toLay')).toEqual([[300, 50 * rupee]]);
});

test('bets whose delays end together and no longer fit the exact integers lapse', () => {
  const engine = openEngine();
  engine.market('m2', { maxStake: Number.MAX_SAFE_INTEGER });
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm2', inPlay: true, betDelay: 5 });
  const most = Math.floor(Number.MAX_SAFE_INTEGER / 200);
  const order = { type: 'PLACE', runnerId: 'r1', odds: 101 } as const;
  engine.instruct('ann', { ...order, side: 'BACK', stake: rupee }, 'm2');
  const held = Array.from({ length: 202 }, (_, at) => {
    engine.open(`rich-${at}`);
    engine.fund(`rich-${at}`, Math.ceil(most / 100));
    return theOrder(engine.instruct(`rich-${at}`, { ...order, side: 'LAY', stake: most }, 'm2')).orderId;
  });
  engine.pass(5);
  const reasons = held.map((orderId) => orderOf(engine, orderId).reason);
  expect(reasons.filter((reason) => reason !== null)).toEqual(['POSITION_TOO_LARGE', 'POSITION_TOO_LARGE']);
  checkAlways(engine.state);
});

test('what waits comes back after a restart, and from the journal, with its terms', () => {
  const engine = inPlay();
  send(engine, 'bob', { take: { policy: 'WITHIN', ticks: 3 }, persistence: 'PERSIST' });
  send(engine, 'cid', { fillOrKill: { minFill: 10 * rupee } });
  engine.placed('cid', 'r1', 'BACK', 320, 5 * rupee);
  const check = () => {
    const text = stateText(engine.state);
    expect(stateText(restoreState(engine.store.stored()))).toBe(text);
    const played = new ExchangeState();
    replayJournal(played, engine.store.journal);
    expect(stateText(played)).toBe(text);
  };
  check();
  expect(restoreState(engine.store.stored()).delays.nextEnd).toBe('2026-05-01T12:00:05.000Z');
  engine.pass(5);
  check();
  checkAtEnd(engine);
});
