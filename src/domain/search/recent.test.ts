import { expect, test } from 'vitest';
import type { Place } from './place.ts';
import { readRecent, withRecent, type RecentPlace } from './recent.ts';

const page = (name: string): Place => ({
  id: `page:${name}`,
  name,
  note: 'Page',
  to: { kind: 'path', path: `/${name}` },
});
const chosen = (...places: Place[]) => places.reduce<readonly RecentPlace[]>(withRecent, []);
const names = (recent: readonly RecentPlace[]) => recent.map(({ name }) => name);

test('the last choice is first, each is there once, and there are five', () => {
  expect(names(chosen(page('a'), page('b'), page('a')))).toEqual(['a', 'b']);
  expect(names(chosen(...['a', 'b', 'c', 'd', 'e', 'f'].map(page)))).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('one that is chosen again from the recent ones is the same place', () => {
  const again = { ...page('a'), id: 'recent:page:a' };
  expect(chosen(page('a'), page('b'), again).map(({ id }) => id)).toEqual(['page:a', 'page:b']);
});

test('a team is kept by its name, a setting and a popup not at all', () => {
  const team: Place = { ...page('Goa Gulls'), id: 'team:4:Goa Gulls' };
  const setting: Place = { ...page('Dark'), to: { kind: 'setting', change: { theme: 'DARK' } } };
  const popup: Place = { ...page('Login'), to: { kind: 'popup', popup: { name: 'login' } } };
  expect(chosen(team, setting, popup)).toEqual([
    { id: 'team:4:Goa Gulls', name: 'Goa Gulls', note: 'Page', to: { kind: 'text', text: 'Goa Gulls' } },
  ]);
});

test('only what is understood is read back, and no path leads to another site', () => {
  const kept = chosen(page('a'), page('b'));
  expect(readRecent(kept)).toEqual(kept);
  const strange = [
    null,
    'a',
    { ...kept[0], to: { kind: 'later' } },
    { ...kept[0], to: { kind: 'path', path: '//a.example' } },
    { ...kept[0], name: 1 },
  ];
  expect(readRecent([...strange, kept[1]])).toEqual([kept[1]]);
  expect(readRecent(undefined)).toEqual([]);
  expect(readRecent({ length: 1 })).toEqual([]);
});
