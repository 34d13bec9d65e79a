import { expect, test } from 'vitest';
import { rupee, theOrder } from '../testing/engine.fixture.ts';
import { edited, lays, openLimited, sent, wins } from '../testing/limited-market.fixture.ts';

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
