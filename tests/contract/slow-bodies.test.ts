import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGamesHost } from '#server/games/app.ts';
import { tableKeyOf } from '#server/games/table.ts';
import { exchangeWallet } from '#server/games/wallet.ts';
import { TestExchange } from '../support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '../support/test-gateway.ts';

/** A client that sends a request a byte at a time must not hold a connection for as long as it likes. */

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

const json = 'content-type: application/json\r\ncontent-length: 100\r\n';
const form = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n';

/** Sends the beginning of a request, then a byte a second. Returns what was answered before the cut. */
function trickle(url: string, beginning: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answered = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answered += text));
    const trickling = setInterval(() => socket.write('x'), 1_000);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(trickling);
      resolve(answered);
    });
    socket.write(beginning.replace('HOST', 'host: localhost'));
  });
}

test(
  'a request whose body, or whose head, takes its time is cut off by all three servers, with 408',
  { timeout: 30_000 },
  async () => {
    const asked = [
      trickle(gateway.url, `POST /graphql HTTP/1.1\r\nHOST\r\n${json}\r\n{`),
      trickle(exchange.url, `POST /sessions HTTP/1.1\r\nHOST\r\n${json}\r\n{`),
      trickle(games.url, `POST /tables/t/play HTTP/1.1\r\nHOST\r\n${form}\r\nbet=`),
      ...[gateway, exchange, games].map(({ url }) => trickle(url, 'GET / HTTP/1.1\r\nHOST\r\nx-slow: ')),
    ];
    for (const answered of await Promise.all(asked)) expect(answered).toMatch(/^HTTP\/1\.1 408 /);
  },
);
