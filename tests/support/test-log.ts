import { appendFileSync } from 'node:fs';

/** A line of the log that a stage's reporter writes as it goes, so that it also tells of a run that never ended. */
export type TestNote =
  | { readonly note: 'begun' | 'over'; readonly what: string }
  | TestResultNote
  /** Something failed outside every test. */
  | { readonly note: 'error'; readonly error: string };

export interface TestResultNote {
  readonly note: 'result';
  /** Its file and title: `tests/contract/batch.test.ts: a batch is …`. */
  readonly test: string;
  /** `flaky`: it passed at the second try. */
  readonly as: 'passed' | 'flaky' | 'failed' | 'skipped';
  /** Of a failed or flaky test, how it failed first. */
  readonly error?: string;
  /** Of a failed browser test, the file that tells what the page showed. */
  readonly page?: string;
}

/** The gate names the file; without it (a run by hand) nothing is written. */
export function writeNote(note: TestNote): void {
  const path = process.env.LAYLINE_TEST_LOG;
  if (path) appendFileSync(path, `${JSON.stringify(note)}\n`);
}

/** As a terminal colours it, without the colours. */
// eslint-disable-next-line no-control-regex
export const plain = (text: string): string => text.replace(/\u001B\[[0-9;]*m/g, '');
