import { expect, test } from 'vitest';
import { sportIds } from '../market/sport.ts';
import { headsOf, inLines, inOneRow } from './three-way.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('of three runners the draw stands in the middle', () => {
  expect(inOneRow(named('Reef', 'Sound', 'The Draw'))).toEqual(named('Reef', 'The Draw', 'Sound'));
  expect(inOneRow(named('The Draw', 'Reef', 'Sound'))).toEqual(named('Reef', 'The Draw', 'Sound'));
});

test('runners without a draw, and fields of more, stay as they are', () => {
  for (const runners of [
    named('Reef', 'Sound'),
    named('Reef', 'Sound', 'Cape'),
    named('Reef', 'Sound', 'The Draw', 'Cape'),
  ])
    expect(inOneRow(runners)).toEqual(runners);
});

test('prices stand under 1, X and 2 in the sport that has draws', () => {
  expect(headsOf(sportIds.soccer)).toEqual(['1', 'X', '2']);
  expect(headsOf(sportIds.tennis)).toEqual([]);
});

test('below each other stand the sides in their order, and then the draw', () => {
  const sides = ['Reef', 'Sound'];
  expect(inLines(named('Sound', 'The Draw', 'Reef'), sides)).toEqual(named('Reef', 'Sound', 'The Draw'));
  expect(inLines(named('Reef', 'Sound'), sides)).toEqual(named('Reef', 'Sound'));
});

test('runners that are not the sides have no lines of theirs', () => {
  for (const runners of [named('Over', 'Under'), named('Reef'), named('Reef', 'Sound', 'Cape')])
    expect(inLines(runners, ['Reef', 'Sound'])).toBeNull();
});
