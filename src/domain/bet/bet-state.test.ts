import { expect, test } from 'vitest';
import { betStateOf } from './bet-state.ts';

test.each([
  [{ remaining: 5, matched: 5, lapsed: 0 }, false, 'UNMATCHED'],
  [{ remaining: 0, matched: 5, lapsed: 5 }, false, 'MATCHED'],
  [{ remaining: 0, matched: 5, lapsed: 5 }, true, 'SETTLED'],
  [{ remaining: 0, matched: 0, lapsed: 5 }, true, 'LAPSED'],
  [{ remaining: 0, matched: 0, lapsed: 0 }, false, 'CANCELLED'],
])('%j, market settled: %s, is %s', (parts, isSettled, state) => {
  expect(betStateOf(parts, isSettled)).toBe(state);
});
