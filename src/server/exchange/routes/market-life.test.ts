import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getBalance, listLedgerEntries } from '#contract/account.ts';
import { getMarketBook } from '#contract/market.ts';
import {
  createMarket,
  removeRunner,
  resettleMarket,
  setMarketStatus,
  setQuotes,
  settleMarket,
  voidBets,
} from '#contract/operator.ts';
import { listOrders, listPositions } from '#contract/order.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

/** Kinds of markets and how they end, through REST and storage. */

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());
beforeEach(async () => {
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
});

const bankOf = async (by: Credentials) => dataOf(await exchange.call(getBalance, {}, by)).bankBalance;
const bookOf = async (marketId: string) =>
  dataOf(await exchange.call(getMarketBook, { params: { marketId } }));

/** Asha backs `r1` with 1,000.00 at 2.36 against Ben. */
async function matched(name: string): Promise<string> {
  const marketId = await exchange.openMarket(name);
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY' }));
  await exchange.instruct(asha, marketId, aBet());
  return marketId;
}

test('a session is quoted, bet at exactly its quote, and settled on its runs', async () => {
  await exchange.openMarket('fancy');
  const marketId = 'fancy-session';
  const params = { marketId };
  const body = { eventId: 'fancy', marketName: '6 over runs', startTime: '2026-11-21T12:00:00.000Z' };
  const market = { ...body, kind: 'SESSION' as const, runners: [{ runnerId: 'r1', name: 'Runs' }] };
  const asked = { ...market, commissionRate: 0 };
  dataOf(await exchange.call(createMarket, { params, body: asked }, exchange.operator));
  dataOf(await exchange.call(setMarketStatus, { params, body: { status: 'OPEN' } }, exchange.operator));
  const quote = { runnerId: 'r1', side: 'BACK' as const, odds: 190, line: 4_500, size: 5_000_00 };
  dataOf(await exchange.call(setQuotes, { params, body: { quotes: [quote] } }, exchange.operator));

  const before = await bankOf(asha);
  const [refused] = await exchange.instruct(asha, marketId, aBet({ odds: 190, line: 4_400 }));
  expect(refused).toMatchObject({ code: 'QUOTE_CHANGED', quote: { odds: 190, line: 4_500 } });
  const [taken] = await exchange.instruct(asha, marketId, aBet({ odds: 190, line: 4_500 }));
  expect(taken).toMatchObject({ orders: [{ matched: 1_000_00, line: 4_500 }] });
  expect((await bookOf(marketId)).definition.quotes).toEqual([{ ...quote, size: 4_000_00 }]);
  const position = dataOf(await exchange.call(listPositions, {}, asha)).find(
    (one) => one.marketId === marketId,
  );
  expect(position).toMatchObject({
    exposure: 1_000_00,
    outcomes: [],
    numbers: [
      { from: null, pays: -1_000_00 * 100 },
      { from: 45, pays: 900_00 * 100 },
    ],
  });
  dataOf(await exchange.call(settleMarket, { params, body: { number: 45 } }, exchange.operator));
  expect(await bankOf(asha)).toBe(before + 900_00);
  const orders = dataOf(await exchange.call(listOrders, { query: { marketId } }, asha));
  expect(orders[0]).toMatchObject({ line: 4_500, odds: 190 });
});

test('a runner is removed, bets are made void, and the market says so', async () => {
  const marketId = await matched('removed');
  const params = { marketId };
  const window = { from: '2026-01-01T00:00:00.000Z', to: '2036-01-01T00:00:00.000Z' };
  const remove = { params: { marketId, runnerId: 'r2' }, body: { reductionFactor: 1_000 } };
  expect(dataOf(await exchange.call(removeRunner, remove, exchange.operator)).runners[1]).toMatchObject({
    status: 'REMOVED',
    reductionFactor: 1_000,
  });
  const [order] = dataOf(await exchange.call(listOrders, { query: { marketId } }, asha));
  expect(order).toMatchObject({ matched: 1_000_00, averageOdds: 212 });
  const made = await exchange.call(voidBets, { params, body: window }, exchange.operator);
  expect(dataOf(made)).toEqual({ voided: 1 });
  const [after] = dataOf(await exchange.call(listOrders, { query: { marketId } }, asha));
  expect(after).toMatchObject({ matched: 0, lapsed: 1_000_00, reason: 'VOID' });
  expect((await bookOf(marketId)).matched).toBe(0);
});

test('of a match across the runners all bets are void, or none: who backed another runner has no bet left over', async () => {
  const marketId = await exchange.openMarket('crossed', { crossMatching: true });
  await exchange.instruct(ben, marketId, aBet({ runnerId: 'r2', odds: 200 }));
  const [taken] = await exchange.instruct(asha, marketId, aBet({ odds: 200 }));
  expect(taken).toMatchObject({ fills: [{ odds: 200, stake: 1_000_00 }] });
  const window = { from: '2026-01-01T00:00:00.000Z', to: '2036-01-01T00:00:00.000Z' };
  const ofOther = { params: { marketId }, body: { ...window, runnerId: 'r2' } };
  expect(dataOf(await exchange.call(voidBets, ofOther, exchange.operator))).toEqual({ voided: 2 });
  for (const by of [asha, ben]) {
    const [order] = dataOf(await exchange.call(listOrders, { query: { marketId } }, by));
    expect(order).toMatchObject({ matched: 0, lapsed: 1_000_00, reason: 'VOID' });
  }
  const before = await bankOf(asha);
  dataOf(
    await exchange.call(settleMarket, { params: { marketId }, body: { winners: ['r1'] } }, exchange.operator),
  );
  expect(await bankOf(asha)).toBe(before);
});

test('a market is settled anew from what is stored, twice; every correction is an entry of its own', async () => {
  const marketId = await matched('anew');
  const params = { marketId };
  const before = await bankOf(asha);
  const settle = (winners: string[]) => ({ params, body: { winners } });
  expect(await exchange.call(resettleMarket, settle(['r1']), exchange.operator)).toMatchObject({
    code: 'MARKET_NOT_CLOSED',
  });
  dataOf(await exchange.call(settleMarket, settle(['r1']), exchange.operator));
  expect(await bankOf(asha)).toBe(before + 1_360_00 - 27_20);
  dataOf(await exchange.call(resettleMarket, settle(['r2']), exchange.operator));
  expect(await bankOf(asha)).toBe(before - 1_000_00);
  dataOf(await exchange.call(resettleMarket, settle([]), exchange.operator));
  expect(await bankOf(asha)).toBe(before);
  const entries = dataOf(await exchange.call(listLedgerEntries, { query: { limit: 500 } }, asha));
  const its = entries
    .filter((entry) => entry.marketId === marketId)
    .map(({ kind, amount }) => [kind, amount]);
  expect(its.reverse()).toEqual([
    ['settlement', 1_360_00],
    ['commission', -27_20],
    ['settlement-reversal', -1_360_00],
    ['commission-reversal', 27_20],
    ['settlement', -1_000_00],
    ['settlement-reversal', 1_000_00],
  ]);
  expect((await bookOf(marketId)).definition).toMatchObject({ voided: true, settledTimes: 3 });
  expect(
    await exchange.call(resettleMarket, { params: { marketId: 'none' }, body: {} }, exchange.operator),
  ).toMatchObject({ code: 'UNKNOWN_MARKET' });
});
