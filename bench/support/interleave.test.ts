import { describe, expect, test } from 'vitest';
import { interleave, isConclusive } from './interleave.ts';
import { median, spread, verdictOf } from './report.ts';
import type { Sample } from './sample.ts';

const sample = (otherCores: number, cpuMs = 10): Sample => ({ operations: 1, cpuMs, wallMs: 10, otherCores });

/** A contestant whose samples are disturbed as given, in order, and undisturbed after that. */
function contestant(name: string, taken: string[], disturbed: readonly number[] = []) {
  let turn = 0;
  return () => {
    taken.push(name);
    return Promise.resolve(sample(disturbed[turn++] ?? 0));
  };
}

describe('samples', () => {
  test('are taken in turn, five of each', async () => {
    const taken: string[] = [];
    const samples = await interleave({ a: contestant('a', taken), b: contestant('b', taken) });
    expect(taken.join('')).toBe('ababababab');
    expect(samples.a).toMatchObject({ dropped: 0, counted: { length: 5 } });
    expect(isConclusive(samples)).toBe(true);
  });

  test('that other work disturbed are dropped, and more are taken of all', async () => {
    const taken: string[] = [];
    const samples = await interleave({ a: contestant('a', taken, [1, 0.3]), b: contestant('b', taken) });
    expect(samples.a).toMatchObject({ dropped: 2, counted: { length: 5 } });
    expect(samples.b?.counted).toHaveLength(7);
    expect(isConclusive(samples)).toBe(true);
  });

  test('of which fewer than three are clean say nothing, however good they are', async () => {
    const busy = new Array<number>(7).fill(2);
    const samples = await interleave({ a: contestant('a', [], busy), b: contestant('b', []) });
    expect(samples.a).toMatchObject({ dropped: 7, counted: { length: 9 } });
    expect(isConclusive(samples)).toBe(false);
    expect(verdictOf(100, 20, isConclusive(samples))).toBe('inconclusive');
  });

  test('of a system that does not tell what else it does are not clean', async () => {
    const unknown = () => Promise.resolve(sample(Number.NaN));
    expect(isConclusive(await interleave({ a: unknown }))).toBe(false);
  });

  test('in which nothing was done are no samples', async () => {
    const idle = () => Promise.resolve({ ...sample(0), operations: 0 });
    await expect(interleave({ a: contestant('a', []), b: idle })).rejects.toThrow(
      'Not measured: 0 operations were done in a sample of b',
    );
  });
});

test('a goal is met from the goal on, and missed below it', () => {
  expect([verdictOf(20, 20, true), verdictOf(19.9, 20, true)]).toEqual(['met', 'MISSED']);
});

test('the median of an even number of values is between the middle two', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
  expect(spread([1, 10, 100])).toBe('10 (1–100)');
});
