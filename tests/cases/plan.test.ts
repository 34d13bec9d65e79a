import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { caseFiles } from './files/all-files.ts';
import { planFolder } from './support/plan.ts';
import { tableOf } from './support/table.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layline-cases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, contents: unknown) =>
  writeFileSync(join(folder, file), typeof contents === 'string' ? contents : JSON.stringify(contents));
const plan = () => planFolder(folder, caseFiles);
const casesOf = (file: string) => plan().find((one) => one.file === file)!.cases;
const one = {
  id: 'a-1',
  area: 'ladder_nearest',
  input: { price: 3, rounding: 'nearest, half up' },
  expected: { price: 3 },
};

describe('reference-cases.json', () => {
  test.each([
    { what: 'is no JSON', contents: '{"cases": [' },
    { what: 'has no list of cases', contents: { case: [] } },
    { what: 'has no cases', contents: { cases: [] } },
    { what: 'has a case without an id', contents: { cases: [{ ...one, id: undefined }] } },
    { what: 'has a case without a result', contents: { cases: [{ ...one, expected: undefined }] } },
    { what: 'has a case whose input is a list', contents: { cases: [{ ...one, input: [3] }] } },
    { what: 'has the same id twice', contents: { cases: [one, one] } },
  ])('that $what is malformed, and says which file', ({ contents }) => {
    write('reference-cases.json', contents);
    expect(plan).toThrow(/reference-cases\.json is malformed/);
  });

  test('with an area that no adapter knows fails, and is named', () => {
    write('reference-cases.json', { cases: [{ ...one, area: 'constructor' }] });
    const [planned] = casesOf('reference-cases.json');
    expect(planned?.check).toThrow('No adapter knows the area constructor');
    expect(tableOf([planned!])).toMatch(/constructor +\| +\| +\| +\| +\| +1/);
  });

  test('depends on no id but those that are overruled', () => {
    const overruled = { ...one, id: 'order_fill_or_kill-0006' };
    write('reference-cases.json', { cases: [one, overruled] });
    expect(casesOf('reference-cases.json').map(({ state }) => state)).toEqual(['run', 'overruled']);
  });
});

describe('picker-cases.json', () => {
  // oxlint-disable-next-line unicorn/no-thenable -- the cases' own word
  const seen = { id: 'A-1', spec: 'matches', given: 'a picker', when: 'it is looked at', then: 'it is seen' };

  test('with an area that no adapter knows fails, and so does one with words that none understands', () => {
    write('picker-cases.json', [
      { ...seen, area: 'constructor' },
      { ...seen, id: 'A-2', area: 'range' },
    ]);
    const [unknown, left] = casesOf('picker-cases.json');
    expect(unknown!.check).toThrow('No adapter knows the area constructor');
    expect(left!.state).toBe('run');
    expect(left!.why).toBeUndefined();
    expect(left!.check).toThrow(/The words are not understood: .*it is looked at/);
  });
});

test.each(Object.keys(caseFiles))('%s of another shape is malformed', (file) => {
  write(file, { something: 'else' });
  expect(plan).toThrow(`${file} is malformed`);
});

test('a folder without any case file is not taken for one whose cases all passed', () => {
  expect(plan).toThrow(`${folder} holds none of reference-cases.json`);
});

test('a file that is not there, and one that is not known, are named', () => {
  write('reference-cases.json', { cases: [one] });
  write('more-cases.json', []);
  const notes = plan().flatMap(({ file, note }) => (note ? [`${file} ${note}`] : []));
  expect(notes).toContain('price-ladder.json is not in the folder');
  expect(notes).toContain('more-cases.json is no case file that is known');
});

describe('a wrong result in a file fails', () => {
  const checkOf = (file: string, contents: unknown) => {
    write(file, contents);
    return casesOf(file)[0]!.check;
  };

  test('of the nearest prices', () => {
    expect(checkOf('ladder-nearest.json', { cases: [[3.42, 3.4]] })).not.toThrow();
    expect(checkOf('ladder-nearest.json', { cases: [[3.42, 3.45]] })).toThrow(/3\.45/);
  });

  test('of the ladder', () => {
    const finest = { from: 1.01, to: 1000, step: 0.01, count: 99_900 };
    const ladder = { classic: [1.01, 1.02], count: 2, bands: [], finest };
    expect(checkOf('price-ladder.json', ladder)).toThrow(/deeply equal/);
  });

  test('of a book: the fills are in another order', () => {
    const ops = [
      [1, 'BACK', 300, 200],
      [2, 'BACK', 300, 100],
      [3, 'LAY', 300, 300],
    ];
    const fills = [
      [3, 1, 200, 300],
      [3, 2, 100, 300],
    ];
    const vector = { seed: 1, ops, fills, final: { unmatchedBack: [], unmatchedLay: [] } };
    expect(checkOf('order-book-vector.json', { vectors: [vector] })).not.toThrow();
    const turned = { ...vector, fills: fills.toReversed() };
    expect(checkOf('order-book-vector.json', { vectors: [turned] })).toThrow(/fill 1/);
  });

  const sentence = { id: 'A-1', spec: 'matches', given: 'hours field, 24-hour mode', when: "'9' is parsed" };

  test('of a picker', () => {
    // oxlint-disable-next-line unicorn/no-thenable -- the cases' own word
    const parsed = (out: number) => [{ ...sentence, area: 'time-parse', then: '9', data: { out } }];
    expect(checkOf('picker-cases.json', parsed(9))).not.toThrow();
    expect(checkOf('picker-cases.json', parsed(8))).toThrow(/In the zone UTC/);
    const picked = (last: string) => [
      {
        ...sentence,
        area: 'range',
        given: 'pending start 2024-02-10',
        when: '2024-02-15 is picked',
        // oxlint-disable-next-line unicorn/no-thenable -- the cases' own word
        then: `range 2024-02-10 to ${last}, popup open=false`,
      },
    ];
    expect(checkOf('picker-cases.json', picked('2024-02-15'))).not.toThrow();
    expect(checkOf('picker-cases.json', picked('2024-02-14'))).toThrow(/2024-02-14/);
  });

  test('of a position: the exposure is one minor unit less', () => {
    const order = { runner: 1, side: 'LAY', priceX100: 301, matchedCents: 1, unmatchedCents: 100 };
    const vector = { runners: 2, numberOfWinners: 1, orders: [order], worstOutcomeTenThousandths: -20_301 };
    const cases = (exposureCentsRoundedUp: number) => ({ cases: [{ ...vector, exposureCentsRoundedUp }] });
    expect(checkOf('exposure-vectors.json', cases(204))).not.toThrow();
    expect(checkOf('exposure-vectors.json', cases(203))).toThrow(/exposure/);
  });
});
