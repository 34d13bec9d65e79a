import { expect, test } from 'vitest';
import { hardLimit, isOlder, isSameSession, renewalDue, type Session } from './session.ts';

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
  ['12 seconds', '2026-11-21T10:00:12Z', '10:00:08'],
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
  // This clock is a day ahead: the exchange decides when the session is over.
  ['2026-11-20T22:00:00Z', '22:00:00'],
])('a session with hard limit %s ends at %s', (hardExpiresAt, end) => {
  expect(hardLimit(life('2026-11-21T10:30:00Z', hardExpiresAt))).toBe(at(end));
});

test('a token of which nothing is known is renewed at once, and not taken to be over', () => {
  const unknown = { receivedAt: '', expiresAt: '', hardExpiresAt: '' };
  expect(renewalDue(unknown)).toBe(-Infinity);
  expect(hardLimit(unknown)).toBe(Infinity);
});

test('a session is told from another sign-in by its hard end, and older from newer by the exchange’s clock', () => {
  const asha: Session = { token: 'a', userName: 'asha', isLogin: 1, ...life('2026-11-21T10:30:00Z') };
  const renewed = { ...asha, token: 'b', expiresAt: '2026-11-21T10:50:00Z' };
  expect(isSameSession(asha, renewed)).toBe(true);
  expect(isOlder(asha, renewed)).toBe(true);
  expect(isOlder(renewed, asha)).toBe(false);
  expect(isSameSession(asha, { ...renewed, hardExpiresAt: '2026-11-21T23:00:00Z' })).toBe(false);
  expect(isOlder(asha, { ...renewed, userName: 'ben' })).toBe(false);
  expect(isOlder(asha, { ...renewed, expiresAt: '' })).toBe(false);
});
