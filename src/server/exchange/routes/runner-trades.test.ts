import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { getRunnerTrades } from '#contract/market.ts';
import { settleMarket } from '#contract/operator.ts';
import type { Credentials } from '#contract/rest-client.ts';

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
beforeAll(async () => {
  exchange = await TestExchange.open();
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
});
afterAll(() => exchange.close());

const tradesOf = async (marketId: string, runnerId = 'r1') =>
  dataOf(await exchange.call(getRunnerTrades, { params: { marketId, runnerId } }));
const match = async (marketId: string, odds: number, stake: number) => {
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', odds, stake }));
  await exchange.instruct(asha, marketId, aBet({ odds, stake }));
};

test('what was matched on a runner stands by odds and over time, and still does after a restart and the settlement', async () => {
  const marketId = await exchange.openMarket('trades');
  expect(await tradesOf(marketId)).toEqual({ marketId, runnerId: 'r1', traded: [], prices: [] });
  await match(marketId, 236, 600_00);
  await match(marketId, 240, 100_00);
  // Reads while more is matched, starting from what is already known.
  expect((await tradesOf(marketId)).traded).toEqual([
    [236, 600_00],
    [240, 100_00],
  ]);
  await match(marketId, 236, 400_00);
  const all = await Promise.all([tradesOf(marketId), tradesOf(marketId), tradesOf(marketId)]);
  expect(all[1]).toEqual(all[0]);
  expect(all[2]).toEqual(all[0]);
  expect(all[0].traded).toEqual([
    [236, 1_000_00],
    [240, 100_00],
  ]);
  expect(all[0].prices.at(-1)?.odds).toBe(236);
  expect(all[0].prices.reduce((sum, { matched }) => sum + matched, 0)).toBe(1_100_00);
  expect((await tradesOf(marketId, 'r2')).traded).toEqual([]);

  await exchange.reopen();
  expect(await tradesOf(marketId)).toEqual(all[0]);
  const result = { params: { marketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, result, exchange.operator));
  expect(await tradesOf(marketId)).toEqual(all[0]);
});

test('a market or a runner that there is none of is refused', async () => {
  const marketId = await exchange.openMarket('none');
  const ask = (params: { marketId: string; runnerId: string }) => exchange.call(getRunnerTrades, { params });
  expect(await ask({ marketId, runnerId: 'r9' })).toMatchObject({ ok: false, code: 'UNKNOWN_RUNNER' });
  expect(await ask({ marketId: 'no', runnerId: 'r1' })).toMatchObject({ ok: false, code: 'UNKNOWN_MARKET' });
});
