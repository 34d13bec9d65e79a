import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Credentials } from '#contract/rest-client.ts';
import { createGamesHost } from '#server/games/app.ts';
import { tableKeyOf } from '#server/games/table.ts';
import { exchangeWallet, type Wallet } from '#server/games/wallet.ts';
import { follow, linkOf, playAgainAt, playAt, tableOf, type LaunchedTable } from '../support/games-bettor.ts';
import { TestExchange } from '../support/test-exchange.ts';

/** What keeps a table of the games host open: one cookie, and a session that has not ended. */

const now = Date.parse('2026-05-01T10:00:00Z');
const hostOver = (wallet: Wallet): FastifyInstance =>
  createGamesHost({
    wallet,
    tableKey: tableKeyOf('the-games-key-of-tests'),
    siteUrl: 'http://localhost:4000',
    isSecure: false,
    now: () => now,
    logLevel: 'silent',
  });
let exchange: TestExchange;
let host: FastifyInstance;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  host = hostOver(exchangeWallet(exchange.url, exchange.games));
});
afterAll(async () => {
  await host.close();
  await exchange.close();
});

const launch = async (bettor: Credentials) => follow(host, await linkOf(exchange, bettor));
const open = (path: string, cookie = '') => host.inject({ url: path, headers: { cookie } });

test('a browser keeps one cookie for all its tables and their rounds, and each table opens with it', async () => {
  const asha = await exchange.signIn('asha');
  const [link, otherLink] = [await linkOf(exchange, asha), await linkOf(exchange, asha, '99.0004')];
  const jar = new Map<string, string>();
  const keep = (table: LaunchedTable): LaunchedTable => {
    const [name = ''] = table.cookie.split('=');
    jar.set(`${name} ${table.rules.find((rule) => rule.startsWith('Path='))}`, table.cookie);
    return { ...table, cookie: [...jar.values()].join('; ') };
  };
  let table = keep(await follow(host, link));
  await playAt(host, table, { left: '20' });
  for (let round = 0; round < 5; round++)
    table = keep(tableOf(await playAgainAt(host, table, { left: '20' })));
  const other = keep(await follow(host, otherLink));
  expect([...jar.keys()]).toEqual(['player Path=/tables']);
  expect((await open(table.path, other.cookie)).body).toContain('₹20.00 on Left');
  expect((await open(other.path, other.cookie)).body).toContain('Red or Black');
});

test('what an earlier version kept for a table is taken away where the table is asked for', async () => {
  const { path, cookie } = await launch(await exchange.signIn('asha'));
  const old = '/tables/AbCdEfGhIjKlMnOp';
  const { statusCode, headers } = await open(old, `table=a.b.c; ${cookie}`);
  expect(statusCode).toBe(404);
  expect(headers['set-cookie']).toBe(`table=; Path=${old}; Max-Age=0; HttpOnly; SameSite=Lax`);
  expect((await open(path, cookie)).headers['set-cookie']).toBeUndefined();
});

test('a table is for the session it was opened in, whichever other the browser has', async () => {
  const { path } = await launch(await exchange.signIn('asha'));
  const later = await launch(await exchange.signIn('asha'));
  expect((await open(path, later.cookie)).statusCode).toBe(404);
});

test.each([
  [429, 'TOO_MANY'],
  [403, 'FORBIDDEN'],
  [400, 'INVALID_REQUEST'],
])(
  'a %s between the two hosts ends no session: the table stays, and nothing is refused',
  async (status, code) => {
    const between = createServer((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { code, message: 'Only between hosts.' } }));
    });
    await new Promise<void>((resolve) => void between.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void between.close());
    const { port } = between.address() as AddressInfo;
    const table = await launch(await exchange.signIn('asha'));
    expect((await playAt(host, table, { left: '20' })).statusCode).toBe(303);

    const refused = hostOver(exchangeWallet(`http://127.0.0.1:${port}`, exchange.games));
    const ask = (path: string) => refused.inject({ url: path, headers: { cookie: table.cookie } });
    const answers = [
      await ask(table.path),
      await ask(`${table.path}/seat`),
      await playAt(refused, table, { left: '20' }),
      await ask('/play?token=a-code'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
    for (const { body } of answers) expect(body).not.toMatch(/signed out|cannot play|Only between hosts/);
    expect(answers[0]?.body).toContain('Your table stays as it is');
    expect(answers[2]?.body).toContain('it is not known yet whether this round was played');
    await refused.close();
  },
);
