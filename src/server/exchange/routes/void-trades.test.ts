import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { leastBigBet, listBigBets } from '#contract/big-bets.ts';
import { getMarketBook, getRunnerTrades } from '#contract/market.ts';
import { setMarketStatus, settleMarket, voidBets } from '#contract/operator.ts';
import { readStream } from '#contract/read-stream.ts';
import type { Credentials } from '#contract/rest-client.ts';
import type { StreamMessage } from '#contract/stream.ts';

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
/** The exchange's clock, which stands still during a match. */
let now = Date.now();
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
});
afterAll(() => exchange.close());

/** Ben lays and Asha backs, a second after what was before. Returns when. */
async function match(marketId: string, odds: number, stake: number): Promise<string> {
  now += 1_000;
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', odds, stake }));
  const [result] = await exchange.instruct(asha, marketId, aBet({ odds, stake }));
  expect(result).toMatchObject({ fills: [{ odds, stake }] });
  return new Date(now).toISOString();
}

const voidAt = async (marketId: string, at: string): Promise<number> => {
  const input = { params: { marketId }, body: { from: at, to: at, runnerId: 'r1' } };
  return dataOf(await exchange.call(voidBets, input, exchange.operator)).voided;
};

/** What anybody is told of r1's past. */
async function told(marketId: string) {
  const params = { marketId, runnerId: 'r1' };
  const { runners, definition } = dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
  const { traded, prices } = dataOf(await exchange.call(getRunnerTrades, { params }));
  const { lastOdds, matched } = runners.find(({ runnerId }) => runnerId === 'r1')!;
  const { startingPrice = null } = definition.runners.find(({ runnerId }) => runnerId === 'r1')!;
  return { lastOdds, matched, startingPrice, traded, priced: prices.map(({ odds }) => odds) };
}

async function start(marketId: string): Promise<void> {
  now += 1_000;
  const input = { params: { marketId }, body: { inPlay: true } };
  dataOf(await exchange.call(setMarketStatus, input, exchange.operator));
}

const sound = { lastOdds: 200, matched: 100_00, startingPrice: 200, traded: [[200, 100_00]], priced: [200] };

test.each([
  ['before', 'never read before'],
  ['before', 'read before'],
  ['after', 'read before'],
])('a trade that is voided %s the start, and was %s, never happened', async (when, read) => {
  const marketId = await exchange.openMarket(`void-${when}-${read.replaceAll(' ', '-')}`);
  await match(marketId, 200, 100_00);
  const at = await match(marketId, 900, 100_00);
  if (read === 'read before') await told(marketId);
  if (when === 'after') await start(marketId);
  expect(await voidAt(marketId, at)).toBe(1);
  if (when === 'before') await start(marketId);
  expect(await told(marketId)).toEqual(sound);
  await exchange.reopen();
  expect(await told(marketId)).toEqual(sound);
  const result = { params: { marketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, result, exchange.operator));
  expect(await told(marketId)).toEqual(sound);
});

test('where all that was matched is void, the stream and the book have no last price, and the start none', async () => {
  const marketId = await exchange.openMarket('void-all');
  const at = await match(marketId, 200, 100_00);
  const end = new AbortController();
  const stream = readStream<StreamMessage>(exchange.url, `/stream?markets=${marketId}`, {}, end.signal);
  expect((await stream.next()).value).toMatchObject({ type: 'IMAGE', runners: [{ lastOdds: 200 }, {}] });
  await voidAt(marketId, at);
  let change = (await stream.next()).value;
  while (change?.type === 'HEARTBEAT') change = (await stream.next()).value;
  expect(change).toMatchObject({ runners: [{ runnerId: 'r1', lastOdds: 0, matched: 0 }] });
  end.abort();
  await start(marketId);
  const nothing = { lastOdds: null, matched: 0, startingPrice: null, traded: [], priced: [] };
  expect(await told(marketId)).toEqual(nothing);
  await exchange.reopen();
  expect(await told(marketId)).toEqual(nothing);
});

test('a big bet that is void is listed no more, and a sound one once, however much is corrected', async () => {
  const marketId = await exchange.openMarket('void-big');
  const bigBets = async () =>
    dataOf(await exchange.call(listBigBets, { query: {} })).map(({ odds, stake }) => ({ odds, stake }));
  await match(marketId, 200, leastBigBet);
  const at = await match(marketId, 300, leastBigBet);
  expect(await bigBets()).toHaveLength(2);
  await voidAt(marketId, at);
  const left = [{ odds: 200, stake: leastBigBet }];
  expect(await bigBets()).toEqual(left);
  await match(marketId, 210, 100_00);
  await voidAt(marketId, new Date(now).toISOString());
  expect(await bigBets()).toEqual(left);
  await exchange.reopen();
  expect(await bigBets()).toEqual(left);
});
