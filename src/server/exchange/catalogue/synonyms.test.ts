import { expect, test } from 'vitest';
import { hiddenInSideNav } from '#domain/market/sport.ts';
import { finderOf } from '#domain/search/finder.ts';
import { smallSite } from '#domain/search/searched-site.test-data.ts';
import { gameSynonyms, sportSynonyms } from '#domain/search/synonyms.ts';
import { casinoLobby } from './casino.ts';
import { seededSports } from './sports.ts';

/** The site with the real lists of sports and games. */
const site = {
  ...smallSite,
  events: [],
  sports: seededSports,
  games: casinoLobby('http://games').map(({ eventId, name, category, art }) => ({
    eventId,
    name,
    category,
    art: { ...art, marks: [...art.marks] },
  })),
};
const find = finderOf([]);
const found = (text: string) =>
  (['Games', 'Pages'] as const).flatMap((group) =>
    find(text, site, group)
      .filter(({ name }) => name === group)
      .flatMap(({ places }) => places),
  );
const names = (text: string) => found(text).map(({ name }) => name);

test.each([
  ['blackjack', 'Twenty-one'],
  ['21', 'Twenty-one'],
  ['pontoon', 'Twenty-one'],
  ['football', 'Soccer'],
  ['footy', 'Soccer'],
  ['horses', 'Horse Racing'],
  ['slots', 'Harbour Reels'],
  ['fruit machine', 'Treasure Reels'],
  ['craps', 'Two Dice'],
  ['3 patti', 'Teen Patti'],
  ['roulette', 'European Roulette'],
  ['lotto', 'Lottery'],
  ['virtuals', 'Virtual sports'],
])('“%s” finds %s', (text, name) => {
  expect(names(text)).toContain(name);
});

test('each other word of a sport finds it, and there is such a sport', () => {
  for (const [sportId, words] of Object.entries(sportSynonyms)) {
    const sport = seededSports.find((one) => one.sportId === sportId)!;
    expect(hiddenInSideNav.has(sport.sportId), sport.sportName).toBe(false);
    for (const word of words.split(' '))
      expect(names(word).join().toLowerCase(), word).toContain(sport.sportName.toLowerCase());
  }
});

test('each other word of a game finds it, and there is such a game', () => {
  for (const [part, words] of Object.entries(gameSynonyms))
    expect(names(words).join().toLowerCase(), words).toContain(part);
});

test('what is called so stands before what is only looked for so', () => {
  expect(names('cards').slice(0, 2)).toEqual(['32 Cards', 'Three Cards']);
});
