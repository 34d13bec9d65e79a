import { expect } from 'vitest';
import { Refused } from './refused.ts';
import type { ReferenceCase } from './reference-case.ts';

/** Results by the keys of `expected`. A function gets the whole key, for keys such as `getBets(123)`. */
export type Actual = Record<string, unknown> | ((key: string) => unknown);

/**
 * The product rounds money to a whole minor unit (0.01) and odds to a hundredth where sources keep a fraction: half of
 * that is the same result, and a whole one never is. The rest allows for binary fractions.
 */
const halfAUnit = 0.005 + 1e-9;

/** Compares every key of `expected`. A key without a result of the adapter fails. An error is compared as a refusal. */
export function expectEach(one: ReferenceCase, run: () => Actual, ignored: readonly string[] = []): void {
  if ('error' in one.expected) {
    expect(run, 'is refused').toThrow(Refused);
    return;
  }
  const actual = run();
  const keys = Object.keys(one.expected).filter((key) => key !== 'note' && !ignored.includes(key));
  // If there is nothing to compare, the played steps must have compared something.
  if (keys.length === 0) expect.hasAssertions();
  for (const key of keys) {
    const result = typeof actual === 'function' ? actual(key) : actual[key];
    if (result === undefined) throw new Error(`The adapter has no result to compare with "${key}"`);
    expectSame(key, result, one.expected[key], one.tolerance ?? halfAUnit);
  }
}

/** Compares with a tolerance for numbers; of objects only the expected keys are compared. */
export function expectSame(what: string, actual: unknown, expected: unknown, tolerance = halfAUnit): void {
  if (typeof expected === 'number') {
    expect(actual, what).toBeTypeOf('number');
    const difference = Math.abs(Number(actual) - expected);
    expect(difference, `${what}: ${String(actual)} is to be ${expected}`).toBeLessThanOrEqual(tolerance);
  } else if (Array.isArray(expected)) {
    const list = Array.isArray(actual) ? (actual as unknown[]) : [];
    expect(list, what).toHaveLength(expected.length);
    expected.forEach((item, at) => expectSame(`${what}[${at}]`, list[at], item, tolerance));
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [key, value] of Object.entries(expected)) {
      const found = typeof actual === 'object' && actual !== null ? Reflect.get(actual, key) : undefined;
      expectSame(`${what}.${key}`, found, value, tolerance);
    }
  } else expect(actual, what).toBe(expected);
}
