import { describe, expect, test } from 'vitest';
import { isInGate, proofsOf, provenIds } from './rule-proofs.ts';

const idsIn = (text: string) => provenIds({ path: 'src/a.test.ts', text });

describe('a rule is carried', () => {
  test.each([
    [`test('[AAA-1] a sentence', () => {});`, ['AAA-1']],
    [`it("[AAA-1] [AAA-12] a sentence", () => {});`, ['AAA-1', 'AAA-12']],
    [`test.each([1])('[AAA-2] of %s', () => {});`, ['AAA-2']],
    ['test(`[AAA-3] ${name} is`, () => {});', ['AAA-3']],
    [`const table = [['[AAA-4] a row', 1]];\ntest.each(table)('%s', () => {});`, ['AAA-4']],
    [`const runs = process.env.LAYLINE_LONG ? 9 : 1;\ntest('[AAA-7] x', () => play(runs));`, ['AAA-7']],
    [`const long = process.env.LAYLINE_LONG ? test : test.skip;\ntest('[AAA-8] x', () => {});`, ['AAA-8']],
    [`describe('a part', () => { test('[AAA-5] inside', () => {}); });`, ['AAA-5']],
    [`test.describe('a part', () => { test('[AAA-6] inside', () => {}); });`, ['AAA-6']],
  ])('by %s', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });
});

describe('a rule is not carried', () => {
  test.each([
    ['by a test that is skipped', `test.skip('[AAA-1] a sentence', () => {});`],
    ['by a test that fails', `test.fails('[AAA-1] a sentence', () => {});`],
    ['by a test that is only planned', `test.todo('[AAA-1] a sentence');`],
    ['by a part that is skipped', `describe.skip('a part', () => { test('[AAA-1] inside', () => {}); });`],
    ['by a skipped table', `test.skip.each([1])('[AAA-1] of %s', () => {});`],
    ['by the name of a part', `describe('[AAA-1] a part', () => {});`],
    ['by a comment', `// test('[AAA-1] a sentence')`],
    [
      'by a test of long runs alone',
      `const long = process.env.LAYLINE_LONG ? test : test.skip;\nlong('[AAA-1] x', () => {}); long.each([1])('[AAA-2] %s', () => {});`,
    ],
    [
      'by a file of long runs',
      `test.skip(!process.env.LAYLINE_LONG, 'in a long run');\ntest('[AAA-1] x', () => {});`,
    ],
    [
      'by a part of long runs',
      `describe('a part', () => { test.skip(!process.env.LAYLINE_LONG, 'long'); test('[AAA-1] x', () => {}); });`,
    ],
    ['by a test that skips itself', `test('[AAA-1] x', () => { test.skip(!process.env.LAYLINE_LONG); });`],
    [
      'by a part that only long runs run',
      `describe.runIf(process.env.LAYLINE_LONG)('a part', () => { test('[AAA-1] x', () => {}); });`,
    ],
    [
      'by a test that only long runs do not skip',
      `const minutes = Number(process.env.LAYLINE_LONG ? 9 : 0);\ntest.skipIf(minutes === 0)('[AAA-1] x', () => {});`,
    ],
    ['in the middle of a title', `test('a sentence [AAA-1]', () => {});`],
  ])('%s', (_what, text) => {
    expect(idsIn(text)).toEqual([]);
  });
});

test.each([
  [
    'carried by a story that plays',
    `const A: Story = { name: '[AAA-1] a story', play: async () => {} };`,
    ['AAA-1'],
  ],
  ['not carried by one that does not', `const A: Story = { name: '[AAA-1] a story' };`, []],
  [
    'not carried by what else a story says',
    `const A: Story = { args: { label: '[AAA-1]' }, play: () => {} };`,
    [],
  ],
])('a rule is %s', (_what, text, ids) => {
  expect(provenIds({ path: 'src/ui/a.stories.tsx', text })).toEqual(ids);
});

test.each([
  ['src/ui/a.stories.tsx', true],
  ['src/domain/a.test.ts', true],
  ['src/server/exchange/routes/a.test.ts', true],
  ['tests/faults/a.test.ts', true],
  ['tests/journeys/a.journey.ts', true],
  ['tests/sweep/routes.sweep.ts', true],
  ['tests/recordings/recordings-in.test.ts', true],
  ['tests/recordings/recordings.test.ts', false],
  ['tests/journeys/long/a.journey.ts', false],
  ['tests/a.test.ts', false],
])('whether the gate runs %s: %s', (path, isRun) => {
  expect(isInGate(path)).toBe(isRun);
});

test('each group tells its missing rules and those seen in a browser; an id that no group has is told', () => {
  const groups = [
    { group: 'AAA', ids: ['AAA-1', 'AAA-2', 'AAA-3'] },
    { group: 'BBB', ids: ['BBB-1'] },
  ];
  const files = [
    { path: 'src/a.test.ts', text: `test('[AAA-1] [AAA-9] x', () => {});` },
    { path: 'tests/journeys/b.journey.ts', text: `test('[AAA-1] [AAA-3] x', () => {});` },
  ];
  expect(proofsOf(groups, files)).toEqual({
    groups: [
      { group: 'AAA', total: 3, proven: 2, missing: ['AAA-2'], awaited: [], inBrowser: 2 },
      { group: 'BBB', total: 1, proven: 0, missing: ['BBB-1'], awaited: [], inBrowser: 0 },
    ],
    unknown: ['AAA-9 in src/a.test.ts'],
    tooEarly: [],
  });
});

test('an awaited rule is not missing, and must not be carried', () => {
  const groups = [{ group: 'AAA', ids: ['AAA-1', 'AAA-2', 'AAA-3'] }];
  const files = [{ path: 'src/a.test.ts', text: `test('[AAA-1] [AAA-2] x', () => {});` }];
  expect(proofsOf(groups, files, new Set(['AAA-2', 'AAA-3']))).toEqual({
    groups: [{ group: 'AAA', total: 3, proven: 2, missing: [], awaited: ['AAA-2', 'AAA-3'], inBrowser: 0 }],
    unknown: [],
    tooEarly: ['AAA-2 in src/a.test.ts'],
  });
});
