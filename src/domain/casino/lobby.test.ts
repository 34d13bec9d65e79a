import { expect, test } from 'vitest';
import { categoriesOf, lobbySections } from './lobby.ts';

const game = (eventId: string, name: string, category: string, popular = false) => ({
  eventId,
  name,
  category,
  popular,
});
const games = [
  game('1', 'Teen Patti', 'Cards'),
  game('2', 'Two Dice', 'Dice'),
  game('3', 'Three Cards', 'Cards', true),
  game('4', 'Lucky Dice', 'Dice'),
];
const none = { favourites: [], recent: [] };
const all = { text: '', category: null };
const names = (sections: ReturnType<typeof lobbySections<(typeof games)[number]>>) =>
  sections.map(({ title, games: shown }) => `${title}: ${shown.map(({ name }) => name).join(', ')}`);

test('categories are counted, and named as the lobby first does', () => {
  expect(categoriesOf(games)).toEqual([
    ['Cards', 2],
    ['Dice', 2],
  ]);
});

test('every game stands in its category, the popular ones first', () => {
  expect(names(lobbySections(games, none, all))).toEqual([
    'Cards: Three Cards, Teen Patti',
    'Dice: Two Dice, Lucky Dice',
  ]);
});

test('favourites come first, in the order they were starred, without those the lobby has no more', () => {
  expect(names(lobbySections(games, { ...none, favourites: ['4', 'gone', '1'] }, all))[0]).toBe(
    'Favourites: Lucky Dice, Teen Patti',
  );
  expect(names(lobbySections(games, { ...none, favourites: ['gone'] }, all))).toHaveLength(2);
});

test('what was played lately follows the favourites, without them, the last played first, six at most', () => {
  const played = { favourites: ['4'], recent: ['3', 'gone', '4', '1'] };
  expect(names(lobbySections(games, played, all)).slice(0, 3)).toEqual([
    'Favourites: Lucky Dice',
    'Played lately: Three Cards, Teen Patti',
    'Cards: Three Cards, Teen Patti',
  ]);
  const many = Array.from({ length: 9 }, (_, at) => game(`many${at}`, `Many ${at}`, 'Cards'));
  const recent = many.map(({ eventId }) => eventId).reverse();
  const [lately] = lobbySections(many, { ...none, recent }, all);
  expect(lately!.games.map(({ name }) => name)).toEqual([8, 7, 6, 5, 4, 3].map((at) => `Many ${at}`));
});

test('what is looked for is part of a name, in any letters, and leaves out what is the bettor’s own', () => {
  const own = { favourites: ['1', '2'], recent: ['1', '3'] };
  expect(names(lobbySections(games, own, { text: ' DICE ', category: null }))).toEqual([
    'Dice: Two Dice, Lucky Dice',
  ]);
  expect(names(lobbySections(games, own, { text: 't', category: 'Cards' }))).toEqual([
    'Cards: Three Cards, Teen Patti',
  ]);
  expect(lobbySections(games, none, { text: 'chess', category: null })).toEqual([]);
  const marked = [game('5', 'Café Wheel', 'Wheels')];
  expect(names(lobbySections(marked, none, { text: 'cafe', category: null }))).toEqual([
    'Wheels: Café Wheel',
  ]);
});
