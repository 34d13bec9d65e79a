import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMarket, setMarketStatus, settleMarket } from '#contract/operator.ts';
import { listSportMarkets } from '#contract/sport-markets.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

const marketsOf = async (sportId: string) =>
  dataOf(await exchange.call(listSportMarkets, { params: { sportId } }));

test('once they are open, a sport’s markets are told with their names and with what was matched in each', async () => {
  const [asha, ben] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
  const marketId = await exchange.openMarket('derby');
  await exchange.instruct(asha, marketId, aBet({ side: 'LAY', odds: 200, stake: 300_00 }));
  await exchange.instruct(ben, marketId, aBet({ odds: 200, stake: 300_00 }));
  const body = {
    eventId: 'derby',
    marketName: 'To win the toss',
    startTime: '2026-11-21T12:00:00.000Z',
    runners: ['r1', 'r2', 'r3'].map((runnerId) => ({ runnerId, name: runnerId })),
  };
  dataOf(await exchange.call(createMarket, { params: { marketId: 'toss' }, body }, exchange.operator));
  expect(await marketsOf('4')).toHaveLength(1);
  const opened = { params: { marketId: 'toss' }, body: { status: 'OPEN' as const } };
  dataOf(await exchange.call(setMarketStatus, opened, exchange.operator));
  expect(await marketsOf('4')).toEqual([
    expect.objectContaining({ marketId, eventId: 'derby', kind: 'WINNER', runners: 2, matched: 300_00 }),
    {
      marketId: 'toss',
      eventId: 'derby',
      marketName: 'To win the toss',
      kind: 'WINNER',
      runners: 3,
      matched: 0,
    },
  ]);
  expect(await marketsOf('1')).toEqual([]);
});

test('one that is settled is not among them', async () => {
  const settled = { params: { marketId: 'toss' }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, settled, exchange.operator));
  expect((await marketsOf('4')).map(({ marketId }) => marketId)).toEqual(['derby-odds']);
});
