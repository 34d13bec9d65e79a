import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword } from '#contract/password.ts';
import { NoAnswer, type Credentials } from '#contract/rest-client.ts';
import { logout, renewSession } from '#contract/session.ts';
import { createGamesHost } from '#server/games/app.ts';
import { tableKeyOf } from '#server/games/table.ts';
import { exchangeWallet, type Wallet } from '#server/games/wallet.ts';
import { casinoEntries, follow, linkOf, playAt } from '../support/games-bettor.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';

/** Tables of the games host and the sessions in which they were opened. */

let now = Date.parse('2026-05-01T10:00:00Z');
const tokenLife = 60_000;
const hostOver = (wallet: Wallet) =>
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
  exchange = await TestExchange.open({ now: () => now, tokenLife });
  host = hostOver(exchangeWallet(exchange.url, exchange.games));
});
afterAll(async () => {
  await host.close();
  await exchange.close();
});

const launch = async (bettor: Credentials) => follow(host, await linkOf(exchange, bettor));
const open = (path: string, cookie = '') => host.inject({ url: path, headers: { cookie } });

test.each([
  { who: 'signs out', others: 200, end: (asha: Credentials) => exchange.call(logout, {}, asha) },
  {
    who: 'replaces the password elsewhere',
    others: 404,
    end: async () => {
      const [from, to] = [`demo-asha`, 'another long password'];
      const elsewhere = await exchange.signIn('asha', from);
      const change = (currentPassword: string, newPassword: string) =>
        exchange.call(changePassword, { body: { currentPassword, newPassword } }, elsewhere);
      dataOf(await change(from, to));
      dataOf(await change(to, from));
    },
  },
])('a table ends with its session: whoever $who plays no more rounds there', async ({ end, others }) => {
  const asha = await exchange.signIn('asha');
  const table = await launch(asha);
  const other = await launch(await exchange.signIn('asha'));
  await end(asha);
  const again = await exchange.signIn('asha');
  const before = await casinoEntries(exchange, again);
  const played = await playAt(host, table, { left: '100' });
  expect(await casinoEntries(exchange, again)).toEqual(before);
  expect([played.statusCode, played.body.includes('This table is closed')]).toEqual([404, true]);
  const seen = await open(table.path, table.cookie);
  expect([seen.statusCode, seen.body.includes('asha')]).toEqual([404, false]);
  expect((await open(other.path, other.cookie)).statusCode).toBe(others);
});

test('a round that was played is told also when the session ended before its answer was heard', async () => {
  const asha = await exchange.signIn('asha');
  const wallet = exchangeWallet(exchange.url, exchange.games);
  let isCut = false;
  const cutting: Wallet = {
    ...wallet,
    look: async (...asked) => {
      if (isCut) throw new NoAnswer('cut off');
      return wallet.look(...asked);
    },
    play: async (...round) => {
      const payment = await wallet.play(...round);
      if (isCut) throw new NoAnswer('cut off');
      return payment;
    },
  };
  const steady = host;
  host = hostOver(cutting);
  const table = await launch(asha);
  isCut = true;
  expect((await playAt(host, table, { left: '80' })).statusCode).toBe(503);
  isCut = false;
  dataOf(await exchange.call(logout, {}, asha));
  const before = (await casinoEntries(exchange, await exchange.signIn('asha'))).length;
  expect((await playAt(host, table, { left: '80' })).statusCode).toBe(303);
  expect(await casinoEntries(exchange, await exchange.signIn('asha'))).toHaveLength(before);
  expect((await open(table.path, table.cookie)).statusCode).toBe(404);
  await host.close();
  host = steady;
});

test('whoever sits at a table stays signed in for longer than a token lives, and not when the table is left', async () => {
  const asha = await exchange.signIn('asha');
  const { path, cookie } = await launch(asha);
  const sit = async () => (await open(`${path}/seat`, cookie)).statusCode;
  for (let quarter = 0; quarter < 12; quarter++) {
    now += tokenLife / 4;
    expect(await sit()).toBe(204);
  }
  // Back on the site, its page presents the token that it had when it left.
  const renewed = dataOf(await exchange.call(renewSession, {}, asha));
  await launch({ token: renewed.token });
  now += tokenLife;
  expect([await sit(), (await open(path, cookie)).statusCode]).toEqual([404, 404]);
  expect(await exchange.call(renewSession, {}, { token: renewed.token })).toMatchObject({
    ok: false,
    status: 401,
  });
});
