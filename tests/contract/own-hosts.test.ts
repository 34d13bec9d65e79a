import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createGamesHost } from '#server/games/app.ts';
import { tableKeyOf } from '#server/games/table.ts';
import { exchangeWallet } from '#server/games/wallet.ts';
import { TestExchange } from '../support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '../support/test-gateway.ts';

/** A page under another name that leads to this machine must not read or bet here through a visitor's browser. */

let exchange: TestExchange;
let gateway: TestGateway;
let games: { url: string; close(): Promise<void> };
beforeAll(async () => {
  exchange = await TestExchange.open();
  gateway = await openTestGateway(exchange.url);
  const app = createGamesHost({
    wallet: exchangeWallet(exchange.url, exchange.games),
    tableKey: tableKeyOf('the-games-key-of-tests'),
    siteUrl: gateway.url,
    isSecure: false,
    now: Date.now,
    logLevel: 'silent',
  });
  games = { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
});
afterAll(async () => {
  await games.close();
  await gateway.close();
  await exchange.close();
});

interface Answer {
  status: number;
  body: string;
  location: string | undefined;
}

function ask(url: string, host: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html', 'content-type': 'application/json' };
    const asked = request(url, { method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () =>
        resolve({ status: response.statusCode!, body, location: response.headers.location }),
      );
    });
    asked.on('error', reject).end(method === 'POST' ? '{}' : undefined);
  });
}

const addresses = () => [
  ['GET', `${gateway.url}/`],
  ['GET', `${gateway.url}/health`],
  ['GET', `${gateway.url}/metrics`],
  ['POST', `${gateway.url}/graphql`],
  ['GET', `${games.url}/partner`],
  ['GET', `${games.url}/health`],
  ['POST', `${games.url}/tables/x/play`],
  ['GET', `${exchange.url}/demo-bettors`],
  ['GET', `${exchange.url}/stream?marketIds=m`],
  ['POST', `${exchange.url}/sessions`],
];

test('another name than the server’s own is refused, 421, whatever is asked for there', async () => {
  for (const [method, url = ''] of addresses()) {
    const { port } = new URL(url);
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', `10.0.0.1:${port}`])
      expect([url, host, (await ask(url, host, method)).status]).toEqual([url, host, 421]);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'localhost'])
      expect([url, host, (await ask(url, host, method)).status]).not.toEqual([url, host, 421]);
  }
});

test('a page that is opened by another of this machine’s names is led to the site’s own, and nothing else is', async () => {
  const named = await openTestGateway(exchange.url, { pagesUrl: 'http://localhost:4000' });
  try {
    const page = '/marketdetails/7.1/1?from=news';
    expect(await ask(`${named.url}${page}`, '127.0.0.1:4000')).toMatchObject({
      status: 302,
      location: `http://localhost:4000${page}`,
    });
    for (const [path, host] of [
      [page, 'localhost:4000'],
      [page, '127.0.0.1:8080'],
      ['/health', '127.0.0.1:4000'],
      ['/assets/first.js', '127.0.0.1:4000'],
    ])
      expect([path, host, (await ask(`${named.url}${path}`, host ?? '')).location]).toEqual([
        path,
        host,
        undefined,
      ]);
  } finally {
    await named.close();
  }
});

test('each says it in its own form: a code to programs, a sentence to people', async () => {
  const wrong = async (url: string, method = 'GET') => (await ask(url, 'evil.example', method)).body;
  expect(JSON.parse(await wrong(`${gateway.url}/graphql`, 'POST'))).toMatchObject({
    errors: [{ extensions: { code: 'WRONG_HOST' } }],
  });
  expect(JSON.parse(await wrong(`${exchange.url}/demo-bettors`))).toMatchObject({
    error: { code: 'WRONG_HOST' },
  });
  expect(await wrong(`${games.url}/partner`)).toContain('no games at this address');
});

test('no live socket opens under another name', async () => {
  const open = (host: string) =>
    new Promise<string>((resolve) => {
      const live = `${gateway.url.replace('http', 'ws')}/live`;
      const socket = new WebSocket(live, 'graphql-transport-ws', { headers: { host } });
      socket.on('open', () => resolve('open')).on('error', ({ message }) => resolve(message));
    });
  expect(await open('evil.example')).toContain('421');
  expect(await open('localhost')).toBe('open');
});
