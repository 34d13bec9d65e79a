import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { getBalance, listMatchedBets } from '#contract/account.ts';
import { getMarketBook } from '#contract/market.ts';
import { limitAccount } from '#contract/operator.ts';
import { cancelAll, getResult, giveUp, listOrders, listPositions } from '#contract/order.ts';
import type { Credentials } from '#contract/rest-client.ts';

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
beforeAll(async () => {
  exchange = await TestExchange.open();
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
});
afterAll(() => exchange.close());

const bookOf = async (marketId: string) =>
  dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
const balanceOf = async (by: Credentials) => dataOf(await exchange.call(getBalance, {}, by));
const unmatchedOf = async (by: Credentials, marketId: string) =>
  dataOf(await exchange.call(listOrders, { query: { marketId, state: 'UNMATCHED' } }, by));

test('an order rests in the book, is met by another, and both have the position', async () => {
  const marketId = await exchange.openMarket('met');
  const [rested] = await exchange.instruct(ben, marketId, aBet({ side: 'LAY' }));
  expect(rested).toMatchObject({ status: 'ACCEPTED', fills: [], orders: [{ status: 'EXECUTABLE' }] });
  expect((await bookOf(marketId)).runners[0]).toMatchObject({ toBack: [[236, 1_000_00]], toLay: [] });

  const [taken] = await exchange.instruct(asha, marketId, aBet({ stake: 600_00 }));
  expect(taken).toMatchObject({
    status: 'ACCEPTED',
    fills: [{ odds: 236, stake: 600_00 }],
    orders: [{ status: 'COMPLETE', matched: 600_00, averageOdds: 236 }],
  });
  expect((await bookOf(marketId)).runners[0]).toMatchObject({
    toBack: [[236, 400_00]],
    lastOdds: 236,
    matched: 600_00,
  });
  const positions = dataOf(await exchange.call(listPositions, {}, asha));
  expect(positions.find((position) => position.marketId === marketId)).toEqual({
    marketId,
    outcomes: [
      { runnerId: 'r1', ifWins: 600_00 * 136 },
      { runnerId: 'r2', ifWins: -600_00 * 100 },
    ],
    netStake: 600_00 * 100,
    exposure: 600_00,
  });
});

test('[ENT-6] a matched bet has its selection, odds, stake and letter', async () => {
  const marketId = await exchange.openMarket('letters');
  await exchange.instruct(
    ben,
    marketId,
    aBet({ side: 'LAY', odds: 240, stake: 200_00 }),
    aBet({ side: 'LAY' }),
  );
  await exchange.instruct(asha, marketId, aBet({ stake: 500_00 }));
  const query = { eventId: 'letters' };
  const backed = dataOf(await exchange.call(listMatchedBets, { query }, asha));
  expect(
    backed.map(({ selectionName, oddsPrice, stake, type }) => [selectionName, oddsPrice, stake, type]),
  ).toEqual([
    ['Dunes', 236, 300_00, 'B'],
    ['Dunes', 240, 200_00, 'B'],
  ]);
  const laid = dataOf(await exchange.call(listMatchedBets, { query }, ben));
  expect(laid.map(({ oddsPrice, type }) => [oddsPrice, type])).toEqual([
    [236, 'L'],
    [240, 'L'],
  ]);
});

test('an order is edited, cancelled alone, in its market, and everywhere', async () => {
  const one = await exchange.openMarket('cancel-one');
  const other = await exchange.openMarket('cancel-other');
  const [placed] = await exchange.instruct(
    asha,
    one,
    aBet({ odds: 500 }),
    aBet({ odds: 600 }),
    aBet({ odds: 700 }),
  );
  await exchange.instruct(asha, other, aBet({ odds: 500 }));
  const orderId = placed?.status === 'ACCEPTED' ? placed.orders[0]!.orderId : '';
  const edit = { type: 'EDIT', clientId: 'edit-to-550', orderId, odds: 550 } as const;
  expect(await exchange.instruct(asha, one, edit)).toMatchObject([
    { status: 'ACCEPTED', orders: [{ odds: 550 }] },
  ]);
  await exchange.instruct(asha, one, { type: 'CANCEL', clientId: 'cancel-one-order', orderId });
  expect((await unmatchedOf(asha, one)).map(({ odds }) => odds)).toEqual([700, 600]);
  await exchange.instruct(asha, one, { type: 'CANCEL_MARKET', clientId: 'cancel-the-market' });
  expect(await unmatchedOf(asha, one)).toEqual([]);
  expect(await unmatchedOf(asha, other)).toHaveLength(1);
  const all = dataOf(await exchange.call(cancelAll, { body: { clientId: 'cancel-everything' } }, asha));
  expect(all.orders.map(({ marketId }) => marketId)).toEqual([other]);
  expect(await unmatchedOf(asha, other)).toEqual([]);
});

test('an order of someone else is not there for the caller', async () => {
  const marketId = await exchange.openMarket('not-yours');
  const [placed] = await exchange.instruct(ben, marketId, aBet({ odds: 500 }));
  const orderId = placed?.status === 'ACCEPTED' ? placed.orders[0]!.orderId : '';
  const before = await bookOf(marketId);
  for (const instruction of [
    { type: 'CANCEL', clientId: 'steal-by-cancel', orderId },
    { type: 'EDIT', clientId: 'steal-by-editing', orderId, odds: 101 },
  ] as const) {
    expect(await exchange.instruct(asha, marketId, instruction)).toMatchObject([
      { status: 'REFUSED', code: 'UNKNOWN_ORDER' },
    ]);
  }
  expect(await bookOf(marketId)).toEqual(before);
});

test('the same client id, sent at once and again, is one bet with one result', async () => {
  const marketId = await exchange.openMarket('once');
  const bet = aBet({ clientId: 'sent-many-times', odds: 500 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange.instruct(asha, marketId, bet)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await bookOf(marketId)).runners[0]?.toLay).toEqual([[500, 1_000_00]]);

  const other = await exchange.instruct(asha, marketId, { ...bet, stake: 2_000_00 } as typeof bet);
  expect(other).toMatchObject([{ status: 'REFUSED', code: 'CLIENT_ID_REUSED' }]);
  expect(await exchange.instruct(ben, marketId, { ...bet })).toMatchObject([{ status: 'ACCEPTED' }]);
});

test('what became of a client id can be asked; one that never arrived is null', async () => {
  const marketId = await exchange.openMarket('asked');
  const bet = aBet({ clientId: 'did-you-get-it', odds: 500 });
  const [result] = await exchange.instruct(asha, marketId, bet);
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', odds: 500, stake: 100_00 }));
  const asked = dataOf(await exchange.call(getResult, { params: { clientId: 'did-you-get-it' } }, asha));
  expect(asked.result).toEqual(result);
  expect(asked.order).toMatchObject({ matched: 100_00, remaining: 900_00 });
  const never = await exchange.call(getResult, { params: { clientId: 'never-arrived' } }, asha);
  expect(dataOf(never)).toEqual({ result: null, order: null });
  const notTheirs = await exchange.call(getResult, { params: { clientId: 'did-you-get-it' } }, ben);
  expect(dataOf(notTheirs)).toEqual({ result: null, order: null });
});

const giveUpOf = async (clientId: string, by: Credentials) =>
  dataOf(await exchange.call(giveUp, { params: { clientId } }, by)).isGivenUp;

test('what was given up is never placed, however late it arrives, and its result says so', async () => {
  const marketId = await exchange.openMarket('given-up');
  const bet = aBet({ clientId: 'held-up-on-its-way', odds: 500 });
  expect(await giveUpOf('held-up-on-its-way', asha)).toBe(true);
  expect(await exchange.instruct(asha, marketId, bet)).toMatchObject([{ code: 'GIVEN_UP' }]);
  expect(await unmatchedOf(asha, marketId)).toEqual([]);
  const asked = await exchange.call(getResult, { params: { clientId: 'held-up-on-its-way' } }, asha);
  expect(dataOf(asked)).toMatchObject({ result: { status: 'REFUSED', code: 'GIVEN_UP' }, order: null });
  // Nobody can give up another account's id.
  expect(await exchange.instruct(ben, marketId, { ...bet })).toMatchObject([{ status: 'ACCEPTED' }]);
  expect(await giveUpOf('held-up-on-its-way', ben)).toBe(false);
  expect(await unmatchedOf(ben, marketId)).toHaveLength(1);
});

test('the balance takes the worst case of what is unmatched', async () => {
  const marketId = await exchange.openMarket('worst');
  const before = await balanceOf(ben);
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', odds: 300, stake: 1_000_00 }));
  expect(await balanceOf(ben)).toEqual({ ...before, exposure: before.exposure + 2_000_00 });
});

test('an operator limits what a bettor may have at risk, and lifts it', async () => {
  const marketId = await exchange.openMarket('limited');
  const { exposure } = await balanceOf(ben);
  const limit = (maxExposure: number | null, userName = 'ben') =>
    exchange.call(limitAccount, { params: { userName }, body: { maxExposure } }, exchange.operator);
  expect(dataOf(await limit(exposure + 500_00))).toEqual({ maxExposure: exposure + 500_00 });
  expect(await exchange.instruct(ben, marketId, aBet({ odds: 500 }))).toMatchObject([
    { status: 'REFUSED', code: 'EXPOSURE_TOO_LARGE', limit: exposure + 500_00 },
  ]);
  dataOf(await limit(null));
  expect(await exchange.instruct(ben, marketId, aBet({ odds: 500 }))).toMatchObject([{ status: 'ACCEPTED' }]);
  expect(await limit(1, 'nobody')).toMatchObject({ ok: false, code: 'UNKNOWN_ACCOUNT' });
});
