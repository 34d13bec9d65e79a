import { expect, test } from 'vitest';
import { hardLimit, renewalDue } from './session.ts';

const receivedAt = '2026-11-21T10:00:00.000Z';
const at = (text: string) => Date.parse(`2026-11-21T${text}.000Z`);
const life = (expiresAt: string, hardExpiresAt = '2026-11-21T22:00:00Z') => ({
  receivedAt,
  expiresAt,
  hardExpiresAt,
});

test.each([
  ['30 minutes', '2026-11-21T10:30:00Z', '10:20:00'],
  ['3 minutes', '2026-11-21T10:03:00Z', '10:02:00'],
  ['already over by this clock', '2026-11-21T09:00:00Z', '10:00:30'],
  ['eight hours', '2026-11-21T18:00:00Z', '10:20:00'],
  ['unreadable', '', '10:20:00'],
])('a token whose life is %s is renewed at the right time', (_, expiresAt, due) => {
  expect(renewalDue(life(expiresAt))).toBe(at(due));
});

test.each([
  ['2026-11-21T22:00:00Z', '22:00:00'],
  ['2026-11-21T12:00:00Z', '12:00:00'],
  ['2026-11-23T22:00:00Z', '22:00:00'],
  ['', '22:00:00'],
])('a session with hard limit %s ends at %s', (hardExpiresAt, end) => {
  expect(hardLimit(life('2026-11-21T10:30:00Z', hardExpiresAt))).toBe(at(end));
});
