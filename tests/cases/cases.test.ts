import { describe, expect, test } from 'vitest';
import { caseFiles } from './files/all-files.ts';
import { ownFolder } from './support/own-folder.ts';
import { planFolder, type PlannedCase } from './support/plan.ts';
import { leftOutText, tableOf } from './support/table.ts';

const titled = (one: PlannedCase) => ({
  ...one,
  title: one.why === undefined ? one.id : `${one.id} (${one.state}: ${one.why})`,
});

const given = process.env.LAYLINE_CASES ?? '';

describe.for([ownFolder, given].filter((folder) => folder !== ''))('%s', (folder) => {
  const files = planFolder(folder, caseFiles);
  const cases = files.flatMap((file) => file.cases);

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

  test('every case is run, or is left out by a rule that is told', () => {
    console.log(`${folder}\n\n${tableOf(cases)}\n\n${leftOutText(cases)}\n`);
    const isSettled = ({ check, why }: PlannedCase) => (check === undefined) !== (why === undefined);
    expect(cases.filter((one) => !isSettled(one)).map(({ area }) => area)).toEqual([]);
  });
});

test('the folder that LAYLINE_CASES names', ({ skip }) => {
  skip(given === '', 'LAYLINE_CASES names no folder: only the cases of our own are run');
  expect(given).not.toBe(ownFolder);
});

const assertResult = ({ check }: PlannedCase): void => check?.();
