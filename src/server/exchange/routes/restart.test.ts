import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { getBalance, listLedgerEntries, listMatchedBets, listSettlements } from '#contract/account.ts';
import { getEvent, getMarketBook, listMarkets } from '#contract/market.ts';
import { setEventState, settleMarket } from '#contract/operator.ts';
import { getResult, listOrders, listPositions, type InstructionResult } from '#contract/order.ts';
import { listAllEvents, listSports } from '#contract/reference.ts';
import { readStream } from '#contract/read-stream.ts';
import type { Credentials } from '#contract/rest-client.ts';
import type { StreamMessage } from '#contract/stream.ts';

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
beforeAll(async () => {
  exchange = await TestExchange.open();
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
});
afterAll(() => exchange.close());

const key = { body: { key: 'any' } };

function orderIdOf(result: InstructionResult | undefined): string {
  const orderId = result?.status === 'ACCEPTED' ? result.orders[0]?.orderId : undefined;
  if (orderId === undefined) throw new Error(`No order: ${JSON.stringify(result)}`);
  return orderId;
}

/** Everything a bettor can be shown, except for a stream's numbers, which begin again. */
async function truthOf(by: Credentials, marketIds: string[]) {
  const books = await Promise.all(
    marketIds.map(async (marketId) => dataOf(await exchange.call(getMarketBook, { params: { marketId } }))),
  );
  return {
    books: books.map(({ definition, runners, matched }) => ({ definition, runners, matched })),
    sports: dataOf(await exchange.call(listSports, key)),
    events: dataOf(await exchange.call(listAllEvents, key)),
    markets: dataOf(await exchange.call(listMarkets, { query: {} })),
    balance: dataOf(await exchange.call(getBalance, {}, by)),
    orders: dataOf(await exchange.call(listOrders, {}, by)),
    positions: dataOf(await exchange.call(listPositions, {}, by)),
    matched: dataOf(await exchange.call(listMatchedBets, {}, by)),
    settlements: dataOf(await exchange.call(listSettlements, {}, by)),
    ledger: dataOf(await exchange.call(listLedgerEntries, {}, by)),
  };
}

test('after a restart the exchange shows the same truth, and sessions stand', async () => {
  const [live, paid] = [await exchange.openMarket('live'), await exchange.openMarket('paid')];
  for (const marketId of [live, paid]) {
    await exchange.instruct(
      ben,
      marketId,
      aBet({ side: 'LAY', odds: 240 }),
      aBet({ side: 'LAY' }),
      aBet({ odds: 500 }),
    );
    await exchange.instruct(asha, marketId, aBet({ stake: 1_500_00 }), aBet({ odds: 250, runnerId: 'r2' }));
  }
  const left = await exchange.openMarket('left');
  await exchange.instruct(asha, left, aBet({ stake: 300_00 }));
  await exchange.instruct(asha, left, { type: 'CANCEL_MARKET', clientId: 'leaves-nothing' });
  const score = { home: '163/7', away: '', period: '1st innings', note: 'WICKET' };
  const state = { params: { eventId: 'live' }, body: { inPlay: true, score } };
  dataOf(await exchange.call(setEventState, state, exchange.operator));
  const settle = { params: { marketId: paid }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, settle, exchange.operator));

  const ashasBefore = await truthOf(asha, [live, paid]);
  const bensBefore = await truthOf(ben, [live, paid]);
  expect(ashasBefore.settlements).toHaveLength(1);
  expect(ashasBefore.orders.length).toBeGreaterThan(0);
  await exchange.reopen();
  expect(await truthOf(asha, [live, paid])).toEqual(ashasBefore);
  expect(await truthOf(ben, [live, paid])).toEqual(bensBefore);
});

test('bets matched across the runners, and the prices that follow from the others, stand after a restart', async () => {
  const marketId = await exchange.openMarket('across', { crossMatching: true });
  const controller = new AbortController();
  const path = `/stream?markets=${marketId}`;
  const stream = readStream<StreamMessage>(exchange.url, path, {}, controller.signal);
  const told = async (type: StreamMessage['type']) => {
    for (;;) {
      const { value, done } = await stream.next();
      if (done || value.type === type) return value;
    }
  };
  await told('IMAGE');
  await exchange.instruct(ben, marketId, aBet({ runnerId: 'r2', odds: 300, stake: 1_000_00 }));
  expect(await told('CHANGE')).toMatchObject({
    runners: [
      { runnerId: 'r1', toBack: [[150, 2_000_00]] },
      { runnerId: 'r2', toLay: [[300, 1_000_00]] },
    ],
  });
  const [taken] = await exchange.instruct(asha, marketId, aBet({ odds: 150, stake: 500_00 }));
  expect(taken).toMatchObject({ fills: [{ odds: 150, stake: 500_00 }] });
  expect(await told('CHANGE')).toMatchObject({
    runners: [
      { toBack: [[150, 1_500_00]], matched: 500_00 },
      { toLay: [[300, 750_00]], matched: 250_00 },
    ],
    matched: 750_00,
  });
  controller.abort();
  const ashasBefore = await truthOf(asha, [marketId]);
  const bensBefore = await truthOf(ben, [marketId]);
  expect(ashasBefore.books[0]!.runners[0]).toMatchObject({ toBack: [[150, 1_500_00]] });
  await exchange.reopen();
  expect(await truthOf(asha, [marketId])).toEqual(ashasBefore);
  expect(await truthOf(ben, [marketId])).toEqual(bensBefore);
  const settle = { params: { marketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, settle, exchange.operator));
  const paid = dataOf(await exchange.call(listSettlements, {}, asha)).find(
    (one) => one.marketId === marketId,
  );
  expect(paid).toMatchObject({ profit: 250_00 });
});

test('a bet sent again after a restart is the same bet', async () => {
  const marketId = await exchange.openMarket('again');
  const bet = aBet({ clientId: 'over-the-restart', odds: 500 });
  const result = await exchange.instruct(asha, marketId, bet);
  await exchange.reopen();
  expect(await exchange.instruct(asha, marketId, bet)).toEqual(result);
  const asked = dataOf(await exchange.call(getResult, { params: { clientId: 'over-the-restart' } }, asha));
  expect(asked).toMatchObject({ result: result[0], order: { remaining: 1_000_00 } });
  const book = dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
  expect(book.runners[0]?.toLay).toEqual([[500, 1_000_00]]);
});

test('an order that ended before a restart is complete after it, matched or not, and nobody else’s', async () => {
  const marketId = await exchange.openMarket('over');
  const [lay] = await exchange.instruct(ben, marketId, aBet({ side: 'LAY', stake: 200_00 }));
  const results = await exchange.instruct(asha, marketId, aBet({ stake: 200_00 }), aBet({ odds: 500 }));
  const orderIds = results.map((result) => orderIdOf(result));
  const cancel = (orderId: string, clientId: string) =>
    ({ type: 'CANCEL', orderId, clientId: `cancel-${clientId}-${orderId}` }) as const;
  await exchange.instruct(asha, marketId, cancel(orderIds[1]!, 'first'));
  await exchange.reopen();
  const late = orderIds.map((orderId) => cancel(orderId, 'late'));
  const codes = await exchange.instruct(asha, marketId, ...late, cancel(orderIdOf(lay), 'other'));
  expect(codes).toMatchObject([
    { code: 'ORDER_COMPLETE' },
    { code: 'ORDER_COMPLETE' },
    { code: 'UNKNOWN_ORDER' },
  ]);
});

test('the queue is the same after a restart: who came first is matched first', async () => {
  const marketId = await exchange.openMarket('queue');
  const chitra = await exchange.signIn('chitra');
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', stake: 200_00 }));
  await exchange.instruct(chitra, marketId, aBet({ side: 'LAY', stake: 200_00 }));
  await exchange.reopen();
  await exchange.instruct(asha, marketId, aBet({ stake: 200_00 }));
  const matchedOf = async (by: Credentials) =>
    dataOf(await exchange.call(listMatchedBets, { query: { eventId: 'queue' } }, by)).length;
  expect(await matchedOf(ben)).toBe(1);
  expect(await matchedOf(chitra)).toBe(0);
});

test('what has ended is still found and followed by its id, and is in no list', async () => {
  await exchange.openMarket('ended');
  const params = { eventId: 'ended' };
  dataOf(await exchange.call(setEventState, { params, body: { ended: true } }, exchange.operator));
  await exchange.reopen();
  expect(dataOf(await exchange.call(getEvent, { params }))).toMatchObject({
    ended: true,
    marketIds: ['ended-odds'],
  });
  const stream = readStream<StreamMessage>(
    exchange.url,
    '/stream?events=ended&markets=paid-odds',
    {},
    AbortSignal.timeout(5_000),
  );
  const messages = [(await stream.next()).value, (await stream.next()).value];
  expect(messages).toMatchObject([
    { type: 'IMAGE', definition: { status: 'CLOSED' }, matched: 1_500_00 },
    { type: 'EVENT', eventId: 'ended', ended: true },
  ]);
  const lists = dataOf(await exchange.call(listAllEvents, key));
  expect(
    Object.values(lists)
      .flat()
      .map(({ exEventId }) => exEventId),
  ).not.toContain('ended');
});
