import { expect, test } from 'vitest';
import { coveredWords, exposureChange } from './exposure-change.ts';

const liability = 100_00;

test.each([
  [100_00, 100_00, false, 'Exposure +₹100.00'],
  [100_00, 100_00, true, 'Exposure at most +₹100.00'],
  [100_00, 40_00, false, 'Exposure +₹100.00, +₹40.00 once matched'],
  [100_00, 0, false, 'Exposure +₹100.00, as it was once matched'],
  [100_00, -40_00, false, 'Exposure +₹100.00, -₹40.00 once matched'],
  [0, -40_00, false, 'Exposure -₹40.00 once matched'],
  [0, 0, false, 'Exposure stays as it is'],
])('bets that add %d, and %d once matched (at most: %s)', (added, addedMatched, isAtMost, words) => {
  expect(exposureChange({ added, addedMatched, isAtMost, liability })).toBe(words);
});

test.each([
  {
    added: 418_00,
    isAtMost: false,
    words: 'Of the ₹500.00 liability, other bets in the same market cover ₹82.00.',
  },
  { added: 500_00, isAtMost: false, words: null },
  { added: 0, isAtMost: false, words: null },
  { added: 418_00, isAtMost: true, words: null },
])('of a liability of 500.00, $added is added (at most: $isAtMost)', ({ added, isAtMost, words }) => {
  expect(coveredWords({ added, addedMatched: added, isAtMost, liability: 500_00 })).toBe(words);
});
