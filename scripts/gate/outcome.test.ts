import { expect, test } from 'vitest';
import type { TestNote } from '#tests/support/test-log.ts';
import { oneCheck, outcomeOf } from './outcome.ts';

const result = (title: string, as: 'passed' | 'flaky' | 'failed' | 'skipped', error?: string): TestNote => ({
  note: 'result',
  test: `bet.test.ts: ${title}`,
  as,
  ...(error ? { error } : {}),
});

const good = { exitCode: 0 };

test('a flaky test counts as passed and is told with its first failure', () => {
  const notes = [result('one', 'passed'), result('two', 'flaky', 'Error: late'), result('three', 'skipped')];
  expect(outcomeOf('contract', notes, good)).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
    failures: [],
    flaky: [{ test: 'bet.test.ts: two', error: 'Error: late' }],
  });
});

test('failed tests and errors outside every test are failures', () => {
  const notes = [result('one', 'failed', 'Error: 1'), { note: 'error', error: 'Error: 2' } as const];
  const outcome = outcomeOf('unit', notes, { exitCode: 1 });
  expect(outcome).toMatchObject({ passed: 0, failed: 2 });
  expect(outcome.failures).toEqual([
    { test: 'bet.test.ts: one', error: 'Error: 1' },
    { test: 'unit', error: 'Error: 2' },
  ]);
});

test('a run that ends badly without a failed test has failed, and so has one in which nothing ran', () => {
  expect(outcomeOf('unit', [result('one', 'passed')], { exitCode: 1 }).failures).toEqual([
    { test: 'unit', error: 'It ended with code 1, and no test failed.' },
  ]);
  expect(outcomeOf('unit', [result('one', 'skipped')], good).failures).toEqual([
    { test: 'unit', error: 'No test ran.' },
  ]);
});

test('a run that was ended says which tests were running', () => {
  const notes: TestNote[] = [
    { note: 'begun', what: 'bet.test.ts: one' },
    { note: 'over', what: 'bet.test.ts: one' },
    result('one', 'passed'),
    { note: 'begun', what: 'bet.test.ts: two' },
  ];
  const outcome = outcomeOf('unit', notes, { exitCode: 1, ended: 'It was ended after 600 s' });
  expect(outcome.failures).toEqual([
    { test: 'unit', error: 'It was ended after 600 s. Running then: bet.test.ts: two' },
  ]);
  expect(outcome.passed).toBe(1);
});

test('a check without tests counts as one', () => {
  expect(oneCheck('types', undefined)).toMatchObject({ passed: 1, failed: 0, failures: [] });
  expect(oneCheck('types', 'TS2322')).toMatchObject({ passed: 0, failed: 1 });
});
