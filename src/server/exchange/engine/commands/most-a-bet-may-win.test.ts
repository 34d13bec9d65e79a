import { expect, test } from 'vitest';
import type { Side } from '#domain/bet/side.ts';
import { rupee, theOrder } from '../testing/engine.fixture.ts';
import { lays, openLimited, sent, wins } from '../testing/limited-market.fixture.ts';

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

test('a back is refused where not one minor unit may be matched at the odds that it meets', () => {
  const engine = openLimited({ maxProfit: 8 });
  lays(engine, 1_000, 8);
  expect(sent(engine, 'ann', { odds: 101, stake: 5 })).toMatchObject({ code: 'PROFIT_TOO_LARGE', limit: 8 });
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
