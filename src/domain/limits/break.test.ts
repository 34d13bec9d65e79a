import { expect, test } from 'vitest';
import { backAt, breakAt, monthsAfter, monthsLater, timeOutEnd, type Exclusion } from './break.ts';

test.each([
  ['2026-08-31', 6, '2027-03-01'],
  ['2027-08-31', 6, '2028-03-01'],
  ['2027-08-29', 6, '2028-02-29'],
  ['2028-02-29', 12, '2029-03-01'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-03-31', 6, '2026-10-01'],
  ['2026-05-15', 6, '2026-11-15'],
])('%s and %i months is %s', (day, months, end) => {
  expect(monthsLater(day, months)).toBe(end);
});

test('a break of months ends on its date in the zone, as long after its start as it began', () => {
  // 01:30 on 31 August in Kolkata is still 30 August in UTC.
  expect(monthsAfter('2026-08-30T20:00:00.000Z', 6, 'Asia/Kolkata')).toBe('2027-02-28T20:00:00.000Z');
  // From summer to winter time.
  expect(monthsAfter('2026-05-15T11:00:00.000Z', 6, 'Europe/London')).toBe('2026-11-15T12:00:00.000Z');
  // The last half hour of a day of 25 hours.
  expect(monthsAfter('2026-10-25T23:45:00.000Z', 6, 'Europe/London')).toBe('2027-04-25T23:00:00.000Z');
});

test.each([
  ['DAY', '2026-03-30T00:30:00.000Z'],
  ['WEEK', '2026-04-05T00:30:00.000Z'],
  ['MONTH', '2026-04-28T23:30:00.000Z'],
  ['SIX_WEEKS', '2026-05-10T00:30:00.000Z'],
] as const)('a time-out of a %s ends then', (length, end) => {
  expect(timeOutEnd(length, '2026-03-29T00:30:00.000Z', 'Europe/London')).toBe(end);
});

const exclusion: Exclusion = {
  since: '2026-01-01T00:00:00.000Z',
  until: '2026-07-01T00:00:00.000Z',
  returnAskedAt: null,
};
const returning = { ...exclusion, returnAskedAt: '2026-08-01T00:00:00.000Z' };

test('an exclusion goes on past its end until its bettor has asked to come back and waited a day', () => {
  const breaks = { timedOutUntil: null, exclusion };
  expect(breakAt(breaks, '2027-01-01T00:00:00.000Z')).toBe('SELF_EXCLUDED');
  expect(backAt(exclusion)).toBeNull();
  const asked = { ...breaks, exclusion: returning };
  expect(breakAt(asked, '2026-08-01T23:59:59.999Z')).toBe('SELF_EXCLUDED');
  expect(breakAt(asked, '2026-08-02T00:00:00.000Z')).toBeNull();
});

test('a time-out ends by itself; an exclusion counts before it', () => {
  const breaks = { timedOutUntil: '2026-08-10T00:00:00.000Z', exclusion: null };
  expect(breakAt(breaks, '2026-08-09T23:59:59.999Z')).toBe('TIMED_OUT');
  expect(breakAt(breaks, '2026-08-10T00:00:00.000Z')).toBeNull();
  expect(breakAt({ ...breaks, exclusion }, '2026-08-01T00:00:00.000Z')).toBe('SELF_EXCLUDED');
  expect(breakAt({ ...breaks, exclusion: returning }, '2026-08-02T00:00:00.000Z')).toBe('TIMED_OUT');
});
