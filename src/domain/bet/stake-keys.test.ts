import { expect, test } from 'vitest';
import { afterKey, stakeKeys, typedStake, type StakeKey } from './stake-keys.ts';

const pressed = (...keys: StakeKey[]): string => keys.reduce((text, key) => afterKey(text, key), '');

test('digits follow each other', () => {
  expect(pressed('5', '0', '0')).toBe('500');
});

test('a first nought gives way to what is typed after it', () => {
  expect(pressed('0', '5')).toBe('5');
  expect(pressed('0', '0')).toBe('0');
});

test('a point stands once, and at first after a nought', () => {
  expect(pressed('.')).toBe('0.');
  expect(pressed('9', '.', '5', '.', '2')).toBe('9.52');
});

test('there are no more decimals than the currency has', () => {
  expect(pressed('9', '.', '5', '2', '7')).toBe('9.52');
  expect(afterKey('9', '.', 0)).toBe('9.');
  expect(afterKey('9.', '5', 0)).toBe('9.');
});

test('the key back takes the last character, and nothing from nothing', () => {
  expect(pressed('5', '0', 'back')).toBe('5');
  expect(pressed('back')).toBe('');
});

test('a finger that stays on a key does not write for ever', () => {
  expect(pressed(...Array.from({ length: 40 }, () => '9' as const))).toHaveLength(12);
});

test('keys go on behind a comma that was typed by hand', () => {
  expect(afterKey('2,5', '0')).toBe('2,50');
  expect(afterKey('2,50', '0')).toBe('2,50');
  expect(afterKey('2,5', '.')).toBe('2,5');
});

test('what was typed by hand and is no stake is left as it is, but for the key back', () => {
  expect(afterKey('5k', '0')).toBe('5k');
  expect(afterKey('5k', 'back')).toBe('5');
});

test('a stake is written as it is typed', () => {
  expect([100_000, 99_50, 5].map(typedStake)).toEqual(['1000', '99.50', '0.05']);
});

test('every key stands once', () => {
  expect(new Set(stakeKeys).size).toBe(12);
});
