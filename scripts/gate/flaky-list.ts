import type { Failure } from './outcome.ts';

/** A row of `tests/flaky.md`. */
export interface FlakyRow {
  readonly test: string;
  /** The day it was listed, `YYYY-MM-DD`. */
  readonly since: string;
}

export interface FlakyList {
  readonly rows: readonly FlakyRow[];
  /** Rows that cannot be read. */
  readonly wrong: readonly string[];
}

/** How many rows the list may have, and for how many days one may stand. */
const mostRows = 8;
const mostDays = 14;

/** Reads the rows of the list's table: test, day, first failure, suspected cause. */
export function readFlakyList(text: string): FlakyList {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const rows: FlakyRow[] = [];
  const wrong: string[] = [];
  for (const line of lines.slice(2)) {
    const [test = '', since = '', failure = '', cause = ''] = cellsOf(line);
    const isWhole = test && /^\d{4}-\d{2}-\d{2}$/.test(since) && failure && cause;
    if (isWhole) rows.push({ test: test.replaceAll('`', ''), since });
    else wrong.push(line);
  }
  return { rows, wrong };
}

/** A bar within a cell is written `\|`. */
const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

export interface FlakyReport {
  /** What the gate prints. */
  readonly lines: readonly string[];
  /** Why the gate fails, if it does. */
  readonly failures: readonly string[];
}

/** What the list and a run's flaky tests come to on a day, `YYYY-MM-DD`. */
export function flakyReport(list: FlakyList, flaky: readonly Failure[], today: string): FlakyReport {
  const lines: string[] = [];
  for (const { test, error } of flaky) {
    lines.push(
      `Flaky: ${test}`,
      ...error
        .split('\n')
        .slice(0, 8)
        .map((line) => `  ${line}`),
    );
    const isListed = list.rows.some((row) => row.test === test);
    if (!isListed)
      lines.push('  It has no row in tests/flaky.md. It would be:', `  ${rowOf(test, error, today)}`);
  }
  const overdue = list.rows.filter(({ since }) => daysBetween(since, today) > mostDays);
  for (const { test, since } of overdue) lines.push(`Overdue in tests/flaky.md since ${since}: ${test}`);
  const failures = list.wrong.map(
    (line) => `This row of tests/flaky.md lacks a test, a day, a failure or a cause: ${line}`,
  );
  if (list.rows.length > mostRows)
    failures.push(`tests/flaky.md has ${list.rows.length} rows; it may have ${mostRows}.`);
  for (const { test, since } of list.rows) {
    const older = list.rows.find((row) => daysBetween(row.since, since) > mostDays);
    if (older) failures.push(`${test} was added to tests/flaky.md while this was overdue: ${older.test}`);
  }
  return { lines, failures };
}

const rowOf = (test: string, error: string, today: string): string => {
  const [first = ''] = error.split('\n');
  return `| \`${test.replaceAll('|', '\\|')}\` | ${today} | ${first.replaceAll('|', '\\|')} | (suspected cause) |`;
};

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
