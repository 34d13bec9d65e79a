import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BadRecording } from './bad-recording.ts';
import { readLines, type Line } from './read-lines.ts';
import { collect, writeFixture } from './recording.test-data.ts';

/** `one`, CRLF, a blank line and `zwölf`, compressed by `bzip2`. */
const bzip2Fixture = Buffer.from(
  'QlpoOTFBWSZTWbtiqG4AAATBjAASAwWAkAEACAAgACIaaaAIBppoBBKW3Oju8XckU4UJC7YqhuA=',
  'base64',
);

const linesOf = async (contents: string | Uint8Array): Promise<Line[]> =>
  collect(readLines(writeFixture(contents)));

/** Returns the lines that could be read, and the error that stopped the reading. */
async function readUntilStopped(file: string): Promise<{ texts: string[]; error: BadRecording }> {
  const texts: string[] = [];
  try {
    for await (const { text } of readLines(file)) texts.push(text);
  } catch (error) {
    if (error instanceof BadRecording) return { texts, error };
    throw error;
  }
  throw new Error('nothing stopped the reading');
}

const text = 'one\r\n\r\nzwölf\n';
const lines = [
  { number: 1, text: 'one', isEnded: true },
  { number: 3, text: 'zwölf', isEnded: true },
];

test('a plain, a gzip and a bzip2 file have the same lines, whatever their names say', async () => {
  expect(await linesOf(text)).toEqual(lines);
  expect(await linesOf(gzipSync(text))).toEqual(lines);
  expect(await linesOf(bzip2Fixture)).toEqual(lines);
});

test('a last line without a line break is there, and marked', async () => {
  expect(await linesOf('one\ntwo')).toEqual([
    { number: 1, text: 'one', isEnded: true },
    { number: 2, text: 'two', isEnded: false },
  ]);
});

test('a character that falls between two chunks stays whole', async () => {
  const long = `${'x'.repeat(64 * 1024 - 1)}é`;
  expect(await linesOf(`${long}\nnext\n`)).toEqual([
    { number: 1, text: long, isEnded: true },
    { number: 2, text: 'next', isEnded: true },
  ]);
});

test('gzip files put one after the other are one file', async () => {
  const file = Buffer.concat([gzipSync('one\n'), gzipSync('two\n')]);
  expect((await linesOf(file)).map((line) => line.text)).toEqual(['one', 'two']);
});

test('a gzip archive that is cut off gives what is there, and the line at which it stops', async () => {
  const numbers = Array.from({ length: 200_000 }, (_, at) => String((at * 7919) % 100_003));
  const archive = gzipSync(numbers.join('\n'));
  const { texts, error } = await readUntilStopped(writeFixture(archive.subarray(0, archive.length / 2)));
  expect(texts.length).toBeGreaterThan(90_000);
  expect(texts).toEqual(numbers.slice(0, texts.length));
  expect(error.line).toBe(texts.length + 1);
  expect(error.message).toMatch(/recording\.mcm, line \d+: the gzip archive is cut off/);
});

test('a gzip archive whose checksum is wrong is damaged', async () => {
  const archive = gzipSync('one\ntwo\n');
  archive[archive.length - 6]! ^= 0xff;
  const { error } = await readUntilStopped(writeFixture(archive));
  expect(error.problem).toMatch(/gzip archive is damaged/);
});

test.each([10, 30, -1])('a bzip2 archive that is cut off at byte %i says so', async (end) => {
  const { texts, error } = await readUntilStopped(writeFixture(bzip2Fixture.subarray(0, end)));
  expect(error).toMatchObject({ line: texts.length === 0 ? 1 : 4 });
  expect(error.problem).toMatch(/bzip2 archive is cut off or damaged/);
});

test('a file that is not there and a folder are said to be just that', async () => {
  const file = writeFixture('');
  expect((await readUntilStopped(`${file}.gz`)).error.message).toBe(`${file}.gz: there is no such file`);
  expect((await readUntilStopped(dirname(file))).error.problem).toBe('this is a folder, not a file');
});
