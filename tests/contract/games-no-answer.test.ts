import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NoAnswer } from '#contract/rest-client.ts';
import { createGamesHost } from '#server/games/app.ts';
import { tableKeyOf } from '#server/games/table.ts';
import { exchangeWallet, type Wallet } from '#server/games/wallet.ts';
import {
  casinoEntries as entriesOf,
  follow,
  linkOf,
  playAt,
  type LaunchedTable,
} from '../support/games-bettor.ts';
import { TestExchange } from '../support/test-exchange.ts';

/** The games host when the exchange gives no answer, and when the host itself ends. */

const now = Date.parse('2026-05-01T10:00:00Z');
let exchange: TestExchange;
let wallet: Wallet;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  wallet = exchangeWallet(exchange.url, exchange.games);
});
afterAll(() => exchange.close());

const hostWith = (itsWallet: Wallet, { isSecure = false } = {}): FastifyInstance =>
  createGamesHost({
    wallet: itsWallet,
    tableKey: tableKeyOf('the-games-key-of-tests'),
    siteUrl: 'http://localhost:4000',
    isSecure,
    now: () => now,
    logLevel: 'silent',
  });
const linkFor = async (userName: string) => linkOf(exchange, await exchange.signIn(userName));

const silent = () => exchangeWallet('http://127.0.0.1:9', exchange.games);

test('a round without an answer is asked for again as it was, and is played once', async () => {
  let isCut = false;
  const cut = <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) => {
    return async (...asked: Asked): Promise<Answer> => {
      const answer = await ask(...asked);
      if (isCut) throw new NoAnswer('cut off');
      return answer;
    };
  };
  const host = hostWith({ ...wallet, play: cut(wallet.play), look: cut(wallet.look) }, { isSecure: true });
  const asha = await exchange.signIn('asha');
  const before = (await entriesOf(exchange, asha)).length;
  const table = await follow(host, await linkFor('asha'));
  expect(table.rules).toContain('Secure');
  isCut = true;
  const unknown = await playAt(host, table, { right: '70' });
  expect(unknown.statusCode).toBe(503);
  expect(unknown.body).toContain('it is not known yet whether this round was played');
  expect(unknown.body).toContain('Ask again');
  isCut = false;
  expect((await playAt(host, table, { left: '9999' })).statusCode).toBe(303);
  const entries = (await entriesOf(exchange, asha)).slice(before);
  expect(entries.filter(({ kind }) => kind === 'casino-stake').map(({ amount }) => amount)).toEqual([-70_00]);
  expect(entries[0]!.reference).toContain('High Card – Right: ');
  await host.close();
});

test('a round whose answer alone is lost is shown as it was played', async () => {
  const cutting: Wallet = {
    ...wallet,
    play: async (...round) => {
      await wallet.play(...round);
      throw new NoAnswer('cut off');
    },
  };
  const host = hostWith(cutting);
  const table = await follow(host, await linkFor('asha'));
  const { statusCode, body } = await playAt(host, table, { right: '70' });
  expect(statusCode).toBe(200);
  expect(body).toContain('₹70.00 on Right.');
  expect(body).not.toContain('it is not known');
  await host.close();
});

test('a table outlives the games host: a round that was sent as it died is told as it was played', async () => {
  const dying: Wallet = {
    ...wallet,
    play: async (...round) => {
      await wallet.play(...round);
      throw new Error('the process ends here');
    },
  };
  const before = hostWith(dying);
  const asha = await exchange.signIn('asha');
  const entries = (await entriesOf(exchange, asha)).length;
  const unplayed = await follow(before, await linkFor('asha'));
  const table = await follow(before, await linkFor('asha'));
  expect((await playAt(before, table, { left: '90' })).statusCode).toBe(503);
  await before.close();
  const after = hostWith(wallet);
  const show = ({ path, cookie }: LaunchedTable) => after.inject({ url: path, headers: { cookie } });
  expect((await show(unplayed)).body).toContain('>Deal</button>');
  const { statusCode, body } = await show(table);
  expect(statusCode).toBe(200);
  expect(body).toContain('₹90.00 on Left.');
  // The browser asks for it again, and so does somebody who would now rather have chosen otherwise.
  for (const bet of ['left', 'right'])
    expect((await playAt(after, table, { [bet]: '90' })).statusCode).toBe(303);
  const stakes = (await entriesOf(exchange, asha))
    .slice(entries)
    .filter(({ kind }) => kind === 'casino-stake');
  expect(stakes.map(({ amount }) => amount)).toEqual([-90_00]);
  await after.close();
});

test('while the exchange gives no answer a table says so and is asked for again by its browser', async () => {
  const steady = hostWith(wallet);
  const table = await follow(steady, await linkFor('asha'));
  await steady.close();
  const alone = hostWith(silent());
  const { statusCode, body } = await alone.inject({ url: table.path, headers: { cookie: table.cookie } });
  expect(statusCode).toBe(503);
  expect(body).toContain('<meta http-equiv="refresh" content="3" />');
  await alone.close();
});

test('an exchange that gives no answer is told of, with a way back', async () => {
  const alone = hostWith(silent());
  const { statusCode, body } = await alone.inject('/play?token=any');
  expect([statusCode, body.includes('Your statement says')]).toEqual([503, true]);
  await alone.close();
});
