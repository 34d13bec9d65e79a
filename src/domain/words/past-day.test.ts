import { expect, test } from 'vitest';
import { byPastDay, startedText } from './past-day.ts';

const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour, 5).toISOString();
const now = at(2026, 3, 1, 0);
const daysOf = (...times: string[]) => byPastDay(times, (time) => time, now).map(({ words }) => words);

test('a day is today, yesterday or its date, in the order of the list', () => {
  // The runtime decides whether a comma follows the weekday.
  expect(daysOf(at(2026, 3, 1, 0), at(2026, 2, 28, 23), at(2026, 2, 27)).join(' | ')).toMatch(
    /^Today \| Yesterday \| Friday,? 27 February$/,
  );
});

test('the date of another year has its year', () => {
  expect(daysOf(at(2025, 12, 31)).join()).toMatch(/^Wednesday,? 31 December 2025$/);
});

test('what fell on one day stands together', () => {
  const days = byPastDay([at(2026, 2, 28, 23), at(2026, 2, 28, 1), at(2026, 2, 27)], (time) => time, now);
  expect(days.map(({ items }) => items.length)).toEqual([2, 1]);
});

test('a start has the clock of 24 hours', () => {
  expect(startedText(at(2026, 2, 28, 14))).toBe('Started 14:05');
});
