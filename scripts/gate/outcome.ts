import { existsSync, readFileSync } from 'node:fs';
import type { TestNote, TestResultNote } from '#tests/support/test-log.ts';

/** What came of a stage. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Tests that passed at the second try, with how they failed first. They count as passed. */
  readonly flaky: readonly Failure[];
}

export interface Failure {
  /** The test's file and title; a stage's name where no single test failed. */
  readonly test: string;
  readonly error: string;
  /** The file that tells what a failed page showed. */
  readonly page?: string;
}

/** A check without tests of its own counts as one. */
export const oneCheck = (test: string, error: string | undefined): Outcome => ({
  passed: error === undefined ? 1 : 0,
  failed: error === undefined ? 0 : 1,
  skipped: 0,
  failures: error === undefined ? [] : [{ test, error }],
  flaky: [],
});

/**
 * What a log tells. A run that ended badly without a failed test has failed, and so has one in which nothing ran.
 * `ended` says why it did not end by itself, if so.
 */
export function outcomeOf(
  stage: string,
  notes: readonly TestNote[],
  run: { readonly exitCode: number; readonly ended?: string },
): Outcome {
  const results = notes.filter((note): note is TestResultNote => note.note === 'result');
  const count = (...as: TestResultNote['as'][]) => results.filter((one) => as.includes(one.as)).length;
  const told = (as: TestResultNote['as']): Failure[] =>
    results
      .filter((one) => one.as === as)
      .map(({ test, error = '', page }) => ({ test, error, ...(page ? { page } : {}) }));
  const failures = [
    ...told('failed'),
    ...notes.flatMap((note) => (note.note === 'error' ? [{ test: stage, error: note.error }] : [])),
  ];
  if (run.ended) failures.push({ test: stage, error: `${run.ended}. ${runningThen(notes)}` });
  else if (failures.length === 0 && run.exitCode !== 0)
    failures.push({ test: stage, error: `It ended with code ${run.exitCode}, and no test failed.` });
  else if (failures.length === 0 && count('passed', 'flaky') === 0)
    failures.push({ test: stage, error: 'No test ran.' });
  return {
    passed: count('passed', 'flaky'),
    failed: failures.length,
    skipped: count('skipped'),
    failures,
    flaky: told('flaky'),
  };
}

function runningThen(notes: readonly TestNote[]): string {
  const running = new Set<string>();
  for (const note of notes) {
    if (note.note === 'begun') running.add(note.what);
    if (note.note === 'over') running.delete(note.what);
  }
  return running.size === 0 ? 'No test was running.' : `Running then: ${[...running].join('; ')}`;
}

/** The notes of a log; the last line may be half written. */
export function readNotes(path: string): TestNote[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as TestNote);
}
