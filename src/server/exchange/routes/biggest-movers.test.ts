import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { listBiggestMovers } from '#contract/biggest-movers.ts';
import { setMarketStatus } from '#contract/operator.ts';
import type { Credentials } from '#contract/rest-client.ts';

const minute = 60_000;

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
/** How far the exchange's clock is ahead, ms. */
let ahead = 0;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => Date.now() + ahead });
});
// A session does not live as long as the clock is moved.
beforeEach(
  async () => void ([asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')])),
);
afterAll(() => exchange.close());

const movers = async (query = {}) => dataOf(await exchange.call(listBiggestMovers, { query }));
const match = async (marketId: string, odds: number, runnerId = 'r1', stake = 600_00) => {
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', odds, stake, runnerId }));
  await exchange.instruct(asha, marketId, aBet({ odds, stake, runnerId }));
};

test('a runner’s price then and now, and how it got there, from the last bet before the while', async () => {
  const marketId = await exchange.openMarket('moving');
  await match(marketId, 240);
  ahead += 12 * minute;
  expect(await movers()).toEqual([]);
  await match(marketId, 220);
  ahead += minute;
  await match(marketId, 190);
  const told = await movers();
  expect(told).toEqual([
    {
      marketId,
      eventId: 'moving',
      sportId: '4',
      eventName: 'Dunes v Harbour (moving)',
      runnerId: 'r1',
      runnerName: 'Dunes',
      was: 240,
      now: 190,
      matched: 1_200_00,
      prices: [
        { at: expect.any(String) as string, odds: 220, matched: 600_00 },
        { at: expect.any(String) as string, odds: 190, matched: 600_00 },
      ],
    },
  ]);
  await exchange.reopen();
  expect(await movers()).toEqual(told);
});

test('the furthest comes first, no more than asked for, and none once the while or the market is over', async () => {
  const marketId = await exchange.openMarket('further');
  await match(marketId, 400);
  await match(marketId, 200);
  const names = async (query = {}) => (await movers(query)).map((mover) => [mover.eventId, mover.was]);
  // Its first bet counts where there is none before.
  expect(await names()).toEqual([
    ['further', 400],
    ['moving', 240],
  ]);
  expect(await names({ limit: 1 })).toEqual([['further', 400]]);
  const closed = { params: { marketId }, body: { status: 'SUSPENDED' as const } };
  dataOf(await exchange.call(setMarketStatus, closed, exchange.operator));
  expect(await names({ limit: 1 })).toEqual([['further', 400]]);
  ahead += 30 * minute;
  expect(await names()).toEqual([]);
});

test('a market whose prices say that it is as good as decided is left out', async () => {
  const marketId = await exchange.openMarket('decided');
  await match(marketId, 400);
  await match(marketId, 200);
  expect(await movers()).toHaveLength(1);
  // The only price to back the other side.
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', odds: 102, runnerId: 'r2' }));
  expect(await movers()).toEqual([]);
});

test('a price that what is offered has left behind is not told as the one now', async () => {
  const marketId = await exchange.openMarket('behind');
  await match(marketId, 400);
  await match(marketId, 200);
  const now = async () => (await movers()).find((mover) => mover.marketId === marketId)?.now;
  expect(await now()).toBe(200);
  await exchange.instruct(asha, marketId, aBet({ odds: 320 }));
  expect(await now()).toBe(200);
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', odds: 300 }));
  expect(await now()).toBe(300);
});
