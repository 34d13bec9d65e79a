import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword } from '#contract/password.ts';
import { NoAnswer, type Credentials } from '#contract/rest-client.ts';
import { logout } from '#contract/session.ts';
import { createGamesHost } from '#server/games/app.ts';
import { exchangeWallet, type Wallet } from '#server/games/wallet.ts';
import { casinoEntries, follow, linkOf, playAt } from '../support/games-bettor.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';

/** Tables of the games host and the sessions that they were opened in. */

const now = () => Date.parse('2026-05-01T10:00:00Z');
const hostOver = (wallet: Wallet) =>
  createGamesHost({ wallet, siteUrl: 'http://localhost:4000', isSecure: false, now, logLevel: 'silent' });
let exchange: TestExchange;
let host: FastifyInstance;
beforeAll(async () => {
  exchange = await TestExchange.open({ now });
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
  const played = await playAt(host, table, { bet: 'left', stake: '100' });
  expect(await casinoEntries(exchange, again)).toEqual(before);
  expect([played.statusCode, played.body.includes('This table is closed')]).toEqual([404, true]);
  const seen = await open(table.path, table.cookie);
  expect([seen.statusCode, seen.body.includes('asha')]).toEqual([404, false]);
  expect((await open(other.path, other.cookie)).statusCode).toBe(others);
});

test('a round that was played is told also when the session ended before its answer was heard', async () => {
  const asha = await exchange.signIn('asha');
  const wallet = exchangeWallet(exchange.url, exchange.games);
  const cutting: Wallet = {
    ...wallet,
    play: async (...round) => {
      if (!sent) {
        sent = round;
        await wallet.play(...round);
        throw new NoAnswer('cut off');
      }
      return wallet.play(...round);
    },
  };
  let sent: Parameters<Wallet['play']> | undefined;
  const steady = host;
  host = hostOver(cutting);
  const table = await launch(asha);
  expect((await playAt(host, table, { bet: 'left', stake: '80' })).statusCode).toBe(503);
  dataOf(await exchange.call(logout, {}, asha));
  const before = (await casinoEntries(exchange, await exchange.signIn('asha'))).length;
  expect((await playAt(host, table, { bet: 'left', stake: '80' })).statusCode).toBe(303);
  expect(await casinoEntries(exchange, await exchange.signIn('asha'))).toHaveLength(before);
  expect((await open(table.path, table.cookie)).statusCode).toBe(404);
  await host.close();
  host = steady;
});
