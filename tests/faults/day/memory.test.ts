import { expect, test } from 'vitest';
import { growthOf } from './memory.ts';

const samples = (memoryAt: (at: number) => number) =>
  Array.from({ length: 60 }, (_, at) => ({ at: at * 10, memory: memoryAt(at) }));

test('a leak of 1 MB a sample is seen through the saw of a garbage collector', () => {
  const saw = (at: number) => 200 + (at % 7) * 8;
  expect(Math.abs(growthOf(samples(saw)))).toBeLessThan(8);
  expect(growthOf(samples((at) => saw(at) + at))).toBeGreaterThan(50);
  expect(growthOf(samples(() => 200))).toBe(0);
});
