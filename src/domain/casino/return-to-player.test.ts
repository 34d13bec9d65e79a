import { expect, test } from 'vitest';
import { returnText } from './return-to-player.ts';

test.each([
  [972_973, 972_973, '97.30 %'],
  [860_241, 975_000, '86.02–97.50 %'],
  [975_000, 975_004, '97.50 %'],
  [1_000_000, 1_000_000, '100.00 %'],
])('bets that return from %i to %i millionths are said to return %s', (least, most, text) => {
  expect(returnText({ least, most })).toBe(text);
});
