import { expect, test } from 'vitest';
import { drifted, pauseOf } from './drift.ts';

const drift = { everyMs: 4_000, size: 0.05 };
const fair = [0.5, 0.3, 0.2];

test('opinions stay around the fair chances, sum to the same and follow from the seed', () => {
  const seen = Array.from({ length: 400 }, (_, turn) => drifted(fair, drift, 'a', turn * drift.everyMs));
  for (const chances of seen) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  fair.forEach((chance, runner) => {
    const mean = seen.reduce((sum, chances) => sum + chances[runner]!, 0) / seen.length;
    expect(Math.abs(mean / chance - 1)).toBeLessThan(0.02);
  });
  expect(drifted(fair, drift, 'a', 9_000)).toEqual(drifted(fair, drift, 'a', 9_000));
  expect(drifted(fair, drift, 'b', 9_000)).not.toEqual(drifted(fair, drift, 'a', 9_000));
});

test('an opinion moves a little at a time', () => {
  const of = (turn: number) => drifted(fair, drift, 'steps', turn * drift.everyMs)[0]! / fair[0]!;
  const distance = (apart: number) =>
    Array.from({ length: 300 }, (_, turn) => Math.abs(of(turn) - of(turn + apart))).reduce(
      (a, b) => a + b,
      0,
    );
  expect(distance(1)).toBeGreaterThan(0);
  expect(distance(1)).toBeLessThan(distance(8) / 2);
});

test('the last pause ends at the off, those of the last minutes are the shortest, none is under a second', () => {
  expect(pauseOf(drift, 1_500, 1)).toBe(1_500);
  expect(pauseOf(drift, 60_000, 1)).toBe(4_000);
  expect(pauseOf(drift, 600_000, 1)).toBeGreaterThan(4_000);
  expect(pauseOf(drift, 120_000, 60)).toBe(1_000);
  expect(pauseOf(drift, 6_000, 60)).toBe(100);
});
