import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NoAnswer } from '#contract/rest-client.ts';
import { logout } from '#contract/session.ts';
import { drawFrom, sealOf } from '#contract/draw.ts';
import { must } from '#domain/must.ts';
import { gameOf } from '#server/games/all-games.ts';
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

test('after a round the next is played at once, with the same bets or others, and was sealed before they were made', async () => {
  const { table } = await launch('asha');
  const first = await open(table);
  expect(first.body).not.toContain('Play again');
  await playAt(host, table, { right: '130.5' });
  const played = await open(table);
  expect(played.body).toContain('>Play again</button>');
  // The form begins with what was bet.
  expect(played.body).toMatch(/name="right"[^>]*value="130.50"/);
  const promised = /id="next">([0-9a-f]{64})</.exec(played.body)?.[1];

  const next = tableOf(await playAgainAt(host, table, { right: '130.50', tie: '10' }));
  expect(next.path).not.toBe(table.path);
  const page = await open(next);
  expect(page.body).toContain('₹130.50 on Right, ₹10.00 on Tie');
  expect(sealIn(page)).toBe(promised);
  expect(sealIn(page)).not.toBe(sealIn(first));
  expect(await stakesOf('asha')).toEqual([-130_50, -140_50]);
});

test('from a finished round the way leads to one next round, however often and with whatever bets it is taken', async () => {
  const { table } = await launch('ben');
  await playAt(host, table, { left: '20' });
  const answers = await Promise.all([
    playAgainAt(host, table, { left: '20' }),
    playAgainAt(host, table, { left: '20' }),
  ]);
  const [next, same] = answers.map(tableOf);
  expect(same!.path).toBe(next!.path);
  // Back at the first table, or beside it in another tab: the round has been played, and its page says so.
  const late = tableOf(await playAgainAt(host, table, { right: '500' }));
  expect(late.path).toBe(`${next!.path}?other`);
  const { body } = await open(late);
  expect(body).toContain('₹20.00 on Left');
  expect(body).toContain('Nothing was staked now.');
  expect((await open(next!)).body).not.toContain('Nothing was staked now.');
  expect(await stakesOf('ben')).toEqual([-20_00, -20_00]);
});

test('bets that cannot be made leave the finished round, with what is wrong', async () => {
  const { table } = await launch('ben');
  await playAt(host, table, { left: '20' });
  const before = await stakesOf('ben');
  for (const [form, why] of [
    [{}, 'Choose what to bet on.'],
    [{ left: '6000', tie: '4000.01' }, '₹10,000.00 at most in all'],
  ] as const) {
    const { statusCode, body, headers } = await playAgainAt(host, table, form);
    expect([statusCode, headers['set-cookie']]).toEqual([422, undefined]);
    expect(body).toContain(why);
    expect(body).toContain('₹20.00 on Left');
    expect(body).toContain(`action="${table.path}/again"`);
  }
  expect(await stakesOf('ben')).toEqual(before);
});

test('a round that is not finished, or not known to be, stays', async () => {
  const { table } = await launch('chitra');
  const tooEarly = await playAgainAt(host, table, { left: '20' });
  expect([tooEarly.statusCode, tooEarly.headers.location]).toEqual([303, table.path]);
  expect(tooEarly.headers['set-cookie']).toBeUndefined();
  await playAt(host, table, { left: '20' });
  isCut = true;
  const unknown = await playAgainAt(host, table, { left: '20' });
  isCut = false;
  expect([unknown.statusCode, unknown.headers.location]).toEqual([303, table.path]);
  expect(await stakesOf('chitra')).toEqual([-20_00]);
});

test('no next round for another site, without the table’s cookie, or after signing out', async () => {
  const { bettor, table } = await launch('asha');
  await playAt(host, table, { left: '20' });
  const foreign = await playAgainAt(host, table, { left: '20' }, { 'sec-fetch-site': 'cross-site' });
  const nobody = await playAgainAt(host, { ...table, cookie: '' }, { left: '20' });
  dataOf(await exchange.call(logout, {}, bettor));
  const late = await playAgainAt(host, table, { left: '20' });
  expect([foreign.statusCode, nobody.statusCode, late.statusCode]).toEqual([404, 404, 404]);
  expect(late.body).toContain('You signed out');
});

test('a next table is open for a quarter of an hour of its own', async () => {
  const { table } = await launch('ben');
  now += 14 * 60_000;
  await playAt(host, table, { left: '20' });
  const next = tableOf(await playAgainAt(host, table, { left: '20' }));
  now += 2 * 60_000;
  expect([(await open(table)).statusCode, (await open(next)).statusCode]).toEqual([404, 200]);
});

test('a table tells the bettor’s last rounds of the game, and each can be checked by anybody who is told its address', async () => {
  const { table } = await launch('chitra');
  const beside = (await launch('chitra')).table;
  await playAt(host, beside, { left: '30' });
  await playAt(host, table, { left: '20' });
  const next = tableOf(await playAgainAt(host, table, { right: '40', tie: '10' }));
  const { body } = await open(next);
  const lines = body.split('<li class').slice(1, 4);
  expect(lines.map((line) => /class="staked">([^<]*)</.exec(line)?.[1])).toEqual([
    '₹50.00: Right 40.00, Tie 10.00',
    '₹20.00 on Left',
    '₹30.00 on Left',
  ]);
  const checks = lines.map((line) => must(/href="(\/rounds\/[^"]+)"/.exec(line)?.[1]));
  const seals: string[] = [];
  for (const [at, check] of checks.entries()) {
    const round = await open({ path: check, cookie: '' });
    expect(round.statusCode).toBe(200);
    const [seal, seed = ''] = [...round.body.matchAll(/[0-9a-f]{64}/g)].map(([hex]) => hex);
    expect(sealOf(seed)).toBe(seal);
    // The seed deals what is told of the round, and stood sealed at its table.
    const { text } = must(gameOf('99.0003')).play(drawFrom(seed));
    expect(lines[at]).toContain(`>${text}</span>`);
    expect(round.body).toContain(text);
    seals.push(must(seal));
    expect(round.body).not.toContain('chitra');
  }
  expect([sealIn(await open(next)), sealIn(await open(table))]).toEqual(seals.slice(0, 2));
  // Nothing else is a round: neither another game's, nor a text that nobody was told.
  const [own = ''] = checks;
  // Not the last character: some of its bits may stand for nothing, and another can mean the same.
  const altered = own.replace(/.(?=...$)/, (one) => (one === 'A' ? 'B' : 'A'));
  for (const path of [own.replace('99.0003', '99.0005'), altered, '/rounds/99.0003/round-0001'])
    expect((await open({ path, cookie: '' })).body).toContain('This round cannot be shown');
});

test('no page of a table leads to its round, or to the next, before they are played', async () => {
  const { table } = await launch('asha');
  const sealsLedTo = async (body: string) => {
    const paths = [...body.matchAll(/"(\/rounds\/[^"]+)"/g)].map(([, path = '']) => path);
    return Promise.all(paths.map(async (path) => sealIn(await open({ path, cookie: '' }))));
  };
  const before = await open(table);
  expect(await sealsLedTo(before.body)).not.toContain(sealIn(before));
  await playAt(host, table, { left: '20' });
  const { body } = await open(table);
  const seals = await sealsLedTo(body);
  expect(seals).toContain(sealIn(before));
  expect(seals).not.toContain(must(/id="next">([0-9a-f]{64})</.exec(body)?.[1]));
});
