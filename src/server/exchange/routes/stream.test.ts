import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { diffLevels, mergeLevels } from '#domain/odds/levels.ts';
import { getMarketBook, type RunnerBook } from '#contract/market.ts';
import { createMarket, setEventState, setMarketStatus, settleMarket } from '#contract/operator.ts';
import { approvePayment } from '#contract/payment-desk.ts';
import { askDeposit } from '#contract/payments.ts';
import { readStream } from '#contract/read-stream.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { logout } from '#contract/session.ts';
import {
  accountMessage,
  streamMessage,
  type AccountMessage,
  type MarketChange,
  type StreamMessage,
} from '#contract/stream.ts';

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
beforeAll(async () => {
  exchange = await TestExchange.open();
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
});
afterAll(() => exchange.close());

const open: AbortController[] = [];
afterEach(() => open.splice(0).forEach((controller) => controller.abort()));

/** A stream's messages. Each is checked against the contract. */
function follow<Message>(path: string, schema: { parse(message: unknown): Message }, by: Credentials = {}) {
  const controller = new AbortController();
  open.push(controller);
  const messages = readStream<unknown>(exchange.url, path, by, controller.signal);
  const next = async (): Promise<Message | null> => {
    const { value, done } = await messages.next();
    return done ? null : schema.parse(value);
  };
  return {
    next,
    until: async <Found extends Message>(isIt: (message: Message) => message is Found): Promise<Found> => {
      for (let message = await next(); message !== null; message = await next())
        if (isIt(message)) return message;
      throw new Error('The stream has ended');
    },
  };
}
const followMarkets = (query: string) => follow<StreamMessage>(`/stream?${query}`, streamMessage);
const ofType =
  <Type extends string>(type: Type) =>
  <Message extends { type: string }>(message: Message): message is Extract<Message, { type: Type }> =>
    message.type === type;

test('a market stream begins with an image, and each change leads on to the book of the call', async () => {
  const marketId = await exchange.openMarket('followed');
  const stream = followMarkets(`markets=${marketId}`);
  const image = await stream.until(ofType('IMAGE'));
  const runners = new Map(image.runners.map((runner) => [runner.runnerId, runner]));
  let to = image.to;

  await exchange.instruct(
    ben,
    marketId,
    aBet({ side: 'LAY' }),
    aBet({ side: 'LAY', odds: 230, runnerId: 'r2' }),
  );
  await exchange.instruct(asha, marketId, aBet({ stake: 400_00 }), aBet({ odds: 260 }));
  await exchange.instruct(ben, marketId, { type: 'CANCEL_MARKET', clientId: 'stream-cancel' });
  const book = dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
  while (to < book.to) {
    const change = await stream.until(ofType('CHANGE'));
    expect(change).toMatchObject({ epoch: image.epoch, from: to });
    to = change.to;
    for (const runner of change.runners)
      runners.set(runner.runnerId, merge(runners.get(runner.runnerId)!, runner));
  }
  expect([...runners.values()]).toEqual(book.runners);
});

const merge = (book: RunnerBook, change: MarketChange['runners'][number]): RunnerBook => ({
  ...book,
  ...change,
  toBack: mergeLevels('toBack', book.toBack, change.toBack ?? []),
  toLay: mergeLevels('toLay', book.toLay, change.toLay ?? []),
});

test('a change carries only the levels that changed', async () => {
  const marketId = await exchange.openMarket('small');
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', odds: 200 }), aBet({ side: 'LAY', odds: 210 }));
  const stream = followMarkets(`markets=${marketId}`);
  const image = await stream.until(ofType('IMAGE'));
  await exchange.instruct(asha, marketId, aBet({ odds: 210, stake: 300_00 }));
  const change = await stream.until(ofType('CHANGE'));
  expect(change.runners).toEqual([
    { runnerId: 'r1', toBack: [[210, 700_00]], lastOdds: 210, matched: 300_00 },
  ]);
  expect(
    diffLevels(image.runners[0]!.toBack, [
      [210, 700_00],
      [200, 1_000_00],
    ]),
  ).toEqual(change.runners[0]?.toBack);
});

test('a heartbeat comes once a second and says where the market stands', async () => {
  const marketId = await exchange.openMarket('quiet');
  const stream = followMarkets(`markets=${marketId}`);
  const image = await stream.until(ofType('IMAGE'));
  const beats = [await stream.until(ofType('HEARTBEAT')), await stream.until(ofType('HEARTBEAT'))];
  expect(beats.map(({ epoch, to }) => [epoch, to])).toEqual([
    [image.epoch, image.to],
    [image.epoch, image.to],
  ]);
  const apart = Date.parse(beats[1]!.at) - Date.parse(beats[0]!.at);
  expect(apart).toBeGreaterThan(800);
  expect(apart).toBeLessThan(1_800);
});

test('a reader that names where it stands goes on by one change; one that names another epoch gets an image', async () => {
  const marketId = await exchange.openMarket('resumed');
  const { epoch, to } = await followMarkets(`markets=${marketId}`).until(ofType('IMAGE'));
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', odds: 200 }));
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', odds: 200 }));
  const back = followMarkets(`markets=none,${marketId}&after=,${epoch}:${to}`);
  expect(await back.next()).toMatchObject({ type: 'UNKNOWN_MARKET' });
  expect(await back.next()).toMatchObject({
    type: 'CHANGE',
    from: to,
    to: to + 2,
    runners: [{ runnerId: 'r1', toBack: [[200, 2_000_00]] }],
  });
  const other = followMarkets(`markets=${marketId}&after=before:${to}`);
  expect(await other.next()).toMatchObject({ type: 'IMAGE', to: to + 2 });
  for (const after of ['7', `${epoch}:x`, `${epoch}:1,${epoch}:1`]) {
    const response = await fetch(`${exchange.url}/stream?markets=${marketId}&after=${after}`);
    expect(response.status).toBe(400);
  }
});

test('an event says where it stands once a second', async () => {
  await exchange.openMarket('beating');
  const stream = followMarkets('events=beating');
  const beats = [await stream.next(), await stream.next(), await stream.next()];
  expect(beats.map((message) => message?.type)).toEqual(['EVENT', 'EVENT', 'EVENT']);
});

test('a suspension and the result are changes of the definition', async () => {
  const marketId = await exchange.openMarket('defined');
  const stream = followMarkets(`markets=${marketId}`);
  await stream.until(ofType('IMAGE'));
  const params = { marketId };
  const suspend = { status: 'SUSPENDED', suspendReason: 'WICKET' } as const;
  await exchange.call(setMarketStatus, { params, body: suspend }, exchange.operator);
  expect((await stream.until(ofType('CHANGE'))).definition).toMatchObject(suspend);
  await exchange.call(settleMarket, { params, body: { winners: ['r2'] } }, exchange.operator);
  const closed = (await stream.until(ofType('CHANGE'))).definition;
  expect(closed?.status).toBe('CLOSED');
  expect(closed?.runners.map(({ status }) => status)).toEqual(['LOSER', 'WINNER']);
});

test('an event stream says its state at once and at each change; an unknown market is named', async () => {
  await exchange.openMarket('scored');
  const stream = followMarkets('events=scored&markets=no-such-market');
  expect(await stream.next()).toEqual({ type: 'UNKNOWN_MARKET', marketId: 'no-such-market' });
  expect(await stream.until(ofType('EVENT'))).toMatchObject({
    eventId: 'scored',
    inPlay: false,
    score: null,
  });
  const score = { home: '1', away: '0', period: "12'", note: 'GOAL' };
  const body = { inPlay: true, score };
  await exchange.call(setEventState, { params: { eventId: 'scored' }, body }, exchange.operator);
  expect(await stream.until(ofType('EVENT'))).toMatchObject({ inPlay: true, score });
});

test('an event says how many markets it has, closed ones too', async () => {
  const marketId = await exchange.openMarket('grown');
  const settle = { params: { marketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, settle, exchange.operator));
  const stream = followMarkets('events=grown');
  expect(await stream.until(ofType('EVENT'))).toMatchObject({ markets: 1 });
  const body = {
    eventId: 'grown',
    marketName: 'Next goal',
    startTime: '2026-05-01T12:00:00Z',
    runners: ['Dunes', 'Harbour'].map((name, at) => ({ runnerId: `n${at}`, name })),
  };
  dataOf(await exchange.call(createMarket, { params: { marketId: 'grown-next' }, body }, exchange.operator));
  const told = [await stream.until(ofType('EVENT')), await stream.until(ofType('EVENT'))];
  expect(told.at(-1)).toMatchObject({ markets: 2 });
});

test('the account stream follows orders, position and balance, and a settled market leaves it', async () => {
  const marketId = await exchange.openMarket('own');
  const stream = follow<AccountMessage>('/me/stream', accountMessage, asha);
  const image = await stream.until(ofType('IMAGE'));
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY' }));
  await exchange.instruct(asha, marketId, aBet());
  const placed = await stream.until(ofType('CHANGE'));
  expect(placed).toMatchObject({
    from: image.to,
    balance: { bankBalance: image.balance.bankBalance, exposure: image.balance.exposure + 1_000_00 },
    orders: [{ marketId, matched: 1_000_00 }],
    positions: [{ marketId, exposure: 1_000_00 }],
  });
  const settle = { params: { marketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, settle, exchange.operator));
  const paid = await stream.until(ofType('CHANGE'));
  expect(paid.settlements).toMatchObject([
    { marketId, result: 'Dunes', profit: 1_360_00, commission: 27_20 },
  ]);
  expect(paid.balance?.bankBalance).toBe(image.balance.bankBalance + 1_360_00 - 27_20);
  const again = await follow<AccountMessage>('/me/stream', accountMessage, asha).until(ofType('IMAGE'));
  expect(again.orders.filter((order) => order.marketId === marketId)).toEqual([]);
});

test('the account stream tells each step of a payment, and its image has those under way', async () => {
  const stream = follow<AccountMessage>('/me/stream', accountMessage, ben);
  await stream.until(ofType('IMAGE'));
  const body = { clientId: 'told-deposit', methodId: 'bank', amount: 1_000_00 };
  const { result } = dataOf(await exchange.call(askDeposit, { body }, ben));
  if (result.status === 'REFUSED') throw new Error(result.code);
  const { payment } = result;
  expect((await stream.until(ofType('CHANGE'))).payments).toEqual([payment]);
  const underWay = async () =>
    (await follow<AccountMessage>('/me/stream', accountMessage, ben).until(ofType('IMAGE'))).payments;
  expect(await underWay()).toEqual([payment]);
  await exchange.reopen();
  expect(await underWay()).toEqual([payment]);
  const after = follow<AccountMessage>('/me/stream', accountMessage, ben);
  const { balance } = await after.until(ofType('IMAGE'));
  const approval = { operatorName: 'Olga', bankId: 'told-bank' };
  const params = { paymentId: payment.paymentId };
  dataOf(await exchange.call(approvePayment, { params, body: approval }, exchange.operator));
  const approved = await after.until(ofType('CHANGE'));
  expect(approved).toMatchObject({
    balance: { bankBalance: balance.bankBalance + 1_000_00 },
    payments: [{ paymentId: payment.paymentId, state: 'APPROVED' }],
  });
  expect(await underWay()).toEqual([]);
});

test('the account stream needs a token, and ends within two seconds of the sign-out', async () => {
  await expect(follow('/me/stream', accountMessage).next()).rejects.toThrow(
    'The stream was refused: HTTP 401',
  );
  const chitra = await exchange.signIn('chitra');
  const stream = follow<AccountMessage>('/me/stream', accountMessage, chitra);
  await stream.until(ofType('IMAGE'));
  await exchange.call(logout, {}, chitra);
  const since = performance.now();
  while ((await stream.next()) !== null);
  expect(performance.now() - since).toBeLessThan(2_000);
});

test('a stream asked for with something else than the schema is a 400', async () => {
  const response = await fetch(`${exchange.url}/stream?market=a`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'INVALID_REQUEST' } });
});

test('what does not exist is said to be unknown: a market, an event, a score', async () => {
  expect(await followMarkets('markets=none').next()).toEqual({ type: 'UNKNOWN_MARKET', marketId: 'none' });
  for (const kind of ['events', 'scores'])
    expect(await followMarkets(`${kind}=none`).next()).toEqual({ type: 'UNKNOWN_EVENT', eventId: 'none' });
});

test.each(['/stream', '/me/stream'])('%s refuses a query that it does not know', async (path) => {
  const response = await fetch(`${exchange.url}${path}?toString=null`, {
    headers: { authorization: `Bearer ${asha.token}` },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'INVALID_REQUEST' } });
});
