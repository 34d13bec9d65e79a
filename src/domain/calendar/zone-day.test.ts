import { expect, test } from 'vitest';
import { addDays } from './day.ts';
import { dayIn, dayStart, isZone, momentsOf } from './zone-day.ts';

const startOf = (day: string, zone: string) => new Date(dayStart(day, zone)).toISOString();
const hour = 3_600_000;

test.each([
  ['2026-05-01', 'UTC', '2026-05-01T00:00:00.000Z'],
  ['2026-05-01', 'Asia/Kolkata', '2026-04-30T18:30:00.000Z'],
  ['2026-05-01', 'America/New_York', '2026-05-01T04:00:00.000Z'],
  ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
  // The clocks go forward at midnight: the day begins at one o'clock.
  ['2017-10-15', 'America/Sao_Paulo', '2017-10-15T03:00:00.000Z'],
  // At one o'clock the clocks go back to midnight: the day begins at the first of its two midnights.
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  // A day that the zone skipped begins where the next one does.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
])('%s in %s begins at %s', (day, zone, start) => {
  expect(startOf(day, zone)).toBe(start);
});

test.each([
  ['2026-03-08', 'America/New_York', 23],
  ['2026-11-01', 'America/New_York', 25],
  ['2026-03-08', 'Asia/Kolkata', 24],
  ['2011-12-30', 'Pacific/Apia', 0],
])('%s in %s has its hours', (day, zone, hours) => {
  const { start, end } = momentsOf(day, day, zone);
  expect((end - start) / hour).toBe(hours);
});

test('the days of a year follow on one another, and each moment is of the day that holds it', () => {
  for (const zone of ['America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'Africa/Casablanca']) {
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      const { start, end } = momentsOf(day, day, zone);
      expect(dayIn(zone, start)).toBe(day);
      expect(dayIn(zone, end - 1)).toBe(day);
      expect(end).toBe(dayStart(addDays(day, 1), zone));
    }
  }
});

test('a zone is known by its name', () => {
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York']) expect(isZone(zone), zone).toBe(true);
  for (const text of ['', 'Mars/Olympus', '+05:30', "UTC'; drop"]) expect(isZone(text), text).toBe(false);
});
