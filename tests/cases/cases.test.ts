import { describe, expect, test } from 'vitest';
import { caseFiles } from './files/all-files.ts';
import { planFolder, type PlannedCase } from './support/plan.ts';
import { tableOf } from './support/table.ts';

const folder = process.env.LAYLINE_CASES ?? '';
const files = folder === '' ? [] : planFolder(folder, caseFiles);
const cases = files.flatMap((file) => file.cases);

const titled = (one: PlannedCase) => ({
  ...one,
  title: one.why === undefined ? one.id : `${one.id} (${one.state}: ${one.why})`,
});

describe.for([...new Set(cases.map(({ area }) => area))])('%s', (name) => {
  test.for(cases.filter(({ area }) => area === name).map(titled))('$title', (one, { skip }) => {
    skip(one.why !== undefined, one.why);
    assertResult(one);
  });
});

test.for(files)('$file', ({ note }, { skip }) => {
  skip(note !== undefined, note);
  expect(note).toBeUndefined();
});

test('every case is run, or is left out for a reason', ({ skip }) => {
  skip(folder === '', 'LAYLINE_CASES names no folder of case files: no case is run');
  console.log(`${folder}\n\n${tableOf(cases)}\n`);
  const isSettled = ({ check, why }: PlannedCase) => (check === undefined) !== (why === undefined);
  expect(cases.filter((one) => !isSettled(one)).map(({ area }) => area)).toEqual([]);
});

const assertResult = ({ check }: PlannedCase): void => check?.();
