import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLaunchCode, getPartner } from '#contract/casino.ts';
import { listCasinoEvents } from '#contract/reference.ts';
import { filledLink } from '#domain/casino-launch.ts';
import { createGamesHost } from '#server/games/app.ts';
import { exchangeWallet } from '#server/games/wallet.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';

/** The games host over the real exchange. Nothing follows a redirection or keeps a cookie but these tests. */

const siteUrl = 'http://localhost:4000';
let now = Date.parse('2026-05-01T10:00:00Z');
let exchange: TestExchange;
let host: FastifyInstance;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  const wallet = exchangeWallet(exchange.url, exchange.operator);
  host = createGamesHost({ wallet, siteUrl, isSecure: false, now: () => now, logLevel: 'silent' });
});
afterAll(async () => {
  await host.close();
  await exchange.close();
});

/** The link of a game as the site fills it for a bettor, without the host's address. */
async function linkFor(userName: string, eventId = '99.0003'): Promise<string> {
  const bettor = await exchange.signIn(userName);
  const { lobby } = dataOf(await exchange.call(listCasinoEvents, { body: { key: 'site' } }));
  const game = lobby.find((entry) => entry.eventId === eventId)!;
  const { code } = dataOf(await exchange.call(createLaunchCode, { body: { eventId } }, bettor));
  const link = new URL(filledLink(game, code));
  expect(link.origin).toBe('http://localhost:4003');
  return `${link.pathname}${link.search}`;
}

/** Follows a link to its table: where that is, and the cookie that opens it. */
async function launch(userName: string) {
  const { statusCode, headers } = await host.inject(await linkFor(userName));
  expect(statusCode).toBe(303);
  const [cookie = '', ...rules] = String(headers['set-cookie']).split('; ');
  return { path: String(headers.location), cookie, rules };
}

const open = (path: string, cookie = '') => host.inject({ url: path, headers: { cookie } });

test('[CAL-4] a UNIVERSE link opens the game with its bettor’s balance, and the code is out of the address', async () => {
  const { path, cookie, rules } = await launch('asha');
  expect(path).toMatch(/^\/tables\/[\w-]+$/);
  expect(rules).toEqual([`Path=${path}`, 'Max-Age=900', 'HttpOnly', 'SameSite=Lax']);
  const { statusCode, body, headers } = await open(path, cookie);
  expect(statusCode).toBe(200);
  for (const text of ['High Card', 'asha', '₹1,00,000.00', `href="${siteUrl}/intcasino"`])
    expect(body).toContain(text);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('a link that was used, is too old, or was never given leads back to the casino', async () => {
  const used = await linkFor('asha');
  await open(used);
  const old = await linkFor('asha');
  now += 60_000;
  for (const link of [used, old, '/play', '/play?token=never-given', '/play?token=%22%3E%3Cscript%3E']) {
    const { statusCode, body, headers } = await open(link);
    expect([statusCode, headers['set-cookie']]).toEqual([410, undefined]);
    expect(body).toContain('This game cannot be opened');
    expect(body).toContain(`href="${siteUrl}/intcasino"`);
  }
});

test.each([
  ['dev', 'Your account is blocked'],
  ['farid', 'You have excluded yourself from betting.'],
])('%s is told why there is no game', async (userName, why) => {
  const { statusCode, body } = await open(await linkFor(userName));
  expect(statusCode).toBe(403);
  expect(body).toContain(why);
  expect(body).toContain(`href="${siteUrl}/intcasino"`);
});

test('a table is for the browser that opened it, for a quarter of an hour', async () => {
  const { path, cookie } = await launch('ben');
  const other = await launch('asha');
  expect((await open(path)).statusCode).toBe(404);
  expect((await open(path, other.cookie)).statusCode).toBe(404);
  expect((await open(path, cookie)).statusCode).toBe(200);
  now += 15 * 60_000;
  expect((await open(path, cookie)).statusCode).toBe(404);
});

test('[VAL-2] [CAL-4] the partner’s link and a VIMAAN game’s are pages that know nobody', async () => {
  const { link } = dataOf(await exchange.call(getPartner, {}, await exchange.signIn('asha')));
  const { lobby } = dataOf(await exchange.call(listCasinoEvents, { body: { key: 'site' } }));
  const ofGames = lobby.filter(({ companyName }) => companyName === 'VIMAAN').map((game) => game.link);
  expect(ofGames).toHaveLength(5);
  for (const address of [link, ...ofGames]) {
    const { statusCode, body } = await open(new URL(address).pathname);
    expect(statusCode).toBe(200);
    expect(body).toContain('Nothing can be played here');
  }
  expect((await open('/partner/%3Cscript%3E')).body).not.toContain('<script>');
  expect((await open('/nowhere')).body).toContain('There is no such page');
});

test('an exchange that gives no answer is told of, with a way back', async () => {
  const silent = exchangeWallet('http://127.0.0.1:9', exchange.operator);
  const alone = createGamesHost({
    wallet: silent,
    siteUrl,
    isSecure: false,
    now: () => now,
    logLevel: 'silent',
  });
  const { statusCode, body } = await alone.inject('/play?token=any');
  expect([statusCode, body.includes('No money has moved')]).toEqual([503, true]);
  await alone.close();
});
