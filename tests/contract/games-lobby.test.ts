import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '#domain/money/money.ts';
import { returnText } from '#domain/casino/return-to-player.ts';
import { createGamesHost } from '#server/games/app.ts';
import { allGames } from '#server/games/all-games.ts';
import { drawFrom } from '#contract/draw.ts';
import { tableKeyOf } from '#server/games/table.ts';
import { exchangeWallet, type Wallet } from '#server/games/wallet.ts';
import {
  casinoEntries,
  follow,
  linkOf,
  lobbyOf,
  playAt,
  type LaunchedTable,
} from '../support/games-bettor.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';
import { createLaunchCode } from '#contract/casino.ts';

/** Every game of the lobby, over the real exchange: what the lobby says of it, a round, and a restart of the host. */

const now = Date.parse('2026-05-01T10:00:00Z');
let exchange: TestExchange;
let wallet: Wallet;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  wallet = exchangeWallet(exchange.url, exchange.games);
});
afterAll(() => exchange.close());

const hostWith = (itsWallet: Wallet): FastifyInstance =>
  createGamesHost({
    wallet: itsWallet,
    tableKey: tableKeyOf('the-games-key-of-tests'),
    siteUrl: 'http://localhost:4000',
    isSecure: false,
    now: () => now,
    logLevel: 'silent',
  });

/** As a browser shows it: without markup, and signs as themselves. */
const textOf = (body: string): string =>
  body
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
    )
    .replace(/\s+/g, ' ');

test('[ENT-8] the lobby has games of all three families of ids, each with a name, a category and a picture of its own', async () => {
  const lobby = await lobbyOf(exchange);
  for (const family of [/^99\.00\d\d$/, /^88\.00\d\d$/, /^\d{8,}$/])
    expect(lobby.filter(({ eventId }) => family.test(eventId)).length).toBeGreaterThan(2);
  expect(new Set(lobby.map(({ eventId }) => eventId)).size).toBe(lobby.length);
  expect(new Set(lobby.map(({ name }) => name)).size).toBe(lobby.length);
  expect(new Set(lobby.map(({ art }) => JSON.stringify(art))).size).toBe(lobby.length);
  for (const { category, rules, bets, returnToPlayer, companyName } of lobby) {
    expect([category.length > 0, rules.length > 20]).toEqual([true, true]);
    const returns = bets.map((bet) => bet.returnToPlayer);
    const range = { least: Math.min(...returns), most: Math.max(...returns) };
    expect(returnToPlayer).toEqual(companyName === 'UNIVERSE' ? range : null);
  }
});

test('every game that is launched with a code is played at the games host, and no other', async () => {
  const launched = (await lobbyOf(exchange)).filter(({ companyName }) => companyName === 'UNIVERSE');
  expect(launched.map(({ eventId }) => eventId).toSorted()).toEqual(
    allGames.map(({ eventId }) => eventId).toSorted(),
  );
  expect(launched.length).toBeGreaterThanOrEqual(8);
  const asha = await exchange.signIn('asha');
  for (const { eventId } of launched)
    dataOf(await exchange.call(createLaunchCode, { body: { eventId } }, asha));
});

test.each(allGames.map(({ name, eventId, bets }) => ({ name, eventId, bets })))(
  '$name: its page says what the lobby says, and its round survives a restart of the host before and after it is played',
  async ({ name, eventId, bets }) => {
    const entry = (await lobbyOf(exchange)).find((game) => game.eventId === eventId)!;
    const asha = await exchange.signIn('asha');
    const entriesBefore = (await casinoEntries(exchange, asha)).length;
    const first = hostWith({
      ...wallet,
      play: async (...round) => {
        await wallet.play(...round);
        throw new Error('the process ends here');
      },
    });
    const unplayed = await follow(first, await linkOf(exchange, asha, eventId));
    const table = await follow(first, await linkOf(exchange, asha, eventId));
    const page = textOf((await first.inject({ url: table.path, headers: { cookie: table.cookie } })).body);
    expect(page).toContain(`Rules of ${entry.name} ${entry.rules}`);
    for (const { label, pays, returnToPlayer } of entry.bets)
      expect(page).toContain(
        `${label} ${pays} RTP ${returnText({ least: returnToPlayer, most: returnToPlayer })}`,
      );
    const bet = bets[0]!;
    expect((await playAt(first, table, { [bet.betId]: '90' })).statusCode).toBe(503);
    await first.close();

    const next = hostWith(wallet);
    const show = async ({ path, cookie }: LaunchedTable) =>
      (await next.inject({ url: path, headers: { cookie } })).body;
    expect(await show(unplayed)).toContain(`action="${unplayed.path}/play"`);
    expect((await playAt(next, unplayed, { [bet.betId]: '20' })).statusCode).toBe(303);
    // The browser asks again for the round that was played as the host ended.
    expect((await playAt(next, table, { [bet.betId]: '90' })).statusCode).toBe(303);
    const shown = textOf(await show(table));
    // The outcome is the one of the seed that is shown, paid to the minor unit.
    const [, seed = ''] = shown.match(/[0-9a-f]{64}/g) ?? [];
    const { text, pays } = allGames.find((game) => game.eventId === eventId)!.play(drawFrom(seed));
    expect(shown).toContain(`${text}. ${formatMoney(90_00)} on ${bet.label}.`);
    const payout = Math.round((90_00 * (pays[bet.betId] ?? 0)) / 100);
    expect(shown).toContain(payout > 0 ? `${formatMoney(payout)} was paid.` : 'Nothing was paid.');
    const ofTable = (await casinoEntries(exchange, asha))
      .slice(entriesBefore)
      .filter(({ reference }) => reference === `${name} – ${bet.label}: ${text}`);
    // The other round may have come out the same; its amounts are others.
    const stakes = ofTable.map(({ amount }) => amount).filter((amount) => amount === -90_00);
    expect(stakes).toHaveLength(1);
    const payouts = ofTable.filter(({ amount }) => amount === payout);
    expect(payouts).toHaveLength(payout > 0 ? 1 : 0);
    await next.close();
  },
);
