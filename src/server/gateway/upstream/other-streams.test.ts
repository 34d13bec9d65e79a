import { expect, test } from 'vitest';
import { NotUnderstood } from '#contract/rest-client.ts';
import { aDefinition, anOrder, at } from '#contract/testing/samples.ts';
import {
  body,
  data,
  done,
  exchangeOf,
  first,
  inTurn,
  messages,
  refusal,
  type Answer,
} from '../testing/answering-exchange.ts';
import { accountImage, book, change, heartbeat, image } from '../testing/messages.ts';

/** Streams of exchanges that are not ours, behind `UPSTREAM_URL`: the gateway tells what it understands of them. */

const bettor = { token: 't1' };
const page = '<!doctype html>\n<title>Exchange</title>\n';
const endlessPage: Answer = (_, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).write(page);

const trifecta = aDefinition({ marketId: 'm2', kind: 'TRIFECTA' as 'WINNER' });
const foggy = anOrder({ orderId: 'o2', reason: 'FOG' as 'VOID' });

test.each<[string, Answer]>([
  ['405 with a JSON error', refusal(405, 'METHOD_NOT_ALLOWED')],
  ['403', refusal(403, 'FORBIDDEN')],
  ['410', refusal(410, 'GONE')],
  ['429', refusal(429, 'TOO_MANY')],
  ['503', refusal(503, 'NOT_SERVING')],
  ['204', done],
  ['a page', body(200, 'text/html; charset=utf-8', page)],
  ['a page that never ends', endlessPage],
  ['a page that says it is text', body(200, 'text/plain', page)],
  ['one JSON document', body(200, 'application/json', '{"data":\n[]}\n')],
  ['a JSON line that is no message', body(200, 'application/json', '{"error":"no stream"}')],
  ['lines that end before there is one', body(200, 'application/x-ndjson', '')],
  ['blank lines that end', body(200, 'application/x-ndjson', '\n\n')],
  ['an event stream', body(200, 'text/event-stream', 'data: {"type":"IMAGE"}\n\n')],
])('where the stream path answers %s, books and the account are read', async (_, answer) => {
  const { upstream, logged } = await exchangeOf({
    'GET /stream?markets=m1': answer,
    'GET /me/stream': answer,
    'GET /markets/m1/book': data(book()),
    'GET /me/balance': data(accountImage().balance),
    'GET /orders?state=UNMATCHED': data([]),
    'GET /orders?state=MATCHED': data([]),
    'GET /positions': data([]),
  });
  expect(await first(1, (signal) => upstream.watchMarket('m1', signal))).toEqual([image()]);
  expect(await first(1, (signal) => upstream.watchAccount(bettor, signal))).toMatchObject([
    { type: 'IMAGE', to: 1, orders: [] },
  ]);
  expect(logged[0]).toMatch(/^There is no stream, so books are read: \/stream: /);
});

test('while books are read, the stream is asked for again, and taken once it is there', async () => {
  const paths = { 'GET /stream?markets=m1': inTurn(refusal(503, 'NOT_SERVING'), messages(image({ to: 7 }))) };
  const { upstream } = await exchangeOf({ ...paths, 'GET /markets/m1/book': data(book()) }, { readFor: 0 });
  const heard = await first(2, (signal) => upstream.watchMarket('m1', signal));
  expect(heard).toEqual([image(), image({ to: 7 })]);
});

test('blank lines of any kind are passed over: they say that nothing has changed', async () => {
  const lines = ['', JSON.stringify(image()), '', ' \t', JSON.stringify(change(1, 9)), ''].join('\r\n');
  const { asked, upstream } = await exchangeOf({
    'GET /stream?markets=m1': body(200, 'application/x-ndjson', lines),
  });
  const heard = await first(4, (signal) => upstream.watchMarket('m1', signal));
  const still = { ...heartbeat(1), at: expect.any(String) };
  expect(heard).toEqual([image(), still, still, change(1, 9)]);
  expect(asked).toHaveLength(1);
});

test('on an account’s stream, too, a blank line says that nothing has changed', async () => {
  const lines = `${JSON.stringify(accountImage())}\r\n\r\n`;
  const { upstream } = await exchangeOf({ 'GET /me/stream': body(200, 'application/x-ndjson', lines) });
  const still = { type: 'HEARTBEAT', epoch: 'a', to: 1, at: expect.any(String) };
  const heard = await first(2, (signal) => upstream.watchAccount(bettor, signal));
  expect(heard).toEqual([accountImage(), still]);
});

test('a market whose image or change holds such a value is left out of the stream, and the others go on', async () => {
  const other = { ...image({ marketId: 'm2' }), definition: trifecta };
  const halted = { ...change(1, 5), definition: aDefinition({ status: 'HALTED' as 'OPEN' }) };
  const { asked, upstream, logged } = await exchangeOf({
    'GET /stream?markets=m1%2Cm2': messages(other, { type: 'TICKER', text: 'Hello' }, image(), halted),
  });
  const [one, two] = await Promise.all([
    first(2, (signal) => upstream.watchMarket('m1', signal)),
    first(1, (signal) => upstream.watchMarket('m2', signal)),
  ]);
  expect(one).toEqual([image(), { type: 'UNKNOWN_MARKET', marketId: 'm1' }]);
  expect(two).toEqual([{ type: 'UNKNOWN_MARKET', marketId: 'm2' }]);
  expect(asked).toHaveLength(1);
  expect(logged).toEqual([
    expect.stringMatching(/^GET \/stream: IMAGE m2: data\.definition\.kind: Invalid option/),
    'GET /stream: messages of the type TICKER',
    expect.stringMatching(/^GET \/stream: CHANGE m1: data\.definition\.status: Invalid option/),
  ]);
});

test('an account’s image comes without the bet that holds such a value', async () => {
  const { upstream, logged } = await exchangeOf({
    'GET /me/stream': messages({ type: 'PROMOTION' }, accountImage({ orders: [foggy, anOrder()] })),
  });
  const heard = await first(1, (signal) => upstream.watchAccount(bettor, signal));
  expect(heard).toEqual([accountImage({ orders: [anOrder()] })]);
  expect(logged).toContainEqual(
    expect.stringMatching(/^GET \/me\/stream: orderId o2\.reason: Invalid option/),
  );
});

test('after a change to such a bet the account is asked for anew: the bet as it was is not true any more', async () => {
  const changed = { type: 'CHANGE', epoch: 'a', from: 1, to: 2, at, positions: [], settlements: [] };
  const { upstream } = await exchangeOf({
    'GET /me/stream': messages(accountImage(), { ...changed, orders: [foggy] }),
  });
  const watch = first(2, (signal) => upstream.watchAccount(bettor, signal));
  await expect(watch).rejects.toThrow(NotUnderstood);
});

test('of a score, an incident that is not understood is left out', async () => {
  const incident = { number: 1, moment: '1', weight: 'PLAY', side: null, mark: '1', text: 'One run', at };
  const score = { eventId: 'e1', epoch: 'a', to: 1, at, board: null, clock: null, plays: [] };
  const incidents = [{ ...incident, weight: 'HUGE' }, incident];
  const { upstream } = await exchangeOf({
    'GET /stream?scores=e1': messages({ type: 'SCORE_IMAGE', ...score, incidents }),
  });
  const heard = await first(1, (signal) => upstream.watchScore('e1', signal));
  expect(heard).toEqual([{ type: 'SCORE_IMAGE', ...score, incidents: [incident] }]);
});
