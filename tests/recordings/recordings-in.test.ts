import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { comparisonsOf, matchesIn, recordingsIn, sidesOf } from './recordings-in.ts';

const market = {
  sha256: 'a'.repeat(64),
  runners: 2,
  book: {
    '1/0': { ltp: null, tv: null, atb3: [], atl3: [], atb_n: 0, atl_n: 0, trd_n: 0, trd_sum: 0 },
  },
};
const expected = {
  messages: 3,
  checkpoints: [
    { msg: 1, pt: 1, markets: { '1.1': market } },
    { msg: 2, pt: 2, markets: { '1.1': market, '1.2': market } },
  ],
};

function folderOf(streams: readonly string[], expectedOf: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'layline-recordings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['streams', 'expected']) mkdirSync(join(folder, part));
  for (const file of streams) writeFileSync(join(folder, 'streams', file), '');
  for (const name of expectedOf)
    writeFileSync(join(folder, 'expected', `${name}.json`), JSON.stringify(expected));
  return folder;
}

test('every recording of markets is found, whatever it is called and however it is packed', () => {
  const folder = folderOf(
    ['dogs.mcm', 'a.b.mcm.gz', 'many.mcm.bz2', 'notes.txt', 'x-ball-by-ball.ccm'],
    ['dogs'],
  );
  const found = recordingsIn(folder);
  expect(found.map(({ name }) => name)).toEqual(['a.b', 'dogs', 'many']);
  expect(found.map((one) => one.expected?.messages ?? null)).toEqual([null, 3, null]);
  const [dogs] = found.filter(({ name }) => name === 'dogs');
  expect(comparisonsOf(dogs!.expected!)).toBe(3);
  expect(sidesOf(dogs!.expected!)).toBe(6);
});

test('a match that was recorded ball by ball goes with the recording of its market', () => {
  const folder = folderOf([
    'cup-ball-by-ball.ccm.gz',
    'cup-winner.mcm',
    'lone-ball-by-ball.ccm',
    'other.mcm',
  ]);
  const [match, ...more] = matchesIn(folder);
  expect(match?.name).toBe('cup');
  expect(more).toEqual([]);
  expect(match?.market.endsWith('cup-winner.mcm')).toBe(true);
});

test('a folder without one is not taken for one whose recordings all passed', () => {
  expect(() => recordingsIn(folderOf(['notes.txt']))).toThrow('There is no recording of markets');
});
