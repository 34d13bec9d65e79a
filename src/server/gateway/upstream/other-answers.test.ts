import { expect, test } from 'vitest';
import { NoAnswer, NotUnderstood } from '#contract/rest-client.ts';
import { aDefinition, anOrder, at } from '#contract/testing/samples.ts';
import { body, data, done, exchangeOf, first, refusal } from '../testing/answering-exchange.ts';
import { book } from '../testing/messages.ts';
import { Unauthorised } from './failures.ts';

/** Answers of exchanges that are not ours, behind `UPSTREAM_URL`: the gateway serves what it understands of them. */

const bettor = { token: 't1' };
const page = '<!doctype html>\n<title>Exchange</title>\n';

const trifecta = aDefinition({ marketId: 'm2', kind: 'TRIFECTA' as 'WINNER' });
const scratched = aDefinition({
  marketId: 'm3',
  runners: [{ ...trifecta.runners[0]!, status: 'SCRATCHED' as 'REMOVED' }],
});
const foggy = anOrder({ orderId: 'o2', reason: 'FOG' as 'VOID' });

test('a market with a value that the contract does not know is left out of a list, and logged once', async () => {
  const { upstream, logged } = await exchangeOf({
    'GET /markets?eventId=e1': data([trifecta, aDefinition(), scratched]),
  });
  expect(await upstream.markets(bettor, { eventId: 'e1' })).toEqual([aDefinition()]);
  await upstream.markets(bettor, { eventId: 'e1' });
  expect(logged).toEqual([
    expect.stringMatching(/^listMarkets: marketId m2\.kind: Invalid option/),
    expect.stringMatching(/^listMarkets: marketId m3\.runners\.0\.status: Invalid option/),
  ]);
});

test('our own exchange has checked its answers: they are passed on as they are', async () => {
  const answers = { 'GET /markets?eventId=e1': data([trifecta]) };
  const { upstream, logged } = await exchangeOf(answers, { isOwn: true });
  expect(await upstream.markets(bettor, { eventId: 'e1' })).toEqual([trifecta]);
  expect(logged).toEqual([]);
});

test('a bet with a value that the contract does not know is left out of a list, and logged', async () => {
  const { upstream, logged } = await exchangeOf({
    'GET /orders?state=ALL': data([anOrder(), foggy]),
    'POST /orders/cancel-all': data({ orders: [foggy, anOrder()] }),
  });
  expect(await upstream.orders(bettor, { state: 'ALL' })).toEqual([anOrder()]);
  expect(await upstream.cancelAll(bettor, { clientId: 'client-9' })).toEqual({ orders: [anOrder()] });
  expect(logged).toContainEqual(expect.stringMatching(/^listOrders: orderId o2\.reason: Invalid option/));
});

test('of events by sport one that is not understood is left out', async () => {
  const event = {
    exEventId: 'e1',
    sportId: '4',
    sportName: 'Cricket',
    eventName: 'Dunes v Harbour',
    eventTime: at,
    tournamentId: 't1',
    tournamentName: 'Cup',
    inPlay: false,
    home: null,
    away: null,
    score: null,
    marketIds: [],
    ended: false,
  };
  const { upstream } = await exchangeOf({
    'POST /reference/events': data({ 4: [{ ...event, eventTime: 'soon' }, event], 7: [] }),
  });
  expect(await upstream.allEvents()).toEqual({ 4: [event], 7: [] });
});

test('a market that is read alone and holds such a value is none, with a stream and without', async () => {
  const { upstream, logged } = await exchangeOf({
    'GET /stream?markets=m2': refusal(405, 'METHOD_NOT_ALLOWED'),
    'GET /markets/m2/book': data({ ...book({ marketId: 'm2' }), definition: trifecta }),
  });
  expect(await upstream.market(bettor, { marketId: 'm2' })).toBeNull();
  expect(await first(2, (signal) => upstream.watchMarket('m2', signal))).toEqual([
    { type: 'UNKNOWN_MARKET', marketId: 'm2' },
  ]);
  expect(logged[0]).toMatch(/^getMarketBook: data\.definition\.kind: Invalid option/);
});

test('204 is done', async () => {
  const { upstream } = await exchangeOf({ 'POST /sessions/logout': done });
  expect(await upstream.logout(bettor)).toEqual({});
});

test.each([
  ['null', body(200, 'application/json', 'null'), 'getBalance: data: '],
  ['no data', body(200, 'application/json', '{}'), 'getBalance: data: '],
  ['data that are null', data(null), 'getBalance: data: '],
  ['204', done, 'getBalance: data.bankBalance: '],
  ['a number that is none', data({ bankBalance: 'ten', exposure: 0 }), 'getBalance: data.bankBalance: '],
  ['a page', body(200, 'text/html', page), 'getBalance: the answer is not JSON'],
  ['a page that says 404', body(404, 'text/html', page), 'getBalance: HTTP 404 without a reason: '],
])('%s is no balance: it was not understood, and the field is named', async (_, answer, message) => {
  const { upstream } = await exchangeOf({ 'GET /me/balance': answer });
  const asked = upstream.balance(bettor);
  await expect(asked).rejects.toThrow(NotUnderstood);
  await expect(asked).rejects.toThrow(message);
});

test('a market that is read as null had no answer: it is not left out', async () => {
  const { upstream } = await exchangeOf({ 'GET /markets/m1/book': data(null) });
  await expect(upstream.market(bettor, { marketId: 'm1' })).rejects.toThrow(NotUnderstood);
});

test('an exchange that fails did not answer, whatever the body', async () => {
  const { upstream } = await exchangeOf({ 'GET /me/balance': body(502, 'text/html', page) });
  const asked = upstream.balance(bettor);
  await expect(asked).rejects.toThrow(NoAnswer);
  await expect(asked).rejects.not.toThrow(NotUnderstood);
});

test('[SES-3] a 401 ends the session whatever its body', async () => {
  const { upstream } = await exchangeOf({ 'GET /me/balance': body(401, 'text/html', page) });
  await expect(upstream.balance(bettor)).rejects.toThrow(Unauthorised);
});
