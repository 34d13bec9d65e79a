import { expect, test } from 'vitest';
import { openEngine, rupee, theOrder, type Engine } from '../testing/engine.fixture.ts';
import { stateText } from '../testing/state-text.fixture.ts';

/** First Ann, then Bob lays r1 at 3.00 for ₹100. Returns their orders' ids. */
function twoLays(engine: Engine): [ann: string, bob: string] {
  const ids = ['ann', 'bob'].map((who) => engine.placed(who, 'r1', 'LAY', 300, 100 * rupee).orderId);
  return ids as [string, string];
}

const edit = (engine: Engine, accountId: string, orderId: string, to: { odds?: number; stake?: number }) =>
  engine.instruct(accountId, { type: 'EDIT', orderId, ...to });

const whoIsFirst = (engine: Engine) => {
  const [first] = engine.state.markets.get('m1')!.runners[0]!.book.queue('toBack');
  return first?.position.account.accountId;
};

test('less stake keeps the place in the queue', () => {
  const engine = openEngine();
  const [ann] = twoLays(engine);
  const order = theOrder(edit(engine, 'ann', ann, { stake: 60 * rupee }));
  expect(order).toMatchObject({ stake: 60 * rupee, remaining: 60 * rupee, cancelled: 0 });
  expect(whoIsFirst(engine)).toBe('ann');
  expect(engine.balance('ann').exposure).toBe(120 * rupee);
});

test.each([
  ['more stake', { stake: 110 * rupee }, 'bob'],
  ['worse odds', { odds: 290 }, 'bob'],
  ['better odds', { odds: 305 }, 'ann'],
  ['less stake at worse odds', { odds: 290, stake: 50 * rupee }, 'bob'],
])('%s is as a new order', (_, to, first) => {
  const engine = openEngine();
  const [ann, bob] = twoLays(engine);
  const order = theOrder(edit(engine, 'ann', ann, to));
  expect(order).toMatchObject({ orderId: ann, ...to });
  expect(engine.store.order(ann)!.queueSeq).toBeGreaterThan(engine.store.order(bob)!.queueSeq);
  expect(whoIsFirst(engine)).toBe(first);
});

test('new odds that reach the other side are matched at once', () => {
  const engine = openEngine();
  engine.placed('cid', 'r1', 'BACK', 320, 40 * rupee);
  const [ann] = twoLays(engine);
  const result = edit(engine, 'ann', ann, { odds: 330 });
  expect(result).toMatchObject({ fills: [{ odds: 320, stake: 40 * rupee }] });
  expect(theOrder(result)).toMatchObject({ odds: 330, matched: 40 * rupee, remaining: 60 * rupee });
});

test('an edited stake counts what is matched already', () => {
  const engine = openEngine();
  const [ann] = twoLays(engine);
  engine.placed('cid', 'r1', 'BACK', 300, 30 * rupee);
  expect(edit(engine, 'ann', ann, { stake: 20 * rupee })).toMatchObject({ code: 'NOT_ENOUGH_STAKE_LEFT' });
  expect(theOrder(edit(engine, 'ann', ann, { stake: 70 * rupee }))).toMatchObject({ remaining: 40 * rupee });
  expect(theOrder(edit(engine, 'ann', ann, { stake: 30 * rupee }))).toMatchObject({
    stake: 30 * rupee,
    matched: 30 * rupee,
    remaining: 0,
    cancelled: 0,
    status: 'COMPLETE',
  });
});

test.each<[string, { odds?: number; stake?: number }, object]>([
  ['to what it is', { odds: 300, stake: 100 * rupee }, { code: 'NOTHING_TO_CHANGE' }],
  ['to nothing', {}, { code: 'NOTHING_TO_CHANGE' }],
  ['off the ladder', { odds: 301 }, { code: 'OFF_LADDER', lower: 300, higher: 305 }],
  ['below the least stake', { stake: 1 }, { code: 'STAKE_TOO_SMALL', limit: rupee }],
  ['above the greatest stake', { stake: 1_000_001 * rupee }, { code: 'STAKE_TOO_LARGE' }],
  ['to more than the balance', { odds: 20_000 }, { code: 'INSUFFICIENT_BALANCE', limit: 9_800 * rupee }],
])('an edit %s is refused, and nothing has changed', (_, to, refusal) => {
  const engine = openEngine();
  const [ann] = twoLays(engine);
  const before = stateText(engine.state);
  expect(edit(engine, 'ann', ann, to)).toMatchObject({ status: 'REFUSED', ...refusal });
  expect(stateText(engine.state)).toBe(before);
});

test('an edit may use what the order itself holds', () => {
  const engine = openEngine();
  const { orderId } = engine.placed('ann', 'r1', 'LAY', 300, 5_000 * rupee);
  expect(engine.state.account('ann').available).toBe(0);
  expect(theOrder(edit(engine, 'ann', orderId, { odds: 200, stake: 10_000 * rupee })).remaining).toBe(
    10_000 * rupee,
  );
});

test('nobody changes or cancels an order of someone else, nor one that does not exist', () => {
  const engine = openEngine();
  const [, bob] = twoLays(engine);
  for (const orderId of [bob, '999', 'none'])
    for (const type of ['EDIT', 'CANCEL'] as const)
      expect(engine.instruct('ann', { type, orderId })).toMatchObject({ code: 'UNKNOWN_ORDER' });
});

test('a complete order is neither changed nor cancelled, however it ended', () => {
  const engine = openEngine();
  const [ann, bob] = twoLays(engine);
  engine.placed('cid', 'r1', 'BACK', 300, 100 * rupee);
  engine.instruct('bob', { type: 'CANCEL', orderId: bob });
  for (const [who, orderId] of [
    ['ann', ann],
    ['bob', bob],
  ] as const)
    expect(engine.instruct(who, { type: 'CANCEL', orderId })).toMatchObject({ code: 'ORDER_COMPLETE' });
});

test('a cancelled order leaves the book and frees what it held', () => {
  const engine = openEngine();
  const [ann] = twoLays(engine);
  expect(theOrder(engine.instruct('ann', { type: 'CANCEL', orderId: ann }))).toMatchObject({
    cancelled: 100 * rupee,
    remaining: 0,
    status: 'COMPLETE',
    reason: null,
  });
  expect(whoIsFirst(engine)).toBe('bob');
  expect(engine.balance('ann').exposure).toBe(0);
});

test('all of a market, or of every market, is cancelled at once, others’ orders stay', () => {
  const engine = openEngine();
  engine.market('m2');
  const ids = [
    engine.placed('ann', 'r1', 'LAY', 300, 10 * rupee),
    engine.placed('ann', 'r2', 'BACK', 300, 10 * rupee),
  ].map(({ orderId }) => orderId);
  engine.placed('bob', 'r1', 'LAY', 300, 10 * rupee);
  engine.instruct('ann', { type: 'PLACE', runnerId: 'r1', side: 'BACK', odds: 200, stake: 500 }, 'm2');
  const result = engine.instruct('ann', { type: 'CANCEL_MARKET' });
  expect(result).toMatchObject({ orders: ids.map((orderId) => ({ orderId, cancelled: 10 * rupee })) });
  expect(engine.balance('ann').exposure).toBe(500);
  const all = engine.run({ type: 'CANCEL_ALL', accountId: 'ann', clientId: 'all-of-them' });
  expect(all).toMatchObject({ orders: [{ marketId: 'm2', cancelled: 500 }] });
  expect(engine.balance('ann').exposure).toBe(0);
  expect(whoIsFirst(engine)).toBe('bob');
});

test.each(['SUSPENDED', 'INACTIVE'] as const)(
  'while a market is %s orders are cancelled and made smaller, not raised or moved',
  (status) => {
    const engine = openEngine();
    const [ann, bob] = twoLays(engine);
    engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', status });
    const code = status === 'SUSPENDED' ? 'MARKET_SUSPENDED' : 'MARKET_NOT_OPEN';
    expect(edit(engine, 'ann', ann, { stake: 200 * rupee })).toMatchObject({ code });
    expect(edit(engine, 'ann', ann, { odds: 310 })).toMatchObject({ code });
    expect(edit(engine, 'ann', ann, { stake: 50 * rupee }).status).toBe('ACCEPTED');
    expect(engine.instruct('bob', { type: 'CANCEL', orderId: bob }).status).toBe('ACCEPTED');
  },
);
