import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import { allGames, gameOf } from './all-games.ts';
import { deal, packOf } from './cards.ts';
import { drawFrom, sealOf } from '#contract/draw.ts';
import { html } from './html.ts';
import { drawRound } from './round.ts';
import { newTable, nextTable, openPlayer, sealPlayer, tableAt, tableKeyOf } from './table.ts';

const asha = { userName: 'asha', sessionId: 'a-session', theme: 'DARK', isPractice: true } as const;
const highCard = must(gameOf('99.0003'));

test('the outcome follows from the seed, and the seal from it alone', () => {
  const seed = 'the seed of a test';
  const [left, right] = highCard.bets.map((offer) => ({ offer, stake: 100_00 }));
  const ofLeft = drawRound(highCard, seed, [left!]);
  expect(drawRound(highCard, seed, [right!, left!]).outcome).toEqual(ofLeft.outcome);
  expect(sealOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
});

test('a sealed player is opened with its key for a quarter of an hour, and told to nobody else', async () => {
  const [key, other] = [tableKeyOf('one key'), tableKeyOf('another key')];
  const at = Date.parse('2026-05-01T10:00:00Z');
  const sealed = await sealPlayer(asha, key, at);
  expect(await openPlayer(sealed, tableKeyOf('one key'), at + 15 * 60_000 - 1_000)).toEqual(asha);
  expect(await openPlayer(sealed, key, at + 15 * 60_000)).toBeNull();
  expect(await openPlayer(sealed, other, at)).toBeNull();
  for (const wrong of ['', 'a.b.c.d.e', `${sealed.slice(0, -4)}AAAA`])
    expect(await openPlayer(wrong, key, at)).toBeNull();
  expect(Buffer.from(sealed.split('.')[3]!, 'base64url').includes('asha')).toBe(false);
});

test('a table follows from its id and the key, for its player alone, and each has another seed', () => {
  const [key, other] = [tableKeyOf('one key'), tableKeyOf('another key')];
  const table = newTable(asha, '99.0003', key);
  const { tableId } = table;
  expect(table).toMatchObject({ ...asha, eventId: '99.0003' });
  expect(tableAt(asha, tableId, key)).toEqual(table);
  expect(tableAt(asha, nextTable(table, key).tableId, key)).toEqual(nextTable(table, key));
  expect(tableAt({ ...asha, sessionId: 'another' }, tableId, key)).toBeNull();
  expect(tableAt(asha, tableId, other)).toBeNull();
  for (const wrong of [
    '',
    't1',
    `${tableId}0`,
    tableId.replace(/^./, (own) => (own === 'A' ? 'B' : 'A')),
    tableId.slice(0, -1),
  ])
    expect(tableAt(asha, wrong, key)).toBeNull();
  const seeds = [table, nextTable(table, key), newTable(asha, '99.0003', key)].map(({ seed }) => seed);
  expect(new Set(seeds).size).toBe(3);
});

test('what a bet pays is rounded to the minor unit once', () => {
  const game = must(gameOf('99.0004'));
  const bets = game.bets.filter(({ betId }) => betId === 'red' || betId === 'black');
  const payouts = bets.map((offer) => drawRound(game, 'seed', [{ offer, stake: 10_33 }]).payout);
  // 10.33 × 1.95 is 20.1435.
  expect(payouts.toSorted((one, other) => one - other)).toEqual([0, 20_14]);
});

test('a pack has each card once, a shoe as often as it has packs, and every number below a count comes', () => {
  const cardsOf = (count: number, packs: number) =>
    deal(drawFrom('a pack'), count, packOf({ packs })).map(({ rank, suit }) => `${rank} ${suit}`);
  expect(new Set(cardsOf(52, 1)).size).toBe(52);
  const shoe = cardsOf(416, 8);
  for (const card of new Set(shoe)) expect(shoe.filter((other) => other === card)).toHaveLength(8);
  const draw = drawFrom('numbers');
  expect(new Set(Array.from({ length: 200 }, () => draw.below(6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('whoever follows the page’s words from the seed deals the cards that were dealt', () => {
  const seed = 'the seed of a test';
  // As the page says it, and without anything of ours.
  const pack = ['♠', '♥', '♦', '♣'].flatMap((suit) =>
    ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => rank + suit),
  );
  let count = 0;
  const numberBelow = (n: number): number => {
    const hex = createHash('sha256').update(`${seed}:${count++}`).digest('hex');
    const number = Number.parseInt(hex.slice(0, 8), 16);
    return number < n * Math.floor(0x1_0000_0000 / n) ? number % n : numberBelow(n);
  };
  const cards = Array.from({ length: 6 }, () => pack.splice(numberBelow(pack.length), 1)[0]);
  const { faces } = must(gameOf('99.0005')).play(drawFrom(seed));
  expect(faces.map(({ text }) => text)).toEqual(cards);
});

test('[ENT-8] each game plays under an id and a name of its own, with a picture and rules of its own', () => {
  const different = (what: (game: (typeof allGames)[number]) => unknown) =>
    new Set(allGames.map((game) => JSON.stringify(what(game)))).size;
  expect(different(({ eventId }) => eventId)).toBe(allGames.length);
  expect(different(({ name }) => name)).toBe(allGames.length);
  expect(different(({ art }) => art)).toBe(allGames.length);
  for (const { bets } of allGames) expect(new Set(bets.map(({ label }) => label)).size).toBe(bets.length);
});

test('text that is put into markup stays text', () => {
  const { text } = html`<p title="${'"'}">${`<b>'&'</b>`}${[html`<i>${1}</i>`]}</p>`;
  expect(text).toBe('<p title="&quot;">&lt;b&gt;&#39;&amp;&#39;&lt;/b&gt;<i>1</i></p>');
});
