import { expect, test } from 'vitest';
import { seasonName } from './season-name.ts';

const hour = 3_600_000;
const noon = Date.parse('2026-11-25T12:00:00Z');

test('a season is named by the day on which it begins, and the second of a day is counted', () => {
  expect(seasonName(noon, noon - 36 * hour)).toBe('Season of 25 November');
  expect(seasonName(noon, noon - 15 * hour)).toBe('Season of 25 November');
  expect(seasonName(noon, noon - 11 * hour)).toBe('Season 2 of 25 November');
});

test.each([36, 22, 15, 7.5, 0.25])('seasons of %d hours in a year have a name each', (hours) => {
  const names = Array.from({ length: Math.floor((360 * 24) / hours) }, (_, at) => {
    const start = noon + at * hours * hour;
    return seasonName(start, start - hours * hour);
  });
  expect(new Set(names).size).toBe(names.length);
});
