import { expect, test } from 'vitest';
import { momentAt, nextMomentAt } from './zone-time.ts';

const hour = 3_600;
const text = (at: number) => new Date(at).toISOString();

test.each([
  ['Asia/Kolkata', '2026-11-30', 18.5, '2026-11-30T13:00:00.000Z'],
  ['America/St_Johns', '2026-11-30', 0, '2026-11-30T03:30:00.000Z'],
  ['Pacific/Auckland', '2026-11-30', 1, '2026-11-29T12:00:00.000Z'],
  // The clocks go forward at 2 and back at 3 on these days.
  ['Europe/Berlin', '2026-03-29', 12, '2026-03-29T10:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', 12, '2026-10-25T11:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', 1, '2026-10-24T23:00:00.000Z'],
])('in %s clocks show %s at %d hours at one moment', (zone, day, hours, moment) => {
  expect(text(momentAt(day, hours * hour, zone))).toBe(moment);
});

test('the next time that clocks show it is today or, once it has passed, tomorrow', () => {
  const now = Date.parse('2026-11-30T13:00:00Z');
  expect(text(nextMomentAt(19 * hour, 'Asia/Kolkata', now))).toBe('2026-11-30T13:30:00.000Z');
  expect(text(nextMomentAt(18.5 * hour, 'Asia/Kolkata', now))).toBe('2026-12-01T13:00:00.000Z');
});
