import { expect, test } from 'vitest';
import { openEngine, rupee, type Engine } from '../testing/engine.fixture.ts';

const status = (engine: Engine, change: object) =>
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', ...change });
const pricesOf = (engine: Engine) =>
  engine.state.markets.get('m1')!.definition.runners.map(({ startingPrice }) => startingPrice);

test('a market goes in play at the last odds matched on each runner, or else at the best there are to back', () => {
  const engine = openEngine();
  engine.placed('ann', 'r1', 'BACK', 300, 10 * rupee);
  engine.placed('bob', 'r1', 'LAY', 300, 10 * rupee);
  engine.placed('ann', 'r1', 'BACK', 320, 10 * rupee);
  engine.placed('bob', 'r1', 'LAY', 320, 10 * rupee);
  // Better than what was matched last, but nobody has taken it.
  engine.placed('bob', 'r1', 'LAY', 340, 10 * rupee);
  engine.placed('bob', 'r2', 'LAY', 500, 10 * rupee);
  engine.placed('bob', 'r2', 'LAY', 480, 10 * rupee);
  expect(pricesOf(engine).some((price) => price !== undefined)).toBe(false);
  status(engine, { inPlay: true });
  expect(pricesOf(engine).slice(0, 2)).toEqual([320, 500]);
});

test('a runner that nobody could back has no starting price, and neither has one that was removed', () => {
  const engine = openEngine();
  engine.placed('ann', 'r1', 'BACK', 300, 10 * rupee);
  engine.placed('ann', 'r2', 'BACK', 400, 10 * rupee);
  engine.placed('bob', 'r2', 'LAY', 400, 10 * rupee);
  engine.run({ type: 'REMOVE_RUNNER', marketId: 'm1', runnerId: 'r2', reductionFactor: 2_500 });
  status(engine, { inPlay: true });
  expect(pricesOf(engine).slice(0, 2)).toEqual([undefined, undefined]);
});

test('starting prices stay when prices move in play, and when the market starts again', () => {
  const engine = openEngine();
  engine.placed('ann', 'r1', 'BACK', 300, 10 * rupee);
  engine.placed('bob', 'r1', 'LAY', 300, 10 * rupee);
  status(engine, { inPlay: true });
  engine.placed('ann', 'r1', 'BACK', 200, 10 * rupee);
  engine.placed('bob', 'r1', 'LAY', 200, 10 * rupee);
  engine.placed('bob', 'r2', 'LAY', 700, 10 * rupee);
  status(engine, { inPlay: false });
  status(engine, { inPlay: true });
  expect(pricesOf(engine).slice(0, 2)).toEqual([300, undefined]);
});

test('a runner keeps the price that it could be backed at, where its bets were void before the start', () => {
  const engine = openEngine();
  engine.placed('bob', 'r1', 'LAY', 500, 10 * rupee);
  engine.placed('ann', 'r1', 'BACK', 500, 10 * rupee);
  engine.run({ type: 'VOID_BETS', marketId: 'm1', from: engine.at, to: engine.at });
  engine.wait(1);
  engine.placed('bob', 'r1', 'LAY', 200, 10 * rupee);
  status(engine, { inPlay: true });
  engine.wait(1);
  engine.placed('bob', 'r2', 'LAY', 300, 10 * rupee);
  engine.placed('ann', 'r2', 'BACK', 300, 10 * rupee);
  engine.run({ type: 'VOID_BETS', marketId: 'm1', from: engine.at, to: engine.at });
  expect(pricesOf(engine).slice(0, 2)).toEqual([200, undefined]);
});

test('a bet that is void a second later than the last one takes its price with it too', () => {
  const engine = openEngine();
  for (const odds of [300, 400, 500]) {
    engine.placed('bob', 'r1', 'LAY', odds, 10 * rupee);
    engine.placed('ann', 'r1', 'BACK', odds, 10 * rupee);
    engine.wait(1);
  }
  status(engine, { inPlay: true });
  const voided = (secondsAgo: number) => {
    const at = new Date(Date.parse(engine.at) - secondsAgo * 1_000).toISOString();
    engine.run({ type: 'VOID_BETS', marketId: 'm1', from: at, to: at });
    return pricesOf(engine)[0];
  };
  expect([voided(1), voided(2), voided(3)]).toEqual([400, 300, undefined]);
});

test('a bet of the very moment of the start, but after it, changes no starting price when it is void', () => {
  const engine = openEngine();
  engine.placed('bob', 'r1', 'LAY', 200, 10 * rupee);
  status(engine, { inPlay: true });
  engine.placed('bob', 'r1', 'LAY', 300, 10 * rupee);
  engine.placed('ann', 'r1', 'BACK', 300, 10 * rupee);
  engine.run({ type: 'VOID_BETS', marketId: 'm1', from: engine.at, to: engine.at });
  expect(pricesOf(engine)[0]).toBe(200);
});

test('the sound bet before tells the price that it had at the start, whatever a withdrawal has made of it since', () => {
  const engine = openEngine();
  for (const odds of [300, 400]) {
    engine.placed('bob', 'r1', 'LAY', odds, 10 * rupee);
    engine.placed('ann', 'r1', 'BACK', odds, 10 * rupee);
    engine.wait(1);
  }
  status(engine, { inPlay: true });
  engine.run({ type: 'REMOVE_RUNNER', marketId: 'm1', runnerId: 'r3', reductionFactor: 2_500 });
  const at = new Date(Date.parse(engine.at) - 1_000).toISOString();
  engine.run({ type: 'VOID_BETS', marketId: 'm1', from: at, to: at });
  expect(pricesOf(engine)[0]).toBe(300);
});
