import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { plain, writeNote, type TestResultNote } from './test-log.ts';

/** The project, the file and the titles: `[1440 dark] tests/sweep/routes.sweep.ts: every route …`. */
function nameOf(test: TestCase): string {
  const [, project = '', , ...titles] = test.titlePath();
  const path = relative(process.cwd(), test.location.file);
  return `${project && `[${project}] `}${path}: ${titles.join(' › ')}`;
}

const told = (error: TestError | undefined) => plain(error?.stack ?? error?.message ?? error?.value ?? '');

const outcomes: Record<ReturnType<TestCase['outcome']>, TestResultNote['as']> = {
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
  skipped: 'skipped',
};

/** Writes what Playwright runs to the gate's log. */
export default class GateReporter implements Reporter {
  onTestBegin(test: TestCase): void {
    writeNote({ note: 'begun', what: nameOf(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    writeNote({ note: 'over', what: nameOf(test) });
    const hasFailed = result.status !== test.expectedStatus && result.status !== 'skipped';
    if (hasFailed && result.retry < test.retries) return;
    const first = test.results.find(({ error }) => error);
    const page = test.results
      .flatMap(({ attachments }) => attachments)
      .find(({ name }) => name === 'error-context');
    writeNote({
      note: 'result',
      test: nameOf(test),
      as: outcomes[test.outcome()],
      ...(first ? { error: told(first.error) } : {}),
      ...(page?.path && hasFailed ? { page: page.path } : {}),
    });
  }

  onError(error: TestError): void {
    writeNote({ note: 'error', error: told(error) });
  }

  printsToStdio(): boolean {
    return false;
  }
}
