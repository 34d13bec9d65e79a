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

const waitOf = (changes: Partial<Attempt> = {}) => attempts.admitGuess(aTry(changes))?.waitMs;

test('guesses from everywhere make strangers wait longer and longer, up to four seconds, and are forgotten', () => {
  const waits = Array.from({ length: 18 }, (_, index) => waitOf({ place: address(index) }));
  expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 250, 500, 1_000, 2_000, 4_000, 4_000, 4_000, 4_000]);
  expect(waitOf({ userName: 'ben' })).toBe(0);
  expect(waitOf({ knownDevice: 'd1' })).toBe(0);
  now += 10 * 60_000;
  expect(waitOf()).toBe(0);
});

test('of guesses made at once, before any is found wrong, ten are checked at once and the others wait', () => {
  const waits = Array.from({ length: 80 }, (_, index) => waitOf({ place: address(index) }));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  expect(waits.filter((wait) => wait === 4_000)).toHaveLength(66);
});

test('a right guess slows nobody, whenever it is found right', () => {
  for (let index = 0; index < 40; index++) attempts.admitGuess(aTry({ place: address(index) }))?.right();
  expect(waitOf()).toBe(0);
  const slow = Array.from({ length: 9 }, (_, index) => attempts.admitGuess(aTry({ place: address(index) })));
  expect(waitOf({ place: address(20) })).toBe(250);
  for (const guess of slow.slice(0, 5)) guess?.right();
  expect(waitOf({ place: address(21) })).toBe(0);
});

test('a guess found right after its count was forgotten takes nothing from the next one', () => {
  const late = attempts.admitGuess(aTry());
  now += 10 * 60_000;
  for (let index = 0; index < 10; index++) waitOf({ place: address(index) });
  late?.right();
  expect(waitOf({ place: address(20) })).toBe(250);
});

test('what a known device guesses slows nobody, and what is refused counts as no guess', () => {
  for (let index = 0; index < 40; index++) waitOf({ knownDevice: `d${index}` });
  for (let index = 0; index < 40; index++) waitOf({ place: address(7) });
  expect(waitOf()).toBe(0);
});

test('a minute is counted from its first attempt', () => {
  for (let index = 0; index < 4; index++) expect(attempts.admit(aTry())).toBe(true);
  now += 59_999;
  expect(attempts.admit(aTry())).toBe(false);
  now += 1;
  expect(attempts.admit(aTry())).toBe(true);
});
