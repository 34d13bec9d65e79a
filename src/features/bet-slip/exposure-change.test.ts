import { expect, test } from 'vitest';
import { exposureChange } from './exposure-change.ts';

test.each([
  [100_00, 100_00, false, 'Exposure +₹100.00'],
  [100_00, 100_00, true, 'Exposure at most +₹100.00'],
  [100_00, 40_00, false, 'Exposure +₹100.00, +₹40.00 once matched'],
  [100_00, 0, false, 'Exposure +₹100.00, as it was once matched'],
  [100_00, -40_00, false, 'Exposure +₹100.00, -₹40.00 once matched'],
  [0, -40_00, false, 'Exposure -₹40.00 once matched'],
  [0, 0, false, 'Exposure stays as it is'],
])('bets that add %d, and %d once matched (at most: %s)', (added, addedMatched, isAtMost, words) => {
  expect(exposureChange({ added, addedMatched, isAtMost })).toBe(words);
});
