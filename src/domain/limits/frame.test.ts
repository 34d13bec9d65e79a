import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameAt, frameKinds, framesAt, type FrameKind } from './frame.ts';

const zones = ['UTC', 'Asia/Kolkata', 'Europe/London', 'America/New_York', 'America/Havana', 'Pacific/Apia'];

/** The frame's name by another way: a wall calendar's day, that of its Monday, its month. */
function nameOf(kind: FrameKind, at: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', calendar: 'gregory' });
  const [date, month, year] = parts.format(Date.parse(at)).split('/').map(Number) as [number, number, number];
  if (kind === 'MONTH') return `${year}-${month}`;
  const noon = new Date(Date.UTC(year, month - 1, date, 12));
  if (kind === 'WEEK') while (noon.getUTCDay() !== 1) noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
}

const shifted = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();

/** The frame has one name from its first moment to its last millisecond, and others have other names. */
function mustHold(kind: FrameKind, at: string, zone: string): void {
  const { start, end } = frameAt(kind, at, zone);
  const name = nameOf(kind, at, zone);
  expect(start <= at && at < end).toBe(true);
  expect([start, shifted(end, -1)].map((one) => nameOf(kind, one, zone))).toEqual([name, name]);
  expect(nameOf(kind, shifted(start, -1), zone)).not.toBe(name);
  expect(nameOf(kind, end, zone)).not.toBe(name);
}

test('a frame is what a wall calendar says, in any zone at any moment', () => {
  const moments = fc.integer({ min: Date.UTC(2019, 0, 1), max: Date.UTC(2029, 0, 1) });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), fc.constantFrom(...frameKinds), (ms, zone, kind) =>
      mustHold(kind, new Date(ms).toISOString(), zone),
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['the day the clocks go forward', 'DAY', '2026-03-29T12:00:00.000Z', 'Europe/London', 23],
  ['the day they go back', 'DAY', '2026-10-25T12:00:00.000Z', 'Europe/London', 25],
  ['the week they go forward', 'WEEK', '2026-03-29T22:59:59.999Z', 'Europe/London', 7 * 24 - 1],
  ['the month they go back', 'MONTH', '2026-10-01T00:00:00.000Z', 'Europe/London', 31 * 24 + 1],
  ['a leap day', 'DAY', '2028-02-29T18:29:59.999Z', 'Asia/Kolkata', 24],
  ['a February with a leap day', 'MONTH', '2028-02-29T18:29:59.999Z', 'Asia/Kolkata', 29 * 24],
  ['a week from one year to the next', 'WEEK', '2027-01-01T00:00:00.000Z', 'UTC', 7 * 24],
] as const)('%s is one frame', (_, kind, at, zone, hours) => {
  const { start, end } = frameAt(kind, at, zone);
  expect((Date.parse(end) - Date.parse(start)) / 3_600_000).toBe(hours);
  for (const moment of [start, at, shifted(end, -1)]) {
    mustHold(kind, moment, zone);
    expect(frameAt(kind, moment, zone)).toEqual({ start, end });
  }
  expect(frameAt(kind, end, zone).start).toBe(end);
  expect(frameAt(kind, shifted(start, -1), zone).end).toBe(start);
});

test('a week begins on Monday, in the zone', () => {
  // 23:30 on Sunday in New York is Monday already in UTC.
  const at = '2026-05-04T03:30:00.000Z';
  expect(framesAt(at, 'America/New_York').WEEK).toEqual({
    start: '2026-04-27T04:00:00.000Z',
    end: '2026-05-04T04:00:00.000Z',
  });
  expect(framesAt(at, 'UTC').WEEK.start).toBe('2026-05-04T00:00:00.000Z');
});
