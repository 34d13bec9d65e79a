import { expect, test } from 'vitest';
import { dayInstead, dayOf, daysOf, dayWords } from './event-days.ts';
import { isDue } from './is-due.ts';

/** By the local clock, wherever the test runs. */
const local = (text: string) => new Date(text).toISOString();
const at = (text: string, inPlay = false) => ({ eventTime: local(text), inPlay });
const now = local('2026-11-27T21:00');

test('events are listed by local day, and what is in play first, whenever it began', () => {
  const events = [
    at('2026-11-29T00:05'),
    at('2026-11-27T23:55'),
    at('2026-11-28T00:05'),
    at('2026-11-26T19:00', true),
    at('2026-11-28T18:00'),
  ];
  expect(daysOf(events)).toEqual([
    { day: 'live', count: 1 },
    { day: '2026-11-27', count: 1 },
    { day: '2026-11-28', count: 2 },
    { day: '2026-11-29', count: 1 },
  ]);
  expect(daysOf([])).toEqual([]);
});

test.each([
  ['live', 'In play'],
  ['2026-11-27', 'Today'],
  ['2026-11-28', 'Tomorrow'],
  ['nonsense', 'Another day'],
])('%s is called %s', (day, words) => {
  expect(dayWords(day, now)).toBe(words);
});

test('a day further off is called by its date', () => {
  // Whether a comma stands in it depends on the browser's locale data.
  expect(dayWords('2026-11-29', now)).toMatch(/^Sun,? 29 Nov$/);
  expect(dayWords('2026-11-26', now)).toMatch(/^Thu,? 26 Nov$/);
});

test.each([
  ['2026-11-28', '2026-11-30'],
  ['2026-12-24', 'live'],
  ['nonsense', 'live'],
  ['live', 'live'],
])('where %s has nothing, %s is next', (day, next) => {
  expect(dayInstead([{ day: 'live' }, { day: '2026-11-27' }, { day: '2026-11-30' }], day)).toEqual({
    day: next,
  });
});

test('with nothing in play the first day is next, and nothing where no day has anything', () => {
  expect(dayInstead([{ day: '2026-11-27' }], 'live')).toEqual({ day: '2026-11-27' });
  expect(dayInstead([], '2026-11-27')).toBeNull();
});

test('the day is that of the start, not of the moment', () => {
  expect(dayOf(at('2026-11-27T21:00'))).toBe('2026-11-27');
  expect(dayOf(at('2026-11-27T21:00', true))).toBe('live');
});

test('what should have started minutes ago and is not in play is left out', () => {
  expect(isDue(at('2026-11-27T20:56'), now)).toBe(true);
  expect(isDue(at('2026-11-27T20:55'), now)).toBe(false);
  expect(isDue(at('2026-11-27T20:55', true), now)).toBe(true);
});
