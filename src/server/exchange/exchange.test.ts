import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { listLedgerEntries, listSettlements } from '#contract/account.ts';
import { getMarketBook } from '#contract/market.ts';
import { settleMarket } from '#contract/operator.ts';
import { listOrders } from '#contract/order.ts';

const day = 24 * 60 * 60_000;
const patience = { timeout: 10_000 };

/** How far the clock is ahead of the start, in milliseconds. */
let ahead = 0;
const began = Date.now();
let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => began + ahead, upkeepEvery: 1 });
});
afterAll(() => exchange.close());

test('a day after a market was paid, bets in it that were never matched are gone, and the others are not', async () => {
  const marketId = await exchange.openMarket('long-ago');
  const [asha, ben] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY' }));
  await exchange.instruct(asha, marketId, aBet(), aBet({ odds: 500 }), aBet({ odds: 600 }));
  const settle = { params: { marketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, settle, exchange.operator));
  const ordersOf = async () => {
    const by = await exchange.signIn('asha');
    return dataOf(await exchange.call(listOrders, { query: { marketId } }, by)).map(({ odds }) => odds);
  };
  // Placed last, so that the orders checked here don't include the newest of all.
  await exchange.instruct(ben, await exchange.openMarket('later'), aBet());
  ahead = day - 60_000;
  expect(await ordersOf()).toEqual([600, 500, 236]);

  ahead = day + 60_000;
  await vi.waitUntil(async () => (await ordersOf()).length === 1, patience);
  expect(await ordersOf()).toEqual([236]);
  await exchange.reopen();
  const by = await exchange.signIn('asha');
  const since = new Date(began - day).toISOString();
  expect(dataOf(await exchange.call(listSettlements, { query: { since } }, by))).toMatchObject([
    { marketId },
  ]);
  expect(dataOf(await exchange.call(listLedgerEntries, {}, by)).length).toBeGreaterThan(1);
  expect(dataOf(await exchange.call(getMarketBook, { params: { marketId } }))).toMatchObject({
    definition: { status: 'CLOSED' },
    matched: 1_000_00,
  });
});
