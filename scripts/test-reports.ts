import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A check that has no report of its own counts as one test. */
export const oneCheck = (isPassed: boolean): Counts => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
  skipped: 0,
});

/**
 * A file that could not be loaded has no tests in the report and counts as one failed; so does a run that failed
 * without a failed test (no report, an error outside any test).
 */
export function vitestCounts(report: VitestReport | undefined, exitCode: number): Counts {
  if (!report) return oneCheck(false);
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return heedExitCode(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** A journey that passed only when it was tried again has failed. */
export function playwrightCounts(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (!report) return oneCheck(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return heedExitCode(exitCode, { passed: expected, failed: unexpected + flaky, skipped });
}

const heedExitCode = (exitCode: number, counts: Counts): Counts =>
  exitCode === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };

/** Undefined when the run ended before it wrote one. */
export const readReport = <Report>(path: string): Report | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
