import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flakyReport, readFlakyList } from './flaky-list.ts';

const head = '# Flaky\n\n| Test | Since | First failure | Suspected cause |\n| --- | --- | --- | --- |\n';
const listOf = (...rows: string[]) => readFlakyList(head + rows.join('\n'));
const row = (name: string, since: string) => `| \`a.test.ts: ${name}\` | ${since} | it hung | a race |`;
const failure = { test: 'a.test.ts: one', error: 'Error: a | b\n    at a.test.ts:3' };

test('a flake without a row is named with its first failure and the row that it would have', () => {
  const { lines, failures } = flakyReport(listOf(), [failure], '2026-11-29');
  expect(lines).toEqual([
    'Flaky: a.test.ts: one',
    '  Error: a | b',
    '      at a.test.ts:3',
    '  It has no row in tests/flaky.md. It would be:',
    '  | `a.test.ts: one` | 2026-11-29 | Error: a \\| b | (suspected cause) |',
  ]);
  expect(failures).toEqual([]);
  const pasted = listOf(lines.at(-1)!.trim());
  expect(flakyReport(pasted, [failure], '2026-11-29').lines).toHaveLength(3);
});

test('a row is overdue after fourteen days, and then no row may be added', () => {
  const old = row('old', '2026-11-01');
  expect(flakyReport(listOf(old), [], '2026-11-15').lines).toEqual([]);
  const late = flakyReport(listOf(old), [], '2026-11-16');
  expect(late.lines).toEqual(['Overdue in tests/flaky.md since 2026-11-01: a.test.ts: old']);
  expect(late.failures).toEqual([]);
  expect(flakyReport(listOf(old, row('new', '2026-11-15')), [], '2026-11-16').failures).toEqual([]);
  expect(flakyReport(listOf(old, row('new', '2026-11-16')), [], '2026-11-16').failures).toEqual([
    'a.test.ts: new was added to tests/flaky.md while this was overdue: a.test.ts: old',
  ]);
});

test('nine rows are too many, eight are not', () => {
  const rows = Array.from({ length: 9 }, (_, at) => row(`number ${at}`, '2026-11-29'));
  expect(flakyReport(listOf(...rows.slice(1)), [], '2026-11-29').failures).toEqual([]);
  expect(flakyReport(listOf(...rows), [], '2026-11-29').failures).toEqual([
    'tests/flaky.md has 9 rows; it may have 8.',
  ]);
});

test('a row without a day, a failure or a cause fails', () => {
  expect(flakyReport(listOf('| `a` | soon | hung | race |'), [], '2026-11-29').failures).toHaveLength(1);
  expect(flakyReport(listOf('| `a` | 2026-11-29 | hung | |'), [], '2026-11-29').failures).toHaveLength(1);
});

test('the project’s own list can be read', () => {
  const text = readFileSync(new URL('../../tests/flaky.md', import.meta.url), 'utf8');
  expect(readFlakyList(text).wrong).toEqual([]);
  expect(text).toContain('| Test | Since | First failure | Suspected cause |');
});
