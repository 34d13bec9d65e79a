import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cardGames } from './card-games.ts';
import { deal } from './cards.ts';
import { diceAndReels } from './dice-and-reels.ts';
import { drawFrom, newSeed, sealOf } from './draw.ts';
import { html } from './html.ts';
import { drawRound } from './round.ts';
import { newTable, openTable, sealTable, tableKeyOf } from './table.ts';

const games = Object.entries({ ...cardGames, ...diceAndReels });
const rounds = 5_000;

describe('over 5,000 rounds of fixed seeds', () => {
  test.each(games)('every bet of %s gives back most of its stakes', (_id, game) => {
    const paid = new Map(game.bets.map(({ betId }) => [betId, 0]));
    for (let at = 0; at < rounds; at++) {
      const { pays, text, faces } = game.play(drawFrom(`round ${at}`));
      for (const [betId, hundredths] of Object.entries(pays)) {
        if (!paid.has(betId)) throw new Error(`${text} pays ${betId}, which nobody can bet on`);
        paid.set(betId, paid.get(betId)! + hundredths);
      }
      if (faces.length === 0 || text.length > 200) throw new Error(`${text} cannot be shown`);
    }
    for (const [betId, total] of paid) {
      const share = total / rounds / 100;
      expect(share, betId).toBeGreaterThan(0.85);
      expect(share, betId).toBeLessThan(1.05);
    }
  });
});

test('the outcome follows from the seed, and the seal from it alone', () => {
  const seed = newSeed();
  const game = cardGames['99.0003']!;
  const [left, right] = game.bets;
  const stake = 100_00;
  const ofLeft = drawRound(game, seed, { bet: left!, stake });
  expect(drawRound(game, seed, { bet: right!, stake }).outcome).toEqual(ofLeft.outcome);
  expect(sealOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
});

test('a sealed table is opened with its key for a quarter of an hour, and tells nobody else its seed', async () => {
  const [key, other] = [tableKeyOf('one key'), tableKeyOf('another key')];
  const launch = { userName: 'asha', sessionId: 'a-session', eventId: '99.0003' };
  const table = newTable(launch);
  const at = Date.parse('2026-05-01T10:00:00Z');
  const sealed = await sealTable(table, key, at);
  expect(await openTable(sealed, key, at)).toEqual({ ...table, ...launch });
  expect(await openTable(sealed, tableKeyOf('one key'), at + 15 * 60_000 - 1_000)).toEqual(table);
  expect(await openTable(sealed, key, at + 15 * 60_000)).toBeNull();
  expect(await openTable(sealed, other, at)).toBeNull();
  for (const wrong of ['', 'a.b.c.d.e', `${sealed.slice(0, -4)}AAAA`])
    expect(await openTable(wrong, key, at)).toBeNull();
  expect(Buffer.from(sealed.split('.')[3]!, 'base64url').includes(table.seed)).toBe(false);
  expect(newTable(launch).seed).not.toBe(table.seed);
});

test('what a bet pays is rounded to the minor unit once', () => {
  const game = cardGames['99.0004']!;
  const bets = game.bets.filter(({ betId }) => betId === 'red' || betId === 'black');
  const payouts = bets.map((bet) => drawRound(game, 'seed', { bet, stake: 10_33 }).payout);
  // 10.33 × 1.95 is 20.1435.
  expect(payouts.toSorted((one, other) => one - other)).toEqual([0, 20_14]);
});

test('a pack has each card once, and every number below a count comes', () => {
  const pack = deal(drawFrom('a pack'), 52);
  expect(new Set(pack.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(52);
  const draw = drawFrom('numbers');
  expect(new Set(Array.from({ length: 200 }, () => draw.below(6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('text that is put into markup stays text', () => {
  const { text } = html`<p title="${'"'}">${`<b>'&'</b>`}${[html`<i>${1}</i>`]}</p>`;
  expect(text).toBe('<p title="&quot;">&lt;b&gt;&#39;&amp;&#39;&lt;/b&gt;<i>1</i></p>');
});
