import { expect, test } from 'vitest';
import type { Session } from '#domain/bettor/session.ts';
import { TabStorage } from '#tests/support/browser-storage.ts';
import { isHalfWritten, readSession, removeSession, storageKeys, writeSession } from './session-storage.ts';

const first: Session = {
  token: 'header.first-payload.the-first-signature',
  userName: 'asha',
  isLogin: 1,
  expiresAt: '2026-11-21T10:30:00.000Z',
  hardExpiresAt: '2026-11-21T22:00:00.000Z',
  receivedAt: '2026-11-21T10:00:00.000Z',
};
const second: Session = { ...first, token: 'header.second-payload.the-second-signature', isLogin: 0 };

const open = () => new TabStorage(() => 0) as unknown as Storage;
function holding(session: Session): Storage {
  const storage = open();
  writeSession(storage, session);
  return storage;
}
const unknownTimes = { expiresAt: '', hardExpiresAt: '', receivedAt: '' };

test('[ENT-9] [ENT-12] what is written is read again', () => {
  const storage = holding(first);
  expect(readSession(storage)).toEqual(first);
  expect(isHalfWritten(storage)).toBe(false);
  removeSession(storage);
  expect(readSession(storage)).toBeNull();
  expect(isHalfWritten(storage)).toBe(false);
});

test.each([
  ['user detail first', [storageKeys.userDetail, storageKeys.token]],
  ['token first', [storageKeys.token, storageKeys.userDetail]],
])('another tab’s renewal that comes key by key, %s, is whole with its second key', (_, keys) => {
  const [here, there] = [holding(first), holding(second)];
  here.setItem(keys[0]!, there.getItem(keys[0]!)!);
  expect(isHalfWritten(here)).toBe(true);
  expect(readSession(here)).toMatchObject({ userName: 'asha', ...unknownTimes });
  here.setItem(keys[1]!, there.getItem(keys[1]!)!);
  expect(isHalfWritten(here)).toBe(false);
  expect(readSession(here)).toEqual(second);
});

test.each([
  ['user detail first', [storageKeys.userDetail, storageKeys.token]],
  ['token first', [storageKeys.token, storageKeys.userDetail]],
])('another tab’s sign-in that comes key by key, %s, tells of nobody without a name', (_, keys) => {
  const [here, there] = [open(), holding(first)];
  here.setItem(keys[0]!, there.getItem(keys[0]!)!);
  expect(readSession(here) === null || isHalfWritten(here)).toBe(true);
  here.setItem(keys[1]!, there.getItem(keys[1]!)!);
  expect(isHalfWritten(here)).toBe(false);
  expect(readSession(here)).toEqual(first);
});

test('[SES-1] a token alone is a session of which nothing else is known', () => {
  const storage = open();
  storage.setItem(storageKeys.token, 'a token');
  expect(readSession(storage)).toEqual({ token: 'a token', userName: '', isLogin: 1, ...unknownTimes });
});

test('a user detail that does not say whose it is belongs to the token beside it', () => {
  const storage = holding(first);
  storage.setItem(storageKeys.userDetail, JSON.stringify({ userName: 'asha', isLogin: 0 }));
  expect(isHalfWritten(storage)).toBe(false);
  expect(readSession(storage)).toMatchObject({ userName: 'asha', isLogin: 0, token: first.token });
});
