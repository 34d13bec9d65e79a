import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, by file and title, for the end of a long run. */
  readonly failures: readonly string[];
}

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly VitestFile[];
}

export interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites: readonly PlaywrightSuite[];
}

export interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightSpec {
  readonly title: string;
  readonly ok: boolean;
  readonly tests?: readonly {
    readonly results: readonly { readonly attachments: readonly PlaywrightAttachment[] }[];
  }[];
}

interface PlaywrightAttachment {
  readonly name: string;
  readonly path?: string;
}

/** A check without a report of its own counts as one test. */
export const oneCheck = (isPassed: boolean): Counts => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
  skipped: 0,
  failures: [],
});

/**
 * A file that could not be loaded has no tests in the report and counts as one failure. So does a run that failed
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
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
      }),
  });
}

/** A journey that passed only on a retry has failed. */
export function playwrightCounts(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (!report) return oneCheck(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap((suite) => failedSpecs(suite));
  return heedExitCode(exitCode, { passed: expected, failed: unexpected + flaky, skipped, failures });
}

const failedSpecs = (suite: PlaywrightSuite): string[] =>
  withSuite(suite, ({ title, ok }, suiteTitle) => (ok ? [] : [`${suiteTitle}: ${title}`]));

/** Where Playwright has written what each failed page showed. Elsewhere than here, the files are often gone. */
export const failedPages = ({ suites }: PlaywrightReport): string[] =>
  suites.flatMap((suite) =>
    withSuite(suite, ({ ok, tests = [] }) =>
      ok
        ? []
        : tests
            .flatMap(({ results }) => results)
            .flatMap(({ attachments }) => attachments)
            .flatMap(({ name, path }) => (name === 'error-context' && path ? [path] : [])),
    ),
  );

const withSuite = (
  { title, specs = [], suites = [] }: PlaywrightSuite,
  take: (spec: PlaywrightSpec, suiteTitle: string) => string[],
): string[] => [
  ...specs.flatMap((spec) => take(spec, title)),
  ...suites.flatMap((suite) => withSuite(suite, take)),
];

const heedExitCode = (exitCode: number, counts: Counts): Counts =>
  exitCode === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };

/** Undefined when the run ended before it wrote a report. */
export const readReport = <Report>(path: string): Report | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
