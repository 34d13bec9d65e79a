import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBalance } from '#contract/account.ts';
import { saveSettings } from '#contract/bettor-settings.ts';
import { getPartner } from '#contract/casino.ts';
import { fundAccount } from '#contract/operator.ts';
import { getProfitLoss } from '#contract/reports.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { aPerson } from '#contract/testing/people.ts';
import { signUp } from '#contract/session.ts';
import { formatMoney } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { createGamesHost } from '#server/games/app.ts';
import { tableKeyOf } from '#server/games/table.ts';
import { exchangeWallet } from '#server/games/wallet.ts';
import {
  casinoEntries as entriesOf,
  follow,
  linkOf,
  lobbyOf,
  playAgainAt,
  playAt,
  tableOf,
  type LaunchedTable,
} from '../support/games-bettor.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';

/** The games host over the real exchange. */

const siteUrl = 'http://localhost:4000';
const tableKey = tableKeyOf('the-games-key-of-tests');
let now = Date.parse('2026-05-01T10:00:00Z');
let exchange: TestExchange;
let host: FastifyInstance;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  const wallet = exchangeWallet(exchange.url, exchange.games);
  host = createGamesHost({ wallet, tableKey, siteUrl, isSecure: false, now: () => now, logLevel: 'silent' });
});
afterAll(async () => {
  await host.close();
  await exchange.close();
});

const days = { from: '2026-05-01', to: '2026-05-01' };
const play = (table: Pick<LaunchedTable, 'path' | 'cookie'>, form: Record<string, string>) =>
  playAt(host, table, form);
const casinoEntries = (bettor: Credentials) => entriesOf(exchange, bettor);
const linkFor = async (userName: string, password?: string) =>
  linkOf(exchange, await exchange.signIn(userName, password));
const launch = async (userName: string, password?: string) => follow(host, await linkFor(userName, password));
const open = (path: string, cookie = '') => host.inject({ url: path, headers: { cookie } });

test('[CAL-4] a UNIVERSE link opens the game with its bettor’s balance, and the code is out of the address', async () => {
  const { path, cookie, rules } = await launch('asha');
  expect(path).toMatch(/^\/tables\/[\w-]+$/);
  expect(rules).toEqual(['Path=/tables', 'Max-Age=900', 'HttpOnly', 'SameSite=Lax']);
  const { statusCode, body, headers } = await open(path, cookie);
  expect(statusCode).toBe(200);
  for (const text of ['High Card', 'asha', '₹1,00,000.00', `href="${siteUrl}/intcasino"`])
    expect(body).toContain(text);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('a table is light or dark as its bettor has the site, at the next rounds too, in the site’s typeface', async () => {
  const chitra = await exchange.signIn('chitra');
  dataOf(await exchange.call(saveSettings, { body: { theme: 'DARK' } }, chitra));
  const dark = await launch('chitra');
  expect((await open(dark.path, dark.cookie)).body).toContain('<html lang="en" data-theme="dark">');
  await play(dark, { left: '10' });
  const next = tableOf(await playAgainAt(host, dark, { left: '10' }));
  expect((await open(next.path, next.cookie)).body).toContain('data-theme="dark"');
  dataOf(await exchange.call(saveSettings, { body: { theme: 'SYSTEM' } }, chitra));
  const table = await launch('chitra');
  const { body, headers } = await open(table.path, table.cookie);
  expect(body).not.toContain('data-theme');
  expect(headers['content-security-policy']).toContain("font-src 'self'");
  const style = must(/href="(\/style\.css\?\w+)"/.exec(body)?.[1]);
  const fonts = [...(await open(style)).body.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, path = '']) => path);
  expect(fonts).toHaveLength(2);
  for (const path of fonts) {
    const font = await open(path);
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  }
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
  ['farid', 'You have excluded yourself from betting: no new bets. You can still cancel.'],
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

test('[VAL-2] [CAL-4] the partner’s link and a VIMAAN game’s are pages that say what they are and know nobody', async () => {
  const { link } = dataOf(await exchange.call(getPartner, {}, await exchange.signIn('asha')));
  const ofGames = (await lobbyOf(exchange)).filter(({ companyName }) => companyName === 'VIMAAN');
  expect(ofGames).toHaveLength(5);
  for (const [address, title] of [
    [link, 'Vimaan'],
    ...ofGames.map((game) => [game.link, `${game.name} at Vimaan`] as const),
  ] as const) {
    const { statusCode, body } = await open(new URL(address).pathname);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain('Nothing can be played here');
  }
  for (const path of ['/partner/%3Cscript%3E', '/partner/99.0003', '/nowhere'])
    expect((await open(path)).body).toContain('There is no such page');
});

test('a round moves stake and payout once, however often it is sent, and every account of it says so', async () => {
  const ben = await exchange.signIn('ben');
  const table = await launch('ben');
  const before = dataOf(await exchange.call(getBalance, {}, ben)).bankBalance;
  const answers = await Promise.all([play(table, { left: '250.50' }), play(table, { left: '250.50' })]);
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [303, table.path],
    [303, table.path],
  ]);
  // A different choice is too late, and a reload plays nothing.
  await play(table, { right: '9000' });
  const { body } = await open(table.path, table.cookie);
  const entries = await casinoEntries(ben);
  const { bankBalance, exposure } = dataOf(await exchange.call(getBalance, {}, ben));
  const gain = bankBalance - before;
  expect([-250_50, 263_03]).toContain(gain);
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['casino-stake', -250_50],
    ...(gain > 0 ? [['casino-payout', 513_53]] : []),
  ]);
  expect(entries[0]).toMatchObject({ marketId: null });
  expect(entries[0]!.reference).toMatch(/^High Card – Left: left \S+, right \S+$/);
  expect(body).toContain(gain > 0 ? 'Won ₹263.03' : 'Lost ₹250.50');
  expect(body).toContain(formatMoney(bankBalance - exposure));

  const levels = ['SPORT', 'EVENT', 'MARKET'] as const;
  const reports = levels.map(async (level) => {
    const query = { ...days, level, ...(level !== 'SPORT' && { sportId: '66102' }) };
    return dataOf(await exchange.call(getProfitLoss, { query }, ben));
  });
  for (const { rows, net, commission } of await Promise.all(reports)) {
    expect([net, commission]).toEqual([gain, 0]);
    expect(rows).toMatchObject([{ sportId: '66102', sportName: 'Casino', markets: 1, net: gain }]);
  }
  expect((await reports[2]!).rows[0]).toMatchObject({ eventId: '99.0003', eventName: 'High Card' });

  // The seed that was sealed before the choice.
  const [seal = '', seed = ''] = [...body.matchAll(/[0-9a-f]{64}/g)].map(([hex]) => hex);
  expect(createHash('sha256').update(seed).digest('hex')).toBe(seal);
});

test('a stake with a decimal comma is that stake: 12,50 plays 12.50', async () => {
  const ben = await exchange.signIn('ben');
  const before = (await casinoEntries(ben)).length;
  await play(await launch('ben'), { left: '12,50' });
  expect((await casinoEntries(ben))[before]).toMatchObject({ kind: 'casino-stake', amount: -12_50 });
});

test('a stake that is shown again is shown as it was read', async () => {
  const { body } = await play(await launch('asha'), { left: '12,50', right: '2,50' });
  const inputs = [...body.matchAll(/<input\s+name="(left|right)"[^>]*value="([^"]*)"/g)];
  expect(inputs.map(([, name, value]) => [name, value])).toEqual([
    ['left', '12.50'],
    ['right', '2.50'],
  ]);
});

test('before it is played a round shows its seal and not its seed, and after it the same seal', async () => {
  const table = await launch('asha');
  const hexOf = ({ body }: { body: string }) => [...body.matchAll(/[0-9a-f]{64}/g)].map(([hex]) => hex);
  const sealed = hexOf(await open(table.path, table.cookie));
  expect(sealed).toHaveLength(1);
  await play(table, { tie: '10' });
  const opened = hexOf(await open(table.path, table.cookie));
  expect(opened[0]).toBe(sealed[0]);
  expect(createHash('sha256').update(opened[1]!).digest('hex')).toBe(sealed[0]);
});

test.each([
  [{ left: '', right: 'many' }, 'Type a stake such as 500 or 1250.50.'],
  [{ left: '9.99' }, 'Stake ₹10.00 or more on each bet, and ₹10,000.00 at most in all.'],
  [{ left: '10000.01' }, 'Stake ₹10.00 or more'],
  [{ left: '500.001' }, 'Type a stake such as'],
  [{ left: '1.250,50' }, 'Type a stake such as'],
  [{ left: '2,50' }, 'Stake ₹10.00 or more'],
  [{ nothing: '100' }, 'Choose what to bet on.'],
  [{ other: '100' }, 'Choose what to bet on.'],
])('%o is told what is wrong and moves nothing', async (form, why) => {
  const asha = await exchange.signIn('asha');
  const before = await casinoEntries(asha);
  const { statusCode, body } = await play(await launch('asha'), form);
  expect(statusCode).toBe(422);
  expect(body).toContain(why);
  expect(await casinoEntries(asha)).toEqual(before);
});

test('a stake that the wallet does not cover is refused with what is available, and a smaller one may follow', async () => {
  const name = 'small-purse';
  const { token } = dataOf(
    await exchange.call(signUp, { body: aPerson({ userName: name, password: 'a long password' }) }),
  );
  const funds = { params: { userName: name }, body: { amount: 40_00, reference: 'forty-rupees' } };
  dataOf(await exchange.call(fundAccount, funds, exchange.operator));
  const table = await launch(name, 'a long password');
  const { statusCode, body } = await play(table, { left: '40.01' });
  expect([statusCode, body.includes('₹40.00 is available.')]).toEqual([200, true]);
  expect(await casinoEntries({ token })).toEqual([]);
  expect((await play(table, { left: '40' })).statusCode).toBe(303);
  expect((await casinoEntries({ token }))[0]).toMatchObject({ amount: -40_00 });
});

test('another site cannot play at a table, and nobody without its cookie', async () => {
  const table = await launch('asha');
  const foreign = await host.inject({
    method: 'POST',
    url: `${table.path}/play`,
    headers: { cookie: table.cookie, 'sec-fetch-site': 'same-site' },
  });
  const nobody = await play({ ...table, cookie: '' }, { left: '100' });
  expect([foreign.statusCode, nobody.statusCode]).toEqual([404, 404]);
});
