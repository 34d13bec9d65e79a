import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NoAnswer } from '#contract/rest-client.ts';
import { logout } from '#contract/session.ts';
import { createGamesHost } from '#server/games/app.ts';
import { tableKeyOf } from '#server/games/table.ts';
import { exchangeWallet, type Wallet } from '#server/games/wallet.ts';
import {
  casinoEntries,
  follow,
  linkOf,
  playAgainAt,
  playAt,
  tableOf,
  type LaunchedTable,
} from '../support/games-bettor.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';

/** One round after the other at the games host. */

let now = Date.parse('2026-05-01T10:00:00Z');
let isCut = false;
let exchange: TestExchange;
let host: FastifyInstance;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  const wallet = exchangeWallet(exchange.url, exchange.games);
  const cutting: Wallet = {
    ...wallet,
    look: async (...asked) => {
      if (isCut) throw new NoAnswer('cut off');
      return wallet.look(...asked);
    },
  };
  host = createGamesHost({
    wallet: cutting,
    tableKey: tableKeyOf('the-games-key-of-tests'),
    siteUrl: 'http://localhost:4000',
    isSecure: false,
    now: () => now,
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await host.close();
  await exchange.close();
});

const open = ({ path, cookie }: Pick<LaunchedTable, 'path' | 'cookie'>) =>
  host.inject({ url: path, headers: { cookie } });
const sealIn = ({ body }: { body: string }) => /[0-9a-f]{64}/.exec(body)?.[0];
const launch = async (userName: string) => {
  const bettor = await exchange.signIn(userName);
  return { bettor, table: await follow(host, await linkOf(exchange, bettor)) };
};
const stakesOf = async (userName: string) =>
  (await casinoEntries(exchange, await exchange.signIn(userName)))
    .filter(({ kind }) => kind === 'casino-stake')
    .map(({ amount }) => amount);

test('after a round another is played at once: with the same bet and stake, and sealed anew', async () => {
  const { table } = await launch('asha');
  const first = await open(table);
  expect(first.body).not.toContain('Play again');
  await playAt(host, table, { bet: 'right', stake: '130.5' });
  expect((await open(table)).body).toContain('>Play again</button>');

  const next = tableOf(await playAgainAt(host, table));
  expect(next.path).not.toBe(table.path);
  expect(next.rules).toContain(`Path=${next.path}`);
  const page = await open(next);
  expect(page.body).toContain('value="130.50"');
  expect(page.body).toMatch(/value="right"\s+required\s+checked/);
  // Enter plays.
  expect(page.body).toMatch(/<button class="button" autofocus>Play one round<\/button>/);
  expect(sealIn(page)).not.toBe(sealIn(first));
  await playAt(host, next, { bet: 'right', stake: '130.50' });
  expect(await stakesOf('asha')).toEqual([-130_50, -130_50]);
});

test('from a finished round the way leads to one next round, however often it is taken', async () => {
  const { table } = await launch('ben');
  await playAt(host, table, { bet: 'left', stake: '20' });
  const next = tableOf(await playAgainAt(host, table));
  await playAt(host, next, { bet: 'left', stake: '20' });
  // Back at the first table it is the same round, and it has been played: nothing of it is lost.
  const again = tableOf(await playAgainAt(host, table));
  expect(again.path).toBe(next.path);
  expect((await open(again)).body).toContain('₹20.00 on Left');
  expect(tableOf(await playAgainAt(host, again)).path).not.toBe(next.path);
  expect(await stakesOf('ben')).toEqual([-20_00, -20_00]);
});

test('a round that is not finished, or not known to be, stays', async () => {
  const { table } = await launch('chitra');
  const tooEarly = await playAgainAt(host, table);
  expect([tooEarly.statusCode, tooEarly.headers.location]).toEqual([303, table.path]);
  expect(tooEarly.headers['set-cookie']).toBeUndefined();
  await playAt(host, table, { bet: 'left', stake: '20' });
  isCut = true;
  const unknown = await playAgainAt(host, table);
  isCut = false;
  expect([unknown.statusCode, unknown.headers.location]).toEqual([303, table.path]);
});

test('no next round for another site, without the table’s cookie, or after signing out', async () => {
  const { bettor, table } = await launch('asha');
  await playAt(host, table, { bet: 'left', stake: '20' });
  const foreign = await playAgainAt(host, table, { 'sec-fetch-site': 'cross-site' });
  const nobody = await playAgainAt(host, { ...table, cookie: '' });
  dataOf(await exchange.call(logout, {}, bettor));
  const late = await playAgainAt(host, table);
  expect([foreign.statusCode, nobody.statusCode, late.statusCode]).toEqual([404, 404, 404]);
  expect(late.body).toContain('You signed out');
});

test('a next table is open for a quarter of an hour of its own', async () => {
  const { table } = await launch('ben');
  now += 14 * 60_000;
  await playAt(host, table, { bet: 'left', stake: '20' });
  const next = tableOf(await playAgainAt(host, table));
  now += 2 * 60_000;
  expect([(await open(table)).statusCode, (await open(next)).statusCode]).toEqual([404, 200]);
});
