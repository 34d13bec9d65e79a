import { beforeEach, expect, test } from 'vitest';
import { Attempts, type Attempt } from './attempts.ts';

let now: number;
let attempts: Attempts;
beforeEach(() => {
  now = 0;
  attempts = new Attempts(4, () => now);
});

const aTry = (changes: Partial<Attempt> = {}): Attempt => ({
  call: 'signIn',
  userName: 'asha',
  place: '203.0.113.1',
  knownDevice: null,
  ...changes,
});
const address = (index: number) => `198.51.${index >> 8}.${index & 255}`;

test('failures from everywhere make strangers wait longer and longer, up to four seconds, and are forgotten', () => {
  const waits = Array.from({ length: 18 }, (_, index) => {
    const attempt = aTry({ place: address(index) });
    const wait = attempts.admit(attempt);
    attempts.failed(attempt);
    return wait;
  });
  expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 250, 500, 1_000, 2_000, 4_000, 4_000, 4_000, 4_000]);
  expect(attempts.admit(aTry({ userName: 'ben' }))).toBe(0);
  expect(attempts.admit(aTry({ knownDevice: 'd1' }))).toBe(0);
  now += 10 * 60_000;
  expect(attempts.admit(aTry())).toBe(0);
});

test('what a known device gets wrong slows nobody', () => {
  for (let index = 0; index < 40; index++) attempts.failed(aTry({ knownDevice: 'd1' }));
  expect(attempts.admit(aTry())).toBe(0);
});

test('a minute is counted from its first attempt', () => {
  for (let index = 0; index < 4; index++) expect(attempts.admit(aTry())).toBe(0);
  now += 59_999;
  expect(attempts.admit(aTry())).toBeNull();
  now += 1;
  expect(attempts.admit(aTry())).toBe(0);
});
