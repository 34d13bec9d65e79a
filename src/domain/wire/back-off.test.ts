import { expect, test } from 'vitest';
import { backOff, randomOf } from './back-off.ts';

test.each([
  [0, 0, 250],
  [0, 0.999, 500],
  [1, 0, 500],
  [3, 0.5, 3_000],
  [5, 0.999, 9_995],
  [1_000, 0, 5_000],
])('attempt %i with random %d waits %i ms', (attempt, random, wait) => {
  expect(backOff(attempt, random)).toBe(wait);
});

test('it grows to the cap that is given', () => {
  expect([2, 3, 9].map((attempt) => backOff(attempt, 0, 4_000))).toEqual([1_000, 2_000, 2_000]);
});

test('the random of an attempt is repeatable, in range, and spread over seeds and attempts', () => {
  const drawn = Array.from({ length: 1_000 }, (_, i) => randomOf(i % 50, Math.floor(i / 50)));
  expect(randomOf(7, 3)).toBe(randomOf(7, 3));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(new Set(drawn).size).toBe(1_000);
  const average = drawn.reduce((sum, r) => sum + r, 0) / 1_000;
  expect(Math.abs(average - 0.5)).toBeLessThan(0.05);
});
