import { expect, test } from 'vitest';
import { readCommandLine } from './flags.ts';

const read = (...argv: string[]) => readCommandLine(argv, { LAYLINE_SEED: 'from the environment' });

test('a flag goes before the environment', () => {
  expect(read('--port', '4100', '--seed=monday').env).toMatchObject({
    LAYLINE_PORT: '4100',
    LAYLINE_SEED: 'monday',
  });
  expect(read().env).toMatchObject({ LAYLINE_SEED: 'from the environment' });
});

test('--no-maker leaves the maker out', () => {
  expect(read('--no-maker').env).toMatchObject({ LAYLINE_MAKER: '0' });
});

test('every file after --replay is a recording', () => {
  expect(read('--replay', 'a.gz', 'b.bz2', '--speed', '20').replayFiles).toEqual(['a.gz', 'b.bz2']);
  expect(read('--replay', 'a.gz', '--replay', 'b.bz2').replayFiles).toEqual(['a.gz', 'b.bz2']);
});

test('what is not an option is named, with the options there are', () => {
  expect(() => read('--prot', '4100')).toThrow(/--prot.*The options are .*--port/);
  expect(() => read('a.gz')).toThrow(/"a.gz" is not an option/);
  expect(() => read('--port')).toThrow(/--port/);
});

test.each([
  ['DATABASE_URL=postgres://exchange:geheim@db/layline'],
  ['postgres://exchange:geheim@db/layline'],
  ['LAYLINE_OPERATOR_KEY=geheim'],
  ['--operator-key=geheim'],
  ['--operator-key', 'geheim'],
])('a secret that is given as an option is not told: %s', (...argv) => {
  expect(() => read(...argv)).toThrow(/The options are|come after --replay/);
  expect(() => read(...argv)).not.toThrow(/geheim/);
});
