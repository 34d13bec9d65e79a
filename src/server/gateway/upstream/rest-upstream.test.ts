import { expect, test } from 'vitest';
import { NoAnswer } from '#contract/rest-client.ts';
import { anOrder } from '#contract/testing/samples.ts';
import { data, exchangeOf, first, inTurn, messages, refusal } from '../testing/answering-exchange.ts';
import { accountImage, book, change, image } from '../testing/messages.ts';
import { Refused, Unauthorised } from './failures.ts';

const bettor = { token: 't1', userName: 'as%20ha', address: '10.0.0.9' };
const balance = { bankBalance: 5, exposure: 0 };

test('[SES-4] the token, the name header and the browser’s address go along', async () => {
  const { asked, upstream } = await exchangeOf({ 'GET /me/balance': data(balance) });
  expect(await upstream.balance(bettor)).toEqual(balance);
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer t1',
    'x-user-name': 'as%20ha',
    'x-forwarded-for': '10.0.0.9',
  });
});

test('the reference lists are asked for once, with the key that the contract wants', async () => {
  const { asked, upstream } = await exchangeOf({ 'POST /reference/sports': data([]) });
  await Promise.all([upstream.sports(), upstream.sports()]);
  expect(asked.map(({ url }) => url)).toEqual(['/reference/sports']);
});

test('each way of saying no has its own outcome', async () => {
  const { upstream } = await exchangeOf({
    'GET /me/balance': refusal(401, 'UNAUTHENTICATED'),
    'GET /positions': refusal(403, 'FORBIDDEN'),
    'GET /me': refusal(500, 'FAULT'),
    'GET /markets/m1/book': refusal(422, 'UNKNOWN_MARKET'),
    'GET /events/e1': data({ no: 'event' }),
    'POST /sessions': refusal(422, 'INVALID_CREDENTIALS'),
  });
  await expect(upstream.balance(bettor)).rejects.toThrow(Unauthorised);
  await expect(upstream.positions(bettor)).rejects.toThrow(new Refused('FORBIDDEN', 'FORBIDDEN.'));
  await expect(upstream.user(bettor)).rejects.toThrow(NoAnswer);
  expect(await upstream.market(bettor, { marketId: 'm1' })).toBeNull();
  await expect(upstream.event(bettor, { eventId: 'e1' })).rejects.toThrow(NoAnswer);
  expect(await upstream.signIn(bettor, { userName: 'a', password: 'b' })).toMatchObject({
    isRefusal: true,
    code: 'INVALID_CREDENTIALS',
  });
});

test('a stream of the exchange is read message by message, what is not of the market left out', async () => {
  const event = { type: 'EVENT', eventId: 'e1' };
  const { upstream } = await exchangeOf({ 'GET /stream?markets=m1': messages(image(), event, change(1, 9)) });
  expect(await first(2, (signal) => upstream.watchMarket('m1', signal))).toEqual([image(), change(1, 9)]);
});

test('markets that are watched together come on one connection', async () => {
  const { asked, upstream } = await exchangeOf({
    'GET /stream?markets=m1%2Cm2': messages(image(), { ...image(), marketId: 'm2' }),
  });
  const [one, other] = await Promise.all(
    ['m1', 'm2'].map((marketId) => first(1, (signal) => upstream.watchMarket(marketId, signal))),
  );
  expect([one, other]).toEqual([[image()], [{ ...image(), marketId: 'm2' }]]);
  expect(asked).toHaveLength(1);
});

test('without a stream, an event that does not exist is said to be unknown', async () => {
  const { upstream } = await exchangeOf({
    'GET /stream?events=e1': refusal(501, 'NO_STREAM'),
    'GET /events/e1': refusal(422, 'UNKNOWN_EVENT'),
  });
  expect(await first(2, (signal) => upstream.watchEvent('e1', signal))).toEqual([
    { type: 'UNKNOWN_EVENT', eventId: 'e1' },
  ]);
});

test('[SES-3] an account’s stream that is refused says that the token is no longer good', async () => {
  const { upstream } = await exchangeOf({ 'GET /me/stream': refusal(401, 'UNAUTHENTICATED') });
  await expect(first(1, (signal) => upstream.watchAccount(bettor, signal))).rejects.toThrow(Unauthorised);
});

test('without a stream, a market is read again and again, and its changes are made from that', async () => {
  const [r1, r2] = book().runners;
  const later = book({ to: 3, runners: [{ ...r1!, toBack: [[200, 900]] }, r2!] });
  const { upstream } = await exchangeOf({
    'GET /stream?markets=m1': refusal(501, 'NO_STREAM'),
    'GET /markets/m1/book': inTurn(data(book()), data(later), data(later), refusal(422, 'UNKNOWN_MARKET')),
  });
  expect(await first(4, (signal) => upstream.watchMarket('m1', signal))).toEqual([
    image(),
    { ...change(1, 900), to: 3 },
    { type: 'HEARTBEAT', marketId: 'm1', epoch: 'a', to: 3, at: later.at },
    { type: 'UNKNOWN_MARKET', marketId: 'm1' },
  ]);
});

test('without a stream, an account is sent whenever it has changed, and an order in two lists once', async () => {
  const order = anOrder({ matched: 100 });
  const { upstream } = await exchangeOf({
    'GET /me/balance': inTurn(data(balance), data(balance), data({ ...balance, exposure: 1 })),
    'GET /orders?state=UNMATCHED': data([order]),
    'GET /orders?state=MATCHED': data([order]),
    'GET /positions': data([]),
  });
  const heard = await first(3, (signal) => upstream.watchAccount(bettor, signal));
  const whole = accountImage({ balance, orders: [order], epoch: expect.any(String), at: expect.any(String) });
  expect(heard).toEqual([
    whole,
    expect.objectContaining({ type: 'HEARTBEAT', to: 1 }),
    { ...whole, to: 2, balance: { ...balance, exposure: 1 } },
  ]);
});

test('those who look at the same runner’s trades are answered by one call; an unknown runner has none', async () => {
  const trades = { marketId: 'm1', runnerId: 'r1', traded: [[236, 5]], prices: [] };
  const path = (runnerId: string) => `GET /markets/m1/runners/${runnerId}/trades`;
  const { asked, upstream } = await exchangeOf({
    [path('r1')]: data(trades),
    [path('r2')]: refusal(422, 'UNKNOWN_RUNNER'),
  });
  const both = await Promise.all([
    upstream.runnerTrades(bettor, { marketId: 'm1', runnerId: 'r1' }),
    upstream.runnerTrades({ token: null }, { marketId: 'm1', runnerId: 'r1' }),
  ]);
  expect(both).toEqual([trades, trades]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.authorization).toBeUndefined();
  expect(await upstream.runnerTrades(bettor, { marketId: 'm1', runnerId: 'r2' })).toBeNull();
});

test('who moved furthest is asked for once for all who look', async () => {
  const { asked, upstream } = await exchangeOf({
    'GET /biggest-movers?limit=6': data([]),
    'GET /biggest-movers?limit=7': data([]),
  });
  const ask = (limit: number) => upstream.biggestMovers(bettor, { limit });
  expect(await Promise.all([ask(6), ask(6), ask(7)])).toEqual([[], [], []]);
  expect(await ask(6)).toEqual([]);
  expect(asked.map(({ url }) => url)).toEqual(['/biggest-movers?limit=6', '/biggest-movers?limit=7']);
});
