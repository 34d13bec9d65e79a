import { expect, test } from 'vitest';
import { clockFrom, formatStart, formatWhole } from './when.ts';

const now = new Date(2026, 5, 10, 12, 0).toISOString();
const at = (day: number, hour: number, minute: number) => new Date(2026, 5, day, hour, minute).toISOString();

test('a start within the hour is given in minutes, rounded up', () => {
  expect(formatStart(at(10, 12, 7), now)).toBe('In 7 min');
  expect(formatStart(now, now)).toBe('Now');
});

test('a start later today is the clock, another day names the day', () => {
  expect(formatStart(at(10, 18, 30), now)).toBe('18:30');
  expect(formatStart(at(12, 9, 5), now)).toMatch(/^Fri,? 12 Jun, 09:05$/);
});

test('a time of another day names its day, even where it is less than a day away', () => {
  expect(clockFrom(at(10, 12, 7), now)).toBe('12:07');
  expect(clockFrom(at(11, 11, 59), now)).toMatch(/^Thu,? 11 Jun, 11:59$/);
});

// The runtime decides whether a comma follows the weekday.
test('the whole of it: day, month, year, and the clock of 24 hours', () => {
  expect(formatWhole(at(12, 18, 5))).toMatch(/^Friday,? 12 June 2026 at 18:05$/);
});
