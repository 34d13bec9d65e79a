import { on, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createGamesHost } from '#server/games/app.ts';
import { tableKeyOf } from '#server/games/table.ts';
import { exchangeWallet } from '#server/games/wallet.ts';
import { TestExchange } from '../support/test-exchange.ts';
import { openTestGateway, operationText, type TestGateway } from '../support/test-gateway.ts';

/** What no honest browser sends. Each of the three servers refuses it, and none treats it as a fault of its own. */

let exchange: TestExchange;
let gateway: TestGateway;
let games: ReturnType<typeof createGamesHost>;
const siteDir = mkdtempSync(join(tmpdir(), 'layline-site-'));
const servers: Record<string, string> = {};
beforeAll(async () => {
  exchange = await TestExchange.open();
  mkdirSync(join(siteDir, 'assets'));
  writeFileSync(join(siteDir, 'index.html'), '<title>Layline</title>');
  gateway = await openTestGateway(exchange.url, { siteDir });
  const wallet = exchangeWallet(exchange.url, exchange.operator);
  const siteUrl = gateway.url;
  games = createGamesHost({
    wallet,
    tableKey: tableKeyOf('the-games-key-of-tests'),
    siteUrl,
    isSecure: false,
    now: Date.now,
    logLevel: 'error',
  });
  Object.assign(servers, {
    exchange: exchange.url,
    gateway: gateway.url,
    games: await games.listen({ port: 0, host: '127.0.0.1' }),
  });
});
afterAll(async () => {
  await games.close();
  await gateway.close();
  await exchange.close();
  rmSync(siteDir, { recursive: true });
});

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Returns the status. The path is sent as is: `fetch` would normalise it. */
const statusOf = (server: string, { method = 'GET', path, headers = {}, body }: Asked) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(servers[server]!);
    request({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end(body);
  });

const endings = ['%00', 'a%00b', '%ED%A0%80', '%', '%2', '%zz', '%E0%A4%A', '%C0%80', '.', '..', '%2e%2e'];
const paths = [
  ...endings.map((ending) => `/${ending}`),
  ...['assets', 'markets', 'events', 'partner', 'tables', 'graphql', 'live'].flatMap((folder) =>
    endings.map((ending) => `/${folder}/${ending}`),
  ),
  '/markets/%00/book',
  '/markets/%ED%A0%80/runners/%00/trades',
  '/demo-messages/%00',
  '/markets?eventId=%00',
  '/markets?eventId=%ED%A0%80',
  '/stream?markets=%00',
  '/stream?scores=a%00b',
  '/play?token=%00',
  '/index.html%00',
  '//',
  '//a',
  '/./a',
  '/a/../b',
  '/../../etc/passwd',
  '/a%2fb%5cc',
  '/a\\b',
  '/?%00=%00',
  `/${'a'.repeat(10_000)}`,
  `/assets/${'%C3%A4'.repeat(200)}.js`,
];

test.each(['exchange', 'gateway', 'games'])('a mangled address is no fault of the %s', async (server) => {
  const faults: [string, number][] = [];
  for (const path of paths) {
    for (const accept of ['text/html', '*/*']) {
      const status = await statusOf(server, { path, headers: { accept } });
      if (status >= 500) faults.push([path.slice(0, 40), status]);
    }
  }
  expect(faults).toEqual([]);
});

test.each([
  ['exchange', '/sessions'],
  ['gateway', '/graphql'],
  ['games', '/tables/t1/play'],
])('a body that cannot be read is no fault of the %s', async (server, path) => {
  const json = 'application/json';
  const form = 'application/x-www-form-urlencoded';
  const bodies: [type: string, body: string][] = [
    [json, '{'],
    [json, '"\\ud800"'],
    [json, '{"a":"\\u0000"}'],
    [json, '{"__proto__":1}'],
    [json, '['.repeat(100_000)],
    [json, `"${'x'.repeat(300_000)}"`],
    [form, 'bet=%00&stake=%ED%A0%80'],
    [form, `bet=${'x'.repeat(300_000)}`],
    ['text/plain', 'x'],
    ['not a type', 'x'],
    ['application/json; charset=none', '{}'],
  ];
  for (const [type, body] of bodies) {
    const status = await statusOf(server, { method: 'POST', path, headers: { 'content-type': type }, body });
    expect([type, body.slice(0, 20), status >= 400 && status < 500]).toEqual([type, body.slice(0, 20), true]);
  }
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    expect(await statusOf(server, { method, path })).toBeLessThan(500);
  }
});

const noIds = ['', '.', '..', 'a,b', '\u0000', '\ud83c', 'x'.repeat(65)];

test('an id that is none is refused in a code by GraphQL, and on a socket', async () => {
  const live = new WebSocket(`${gateway.url.replace('http', 'ws')}/live`, 'graphql-transport-ws');
  const heard = on(live, 'message') as AsyncIterableIterator<[Buffer]>;
  const next = async () => JSON.parse(String((await heard.next()).value[0])) as object;
  await once(live, 'open');
  live.send('{"type":"connection_init"}');
  expect(await next()).toEqual({ type: 'connection_ack' });
  for (const marketId of noIds) {
    const { errors } = await gateway.run('RunnerTrades', { marketId, runnerId: 'r1' });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['INVALID_REQUEST']);
    const query = operationText('MarketChanges');
    live.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { marketId } } }));
    expect(await next()).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  }
  live.close();
});
