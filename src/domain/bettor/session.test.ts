import { expect, test } from 'vitest';
import { isOlder, isSameSession, renewalWait, type Session } from './session.ts';

const receivedAt = '2026-11-21T10:00:00.000Z';
const life = (expiresAt: string, hardExpiresAt = '2026-11-21T22:00:00Z') => ({
  receivedAt,
  expiresAt,
  hardExpiresAt,
});

test.each([
  ['30 minutes', '2026-11-21T10:30:00Z', 1_200],
  ['3 minutes', '2026-11-21T10:03:00Z', 120],
  ['12 seconds', '2026-11-21T10:00:12Z', 8],
  ['already over by this clock', '2026-11-21T09:00:00Z', 30],
  ['eight hours', '2026-11-21T18:00:00Z', 1_200],
  ['unreadable', '', 1_200],
])('a token whose life is %s is renewed at the right time', (_, expiresAt, seconds) => {
  expect(renewalWait(life(expiresAt), receivedAt)).toBe(seconds * 1_000);
});

test('a token that is older has less time left, down to none', () => {
  const token = life('2026-11-21T10:30:00Z');
  expect(renewalWait(token, '2026-11-21T10:15:00.000Z')).toBe(5 * 60_000);
  expect(renewalWait(token, '2026-11-21T23:05:00.000Z')).toBe(0);
});

test('a token of which nothing is known, or that is of a time to come by this clock, is renewed at once', () => {
  expect(renewalWait({ receivedAt: '', expiresAt: '' }, receivedAt)).toBe(0);
  expect(renewalWait(life('2026-11-21T10:30:00Z'), '2026-11-21T09:59:59.999Z')).toBe(0);
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
