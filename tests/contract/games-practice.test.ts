import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPractice } from '#contract/practice.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { setCurrency } from '#domain/money/money.ts';
import { createGamesHost } from '#server/games/app.ts';
import { tableKeyOf } from '#server/games/table.ts';
import { exchangeWallet } from '#server/games/wallet.ts';
import { follow, linkOf, playAgainAt, playAt, tableOf } from '../support/games-bettor.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';

/** In which money the games host's pages are: one host serves practice accounts and others. */

let exchange: TestExchange;
let host: FastifyInstance;
beforeAll(async () => {
  exchange = await TestExchange.open();
  host = createGamesHost({
    wallet: exchangeWallet(exchange.url, exchange.games),
    tableKey: tableKeyOf('the-games-key-of-tests'),
    siteUrl: 'http://localhost:4000',
    isSecure: false,
    now: Date.now,
    logLevel: 'silent',
  });
});
afterEach(() => setCurrency('INR'));
afterAll(async () => {
  await host.close();
  await exchange.close();
});

/** The pages of a bettor's game: before a round, after it, and with a bet that is too high. */
async function pagesOf(bettor: Credentials): Promise<string[]> {
  const table = await follow(host, await linkOf(exchange, bettor));
  const open = async () => (await host.inject({ url: table.path, headers: { cookie: table.cookie } })).body;
  const before = await open();
  expect((await playAt(host, table, { left: '20' })).statusCode).toBe(303);
  const tooMuch = await playAgainAt(host, table, { left: '20000' });
  const next = tableOf(await playAgainAt(host, table, { left: '30' }));
  const after = await host.inject({ url: next.path, headers: { cookie: next.cookie } });
  return [before, await open(), tooMuch.body, after.body];
}

/** Signs of money in the pages' texts. A sealed address may hold a P before a digit by chance. */
const signsIn = (pages: readonly string[]) =>
  new Set(pages.join(' ').match(/[₹£]|(?<=[\s>])P(?=\d)|(?<=data-sign=")P/g));

test('all amounts of a practice account’s game are of practice money, at the next rounds too', async () => {
  const pages = await pagesOf({ token: dataOf(await exchange.call(openPractice, {})).token });
  expect(pages[0]).toContain('P10,000.00');
  expect(pages[0]).toContain('data-sign="P"');
  expect(pages[2]).toContain('P10,000.00 at most in all');
  expect(signsIn(pages)).toEqual(new Set(['P']));
});

test('those of another account on the same host are of its currency', async () => {
  expect(signsIn(await pagesOf(await exchange.signIn('asha')))).toEqual(new Set(['₹']));
  setCurrency('GBP');
  const pages = await pagesOf(await exchange.signIn('ben'));
  expect(pages[0]).toContain('data-sign="£"');
  expect(signsIn(pages)).toEqual(new Set(['£']));
});
