import { expect, test } from 'vitest';
import { ownPageOf, sportInstead } from './sport-page.ts';

test.each([
  ['4', null],
  ['1', null],
  ['999', null],
  ['11', null],
  ['7', '/horseRacing/7'],
  ['66104', '/lottery'],
  ['66101', '/virtualsports'],
  ['66103', '/binary'],
])('the own page of sport %s: %s', (sportId, path) => {
  expect(ownPageOf(sportId)).toBe(path);
});

const sports = ['4', '2', '1', '66101', '7522'].map((sportId) => ({ sportId }));
const event = (sportId: string) => ({ sportId });

test('the next sport is the next tab that has events, around the end of the strip', () => {
  expect(sportInstead(sports, '2', [event('7522'), event('7522'), event('66101')])).toEqual({
    sport: { sportId: '7522' },
    count: 2,
  });
  expect(sportInstead(sports, '7522', [event('2'), event('7522')])).toEqual({
    sport: { sportId: '2' },
    count: 1,
  });
  // One that has no tab has no place in their order.
  expect(sportInstead(sports, '66101', [event('1'), event('2')])?.sport).toEqual({ sportId: '2' });
  expect(sportInstead(sports, '4', [event('4'), event('66101')])).toBeNull();
});
