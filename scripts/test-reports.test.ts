import { expect, test } from 'vitest';
import { failedPages, oneCheck, playwrightCounts, vitestCounts, type VitestReport } from './test-reports.ts';

const report = (passed: number, files: VitestReport['testResults'] = []): VitestReport => ({
  numPassedTests: passed,
  numFailedTests: files.flatMap((file) => file.assertionResults.filter((one) => one.status === 'failed'))
    .length,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
});

const passedTest = { status: 'passed', fullName: 'a bet is matched' };

test('passed, failed and skipped tests are those of the report', () => {
  const failed = { status: 'failed', fullName: 'a bet is paid once' };
  const files = [{ name: 'bet.test.ts', status: 'failed', assertionResults: [failed, passedTest] }];
  const failures = ['bet.test.ts: a bet is paid once'];
  expect(vitestCounts(report(3, files), 1)).toEqual({ passed: 3, failed: 1, skipped: 2, failures });
});

test('a test file that cannot be loaded is a failure', () => {
  const files = [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }];
  const failures = ['broken.test.ts'];
  expect(vitestCounts(report(3, files), 1)).toEqual({ passed: 3, failed: 1, skipped: 2, failures });
});

test('a run that fails outside every test is a failure', () => {
  expect(vitestCounts(report(3), 1).failed).toBe(1);
  expect(vitestCounts(undefined, 0)).toEqual(oneCheck(false));
  expect(playwrightCounts(undefined, 0)).toEqual(oneCheck(false));
});

test('a journey that passed at its second attempt has failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
  const suites = [
    {
      title: 'bet.journey.ts',
      suites: [
        {
          title: 'a bet',
          specs: [
            { title: 'is paid', ok: false },
            { title: 'rests', ok: true },
          ],
        },
      ],
    },
  ];
  const failures = ['a bet: is paid'];
  expect(playwrightCounts({ stats, suites }, 1)).toEqual({ passed: 4, failed: 2, skipped: 1, failures });
  expect(playwrightCounts({ stats: { ...stats, unexpected: 0, flaky: 0 }, suites: [] }, 0).failed).toBe(0);
});

test('the pages that failed journeys have left are told, and no others', () => {
  const left = (path: string) => [
    {
      results: [
        {
          attachments: [
            { name: 'screenshot', path: 'a.png' },
            { name: 'error-context', path },
          ],
        },
      ],
    },
  ];
  const suites = [
    {
      title: 'bet.journey.ts',
      specs: [{ title: 'is paid', ok: false, tests: left('paid.md') }],
      suites: [
        {
          title: 'a bet',
          specs: [
            { title: 'rests', ok: true, tests: left('rests.md') },
            { title: 'is void', ok: false, tests: left('void.md') },
          ],
        },
      ],
    },
  ];
  const stats = { expected: 1, unexpected: 2, flaky: 0, skipped: 0 };
  expect(failedPages({ stats, suites })).toEqual(['paid.md', 'void.md']);
});
