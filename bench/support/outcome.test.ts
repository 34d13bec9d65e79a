import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exitCodeOf, mustHappen, overall, verdictOfShare } from './outcome.ts';
import type { Verdict } from './report.ts';

describe('what is measured', () => {
  test.each([0, 2, Number.NaN])('must have been done often enough: %d of 3 is not', (count) => {
    expect(() => mustHappen('bets were matched', count, 3)).toThrow(
      `Not measured: ${count} bets were matched, at least 3 should be.`,
    );
  });

  test('was done, once at least unless told otherwise', () => {
    expect(() => mustHappen('bets were matched', 0)).toThrow('at least 1');
    expect(() => mustHappen('bets were matched', 1)).not.toThrow();
    expect(() => mustHappen('bets were matched', 3, 3)).not.toThrow();
  });
});

test.each<[hits: number, tries: number, verdict: Verdict]>([
  [0, 0, 'inconclusive'],
  [30, 30, 'inconclusive'],
  [0, 99, 'inconclusive'],
  [90, 100, 'met'],
  [89, 100, 'MISSED'],
])(
  '%d hits of %d tries, where nine in ten are the goal and 100 tries are enough: %s',
  (hits, tries, verdict) => {
    expect(verdictOfShare(hits, tries, 0.9, 100)).toBe(verdict);
  },
);

test.each<[Verdict[], Verdict]>([
  [['met', 'met'], 'met'],
  [['met', 'inconclusive'], 'inconclusive'],
  [['inconclusive', 'MISSED', 'met'], 'MISSED'],
  [[], 'inconclusive'],
])('goals that are %j are together %s', (verdicts, all) => {
  expect(overall(verdicts)).toBe(all);
});

describe('the exit code', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  const a = (verdict: Verdict) => () => Promise.resolve(verdict);
  const failing = () => Promise.reject(new Error('Not measured: 0 bets were matched'));

  test('is 1 only if a goal is missed', async () => {
    expect(await exitCodeOf([['click', a('met')]])).toBe(0);
    expect(await exitCodeOf([['click', a('MISSED')]])).toBe(1);
    expect(await exitCodeOf([['depth', a('inconclusive')]])).toBe(0);
  });

  test('is 1 if a bench fails, and the others still run and say how they ended', async () => {
    const next = vi.fn(a('inconclusive'));
    expect(
      await exitCodeOf([
        ['click', failing],
        ['depth', next],
      ]),
    ).toBe(1);
    expect(next).toHaveBeenCalledOnce();
    expect(vi.mocked(console.error).mock.calls.map(([text]: unknown[]) => text)).toEqual([
      'click failed:',
      'depth: inconclusive',
    ]);
  });
});
