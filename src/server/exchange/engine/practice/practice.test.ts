import { expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import { cashOutOf } from '../testing/cash-out-command.fixture.ts';
import { openEngine, rupee, theOrder, type Engine } from '../testing/engine.fixture.ts';
import { checkAlways, checkAtEnd } from '../testing/invariants.fixture.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { setLimit } from '../testing/set-limit.fixture.ts';

/** The usual engine, with lays of ₹50 at 2.00 and ₹100 at 1.90 by bob, and a practice account. */
function openPractice(): Engine {
  const engine = openEngine();
  engine.openPractice('pia', 'pat');
  engine.placed('bob', 'r1', 'LAY', 200, 50 * rupee);
  engine.placed('bob', 'r1', 'LAY', 190, 100 * rupee);
  return engine;
}

const shown = ({ state }: Engine) =>
  must(state.markets.get('m1')).runners.map(({ book, matched }) => [
    book.levels('toBack'),
    book.levels('toLay'),
    matched,
  ]);

const inMarket = (engine: Engine, accountId: string) =>
  must(engine.state.practice.markets.get('m1')?.positions.get(accountId));

test('a practice account begins with practice money, all of which the house of practice money has given', () => {
  const engine = openPractice();
  expect(engine.balance('pia')).toEqual({ balance: 10_000 * rupee, exposure: 0 });
  expect(engine.balance(houseAccounts.practice).balance).toBe(-20_000 * rupee);
  checkAtEnd(engine);
});

test('a practice bet takes what is shown best first, and leaves every price and volume as it was', () => {
  const engine = openPractice();
  const before = shown(engine);
  const bob = engine.balance('bob');
  const result = engine.place('pia', 'r1', 'BACK', 190, 80 * rupee);
  expect(result).toMatchObject({
    status: 'ACCEPTED',
    fills: [
      { odds: 200, stake: 50 * rupee },
      { odds: 190, stake: 30 * rupee },
    ],
  });
  expect(shown(engine)).toEqual(before);
  expect(engine.balance('bob')).toEqual(bob);
  expect(engine.facts.markets).toEqual([]);
  expect(engine.facts.accounts.map(({ accountId }) => accountId)).toEqual(['pia']);
  expect(engine.balance('pia')).toEqual({ balance: 10_000 * rupee, exposure: 80 * rupee });
  checkAtEnd(engine);
});

test('what is shown is taken once by an account, until it changes; another account may take it too', () => {
  const engine = openPractice();
  engine.placed('pia', 'r1', 'BACK', 200, 40 * rupee);
  expect(engine.placed('pia', 'r1', 'BACK', 200, 40 * rupee)).toMatchObject({ matched: 10 * rupee });
  engine.restart();
  expect(engine.placed('pia', 'r1', 'BACK', 200, rupee)).toMatchObject({ matched: 0 });
  expect(engine.placed('pat', 'r1', 'BACK', 200, 50 * rupee)).toMatchObject({ matched: 50 * rupee });
  engine.placed('cid', 'r1', 'LAY', 200, 5 * rupee);
  expect(engine.placed('pia', 'r1', 'BACK', 200, 60 * rupee)).toMatchObject({ matched: 55 * rupee });
  checkAtEnd(engine);
});

test('a practice order that waits is matched by what trades once what stood before it has', () => {
  const engine = openPractice();
  engine.placed('ann', 'r1', 'BACK', 210, 30 * rupee);
  const { orderId } = engine.placed('pia', 'r1', 'BACK', 210, 20 * rupee);
  engine.placed('ann', 'r1', 'BACK', 210, 100 * rupee);
  const order = () => must(inMarket(engine, 'pia').find(orderId));
  engine.placed('cid', 'r1', 'LAY', 210, 25 * rupee);
  expect(order().matched).toBe(0);
  engine.restart();
  engine.placed('cid', 'r1', 'LAY', 210, 12 * rupee);
  expect(order()).toMatchObject({ matched: 7 * rupee, remaining: 13 * rupee });
  expect(engine.facts.accounts.map(({ accountId }) => accountId)).toContain('pia');
  engine.restart();
  engine.placed('cid', 'r1', 'LAY', 210, 40 * rupee);
  expect(order()).toMatchObject({ matched: 20 * rupee, remaining: 0 });
  engine.restart();
  checkAtEnd(engine);
});

test('in play a practice bet is held back as any, lapses with a suspension, and takes what is there when it ends', () => {
  const engine = openPractice();
  const set = (change: object) => engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', ...change });
  set({ inPlay: true, betDelay: 5 });
  engine.placed('bob', 'r1', 'LAY', 200, 50 * rupee);
  const held = engine.placed('pia', 'r1', 'BACK', 200, 20 * rupee);
  expect(held.delayEndsAt).not.toBeNull();
  engine.restart();
  engine.pass(5);
  expect(inMarket(engine, 'pia').find(held.orderId)).toMatchObject({ matched: 20 * rupee });
  const lapsing = engine.placed('pia', 'r1', 'BACK', 200, 20 * rupee);
  set({ status: 'SUSPENDED' });
  expect(inMarket(engine, 'pia').find(lapsing.orderId)).toBeUndefined();
  expect(engine.place('pia', 'r1', 'BACK', 200, rupee)).toMatchObject({ code: 'MARKET_SUSPENDED' });
  checkAtEnd(engine);
});

test('a practice order is edited, cancelled and lapses as any', () => {
  const engine = openPractice();
  const { orderId } = engine.placed('pia', 'r1', 'BACK', 210, 20 * rupee);
  engine.instruct('pia', { type: 'EDIT', orderId, stake: 15 * rupee });
  expect(engine.balance('pia').exposure).toBe(15 * rupee);
  const edited = theOrder(engine.instruct('pia', { type: 'EDIT', orderId, odds: 200, stake: 10 * rupee }));
  expect(edited.matched).toBe(10 * rupee);
  const other = engine.placed('pia', 'r1', 'BACK', 210, 20 * rupee);
  engine.instruct('pia', { type: 'CANCEL', orderId: other.orderId });
  engine.placed('pia', 'r1', 'BACK', 210, 5 * rupee);
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', inPlay: true });
  expect(engine.balance('pia').exposure).toBe(10 * rupee);
  engine.restart();
  checkAlways(engine.state);
  checkAtEnd(engine);
});

test('what a practice bet is refused for is told in practice money', () => {
  const engine = openPractice();
  expect(engine.place('pia', 'r1', 'BACK', 200, 10_001 * rupee)).toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
    message: 'Your available balance does not cover this bet. P10,000.00 is available.',
  });
});

test('a settlement pays practice bets with commission, in transactions of their own, and a correction takes them back', () => {
  const engine = openPractice();
  engine.placed('ann', 'r1', 'BACK', 200, 10 * rupee);
  engine.placed('pia', 'r1', 'BACK', 200, 40 * rupee);
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r1'] });
  expect(engine.balance('pia')).toEqual({ balance: 10_039_20, exposure: 0 });
  checkAtEnd(engine);
  const settled = engine.store.settled('m1');
  engine.run({ type: 'RESETTLE_MARKET', marketId: 'm1', settled, winners: ['r2'] });
  expect(engine.balance('pia')).toEqual({ balance: (10_000 - 40) * rupee, exposure: 0 });
  expect(engine.balance('ann').balance).toBe((10_000 - 10) * rupee);
  checkAtEnd(engine);
  engine.restart();
});

test('a removal and a void take practice bets back as any', () => {
  const engine = openPractice();
  engine.placed('pia', 'r1', 'BACK', 200, 20 * rupee);
  engine.placed('bob', 'r2', 'LAY', 300, 50 * rupee);
  engine.placed('pia', 'r2', 'BACK', 300, 20 * rupee);
  engine.run({ type: 'REMOVE_RUNNER', marketId: 'm1', runnerId: 'r1', reductionFactor: 1_000 });
  expect(engine.balance('pia').exposure).toBe(20 * rupee);
  engine.restart();
  engine.run({ type: 'VOID_BETS', marketId: 'm1', from: engine.at, to: engine.at });
  expect(engine.balance('pia').exposure).toBe(0);
  engine.restart();
  checkAtEnd(engine);
});

test('practice money is refilled once an hour when little is left to bet with', () => {
  const engine = openPractice();
  const refill = () => engine.run({ type: 'REFILL_PRACTICE', accountId: 'pia' });
  expect(refill()).toMatchObject({ code: 'ENOUGH_LEFT' });
  engine.placed('pia', 'r1', 'BACK', 210, 9_950 * rupee);
  expect(refill()).toMatchObject({ code: 'TOO_SOON' });
  engine.wait(3_599);
  engine.restart();
  expect(refill()).toMatchObject({ code: 'TOO_SOON' });
  engine.wait(1);
  expect(refill()).toMatchObject({ status: 'ACCEPTED', balance: { bankBalance: 19_950 * rupee } });
  expect(refill()).toMatchObject({ code: 'ENOUGH_LEFT' });
  checkAtEnd(engine);
});

test('a practice account pays nothing in or out, and its games are played with practice money', () => {
  const engine = openPractice();
  expect(
    engine.run({ type: 'FUND_ACCOUNT', accountId: 'pia', amount: rupee, reference: 'reference-x' }),
  ).toMatchObject({ code: 'PRACTICE_ACCOUNT' });
  const transfer = {
    type: 'TRANSFER',
    accountId: 'pia',
    clientId: 'client-transfer',
    paymentId: 'p1',
    reference: 'LL1',
    direction: 'TO_PARTNER',
    amount: rupee,
  } as const;
  expect(engine.run(transfer)).toMatchObject({ code: 'PRACTICE_ACCOUNT' });
  engine.run({
    type: 'PLAY_ROUND',
    accountId: 'pia',
    roundId: 'round-1',
    eventId: 'dice',
    gameName: 'Dice',
    bet: 'High',
    result: 'Low',
    stake: 100 * rupee,
    payout: 0,
  });
  expect(engine.balance('pia').balance).toBe(9_900 * rupee);
  expect(engine.balance(houseAccounts.casino).balance).toBe(0);
  checkAtEnd(engine);
});

test('a break and the time signed in hold for practice too, a limit on money does not', () => {
  const engine = openPractice();
  const limit = { amount: 60, frame: 'DAY' } as const;
  expect(setLimit(engine, { ...limit, kind: 'LOSS' }, 'pia')).toMatchObject({ code: 'PRACTICE_ACCOUNT' });
  expect(setLimit(engine, { ...limit, kind: 'SESSION' }, 'pia')).toMatchObject({ held: { amount: 60 } });
  engine.run({ type: 'TAKE_TIME_OUT', accountId: 'pia', clientId: 'time-out', length: 'DAY' });
  engine.restart();
  expect(engine.place('pia', 'r1', 'BACK', 200, 40 * rupee)).toMatchObject({ code: 'TIMED_OUT' });
  expect(engine.place('ann', 'r1', 'BACK', 200, 40 * rupee).status).toBe('ACCEPTED');
});

test('a practice position is cashed out against what is shown', () => {
  const engine = openPractice();
  engine.placed('pia', 'r1', 'BACK', 200, 40 * rupee);
  engine.placed('ann', 'r1', 'BACK', 190, 200 * rupee);
  engine.placed('ann', 'r1', 'BACK', 180, 200 * rupee);
  const asked = { accountId: 'pia', marketId: 'm1', clientId: 'client-cash-out' };
  const command = cashOutOf(engine.state, asked, () => 0, engine.at);
  expect(command.legs).toEqual([{ runnerId: 'r1', side: 'LAY', odds: 180, stake: 44_44 }]);
  const before = shown(engine);
  expect(engine.run(command)).toMatchObject({ status: 'ACCEPTED', achieved: [{ stake: 44_44 }] });
  expect(shown(engine)).toEqual(before);
  expect(engine.balance('pia').exposure).toBe(0);
  checkAtEnd(engine);
});

test('whoever keeps the account leaves the practice money, and what is matched ends in the old account', () => {
  const engine = openPractice();
  engine.placed('pia', 'r1', 'BACK', 200, 20 * rupee);
  engine.placed('pia', 'r1', 'BACK', 210, 20 * rupee);
  engine.run({ type: 'KEEP_PRACTICE', accountId: 'pia' });
  expect(engine.balance('pia')).toEqual({ balance: 20 * rupee, exposure: 20 * rupee });
  expect(engine.place('pia', 'r1', 'BACK', 200, rupee)).toMatchObject({ code: 'BLOCKED' });
  engine.restart();
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r1'] });
  expect(engine.balance('pia').balance).toBe(39_60);
  checkAtEnd(engine);
});

test('a practice account that nobody uses leaves memory once it has no bets', () => {
  const engine = openPractice();
  engine.placed('pia', 'r1', 'BACK', 200, 20 * rupee);
  const forget = () => engine.run({ type: 'FORGET_PRACTICE', accountIds: ['pia', 'pat'] });
  expect(forget()).toMatchObject({ forgotten: ['pat'] });
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r1'] });
  expect(forget()).toMatchObject({ forgotten: ['pia'] });
  const settled = engine.store.settled('m1');
  engine.run({ type: 'RESETTLE_MARKET', marketId: 'm1', settled, winners: ['r2'] });
  expect(engine.balance(houseAccounts.practice).balance).toBeLessThan(0);
});
