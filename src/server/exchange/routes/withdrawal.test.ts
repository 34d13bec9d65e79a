import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getMarketBook } from '#contract/market.ts';
import { createMarket, removeRunner, setMarketStatus, settleMarket } from '#contract/operator.ts';
import { listOrders } from '#contract/order.ts';
import type { BodyOf } from '#contract/call.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

/** What happens to a market when runners are removed. */

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());
beforeEach(async () => {
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
});

let lastRace = 0;

/** An open race with `r1`, `r2` and `r3`, in which Asha has backed r1 with 100.00 at 8.00. */
async function matchedRace(rules: Partial<BodyOf<typeof createMarket>> = {}): Promise<string> {
  const eventId = `race-${++lastRace}`;
  await exchange.openMarket(eventId);
  const params = { marketId: `${eventId}-win` };
  const runners = ['r1', 'r2', 'r3'].map((runnerId) => ({ runnerId, name: runnerId }));
  const body = { eventId, marketName: 'Win', startTime: '2026-05-01T12:00:00.000Z', runners, ...rules };
  dataOf(await exchange.call(createMarket, { params, body }, exchange.operator));
  await setStatus(params.marketId, 'OPEN');
  await exchange.instruct(ben, params.marketId, aBet({ side: 'LAY', odds: 800, stake: 100_00 }));
  await exchange.instruct(asha, params.marketId, aBet({ odds: 800, stake: 100_00 }));
  return params.marketId;
}

const setStatus = (marketId: string, status: 'OPEN' | 'SUSPENDED') =>
  exchange.call(setMarketStatus, { params: { marketId }, body: { status } }, exchange.operator);

const remove = async (marketId: string, runnerId: string, reductionFactor: number) => {
  const input = { params: { marketId, runnerId }, body: { reductionFactor } };
  return dataOf(await exchange.call(removeRunner, input, exchange.operator));
};

const oddsOf = async (marketId: string) => {
  const [order] = dataOf(await exchange.call(listOrders, { query: { marketId } }, asha));
  return order?.averageOdds;
};

test.each([
  ['a winner market', {}, 249, 800],
  ['a winner market', {}, 250, 780],
  ['a market with a threshold of its own', { leastReduction: 500 }, 499, 800],
  ['a market with a threshold of its own', { leastReduction: 500 }, 500, 760],
  ['a market without one', { leastReduction: 0 }, 100, 792],
  ['a place market', { kind: 'PLACE', numberOfWinners: 2 }, 100, 793],
] as const)('in %s (%j) a factor of %i basis points makes 8.00 %i', async (_, rules, factor, odds) => {
  const marketId = await matchedRace(rules);
  const { runners } = await remove(marketId, 'r3', factor);
  expect(await oddsOf(marketId)).toBe(odds);
  // The market says by how much it reduced the odds.
  expect(runners[2]).toMatchObject({ status: 'REMOVED', reductionFactor: odds === 800 ? 0 : factor });
});

test.each([
  ['one winner', {}, ['r2', 'r3']],
  ['two winners', { kind: 'PLACE', numberOfWinners: 2 }, ['r3']],
] as const)(
  'a market of %s left with no more runners than winners is suspended for the operator',
  async (_, rules, removed) => {
    const marketId = await matchedRace(rules);
    const definitions = [];
    for (const runnerId of removed) definitions.push(await remove(marketId, runnerId, 0));
    expect(definitions.at(-1)).toMatchObject({ status: 'SUSPENDED', suspendReason: 'TOO_FEW_RUNNERS' });
    for (const before of definitions.slice(0, -1)) expect(before.status).toBe('OPEN');
    expect(await exchange.instruct(asha, marketId, aBet())).toMatchObject([{ code: 'MARKET_SUSPENDED' }]);

    expect(await setStatus(marketId, 'OPEN')).toMatchObject({
      ok: false,
      code: 'TOO_FEW_RUNNERS',
      message: 'No more runners are left than can win. Settle the market, or void it.',
    });
    const book = dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
    expect(book.definition.status).toBe('SUSPENDED');
    const settle = { params: { marketId }, body: { winners: ['r1'] } };
    if (removed.length > 1) dataOf(await exchange.call(settleMarket, settle, exchange.operator));
  },
);

test('a least fill above the stake is refused, and one as large as the stake is not', async () => {
  const marketId = await matchedRace();
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', odds: 800, stake: 500_00 }));
  const bet = { odds: 800, stake: 100_00 };
  const [above, equal] = await exchange.instruct(
    asha,
    marketId,
    aBet({ ...bet, fillOrKill: { minFill: 100_01 } }),
    aBet({ ...bet, fillOrKill: { minFill: 100_00 } }),
  );
  expect(above).toMatchObject({ status: 'REFUSED', code: 'LEAST_FILL_TOO_LARGE', limit: 100_00 });
  expect(equal).toMatchObject({ status: 'ACCEPTED', orders: [{ matched: 100_00 }] });
});
