import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readRecording } from './read-recording.ts';
import { asText, collect, mcm, writeFixture } from './recording.test-data.ts';

const read = (contents: string | Uint8Array) => collect(readRecording(writeFixture(contents)));

const two = asText([mcm(1), mcm(2)]);

test('messages come in the order of the file', async () => {
  expect((await read(two)).map(({ pt }) => pt)).toEqual([1, 2]);
  expect((await read(gzipSync(two))).map(({ pt }) => pt)).toEqual([1, 2]);
});

test('heartbeats, unknown keys and keys that are null are taken as they are', async () => {
  const heartbeat = { op: 'mcm', id: 3, ct: 'HEARTBEAT', pt: 5, clk: 'x', status: 503, news: { later: [1] } };
  const nulls = mcm(6, {
    img: null,
    con: null,
    marketDefinition: null,
    rc: [{ id: 1, hc: null, ltp: null }],
  });
  expect(await read(asText([heartbeat, nulls]))).toHaveLength(2);
});

const badLines: [what: string, line: string, problem: RegExp][] = [
  ['is not JSON', 'hello', /line 2: not JSON/],
  ['is JSON but no object', '[1,2]', /line 2: not a JSON object/],
  ['is of another feed', '{"op":"ccm","pt":1,"cc":[]}', /line 2: not a market change: its "op" is "ccm"/],
  ['has no op', '{"pt":1}', /line 2: not a market change: it has no "op"/],
  ['has no time', '{"op":"mcm","mc":[]}', /line 2: .*\bpt: /],
  ['has a market without an id', '{"op":"mcm","pt":1,"mc":[{"rc":[]}]}', /line 2: .*mc\.0\.id: /],
  [
    'has a price without a size',
    '{"op":"mcm","pt":1,"mc":[{"id":"1.1","rc":[{"id":1,"atb":[[2,5],[3]]}]}]}',
    /line 2: .*mc\.0\.rc\.0\.atb\.1/,
  ],
  [
    'has a size that is a word',
    '{"op":"mcm","pt":1,"mc":[{"id":"1.1","rc":[{"id":1,"atb":[[2,"much"]]}]}]}',
    /line 2: .*mc\.0\.rc\.0\.atb\.0\.1/,
  ],
];

test.each(badLines)('a line that %s stops the reading, with its number', async (_, line, problem) => {
  await expect(read(`${asText([mcm(1)])}${line}\n${asText([mcm(2)])}`)).rejects.toThrow(problem);
});

test('a plain file that ends in the middle of a line is cut off', async () => {
  await expect(read(two.slice(0, -9))).rejects.toThrow(
    /line 2: the file is cut off in the middle of this line/,
  );
});

test('a whole last line needs no line break', async () => {
  expect(await read(two.trimEnd())).toHaveLength(2);
});

test.each(['', '\n\n', gzipSync('')])('a file without messages is no recording', async (contents) => {
  await expect(read(contents)).rejects.toThrow(/line 1: the file has no messages/);
});

test('a picture is no recording', async () => {
  await expect(read(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).rejects.toThrow(
    /line 1: not JSON/,
  );
});
