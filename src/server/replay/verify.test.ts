import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { asText, marketId, mcm, writeFixture } from './recording.test-data.ts';

// Each run compiles the sources first, perhaps on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Runs a program of this room in its own process. */
function run(program: 'verify.ts' | 'main.ts', ...args: string[]) {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', path, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      LAYLINE_OPERATOR_KEY: 'an-operator-key-of-a-test',
      UPSTREAM_URL: 'http://127.0.0.1:9',
    },
  });
  return { status, stderr, lines: stdout.trim().split('\n') };
}

const recording = writeFixture(asText([mcm(10, { rc: [] })]), afterAll);
const cutOff = writeFixture(asText([mcm(10, { rc: [] }), mcm(20, { rc: [] })]).slice(0, -5), afterAll);

function expected(sha256: string): string {
  const markets = { [marketId]: { sha256, runners: 0 } };
  return writeFixture(JSON.stringify({ messages: 1, checkpoints: [{ msg: 0, pt: 10, markets }] }));
}

const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test('the last line says how many checkpoints are equal, and the code whether all are', () => {
  const equal = run('verify.ts', recording, expected(emptyHash));
  expect([equal.status, equal.lines.at(-1)]).toEqual([0, '1 checkpoints equal, 0 differ']);
  const different = run('verify.ts', recording, expected('0'.repeat(64)));
  expect([different.status, different.lines.at(-1)]).toEqual([1, '0 checkpoints equal, 1 differ']);
});

test('a bad recording, a bad list of checkpoints and a missing one are each told in a line', () => {
  const bad = run('verify.ts', cutOff, expected(emptyHash));
  expect([bad.status, bad.stderr]).toEqual([
    1,
    `${cutOff}, line 2: the file is cut off in the middle of this line\n`,
  ]);
  const notExpected = run('verify.ts', recording, writeFixture('{"messages":1}'));
  expect(notExpected.stderr).toMatch(/not a file of checkpoints: checkpoints/);
  expect(run('verify.ts', recording).stderr).toMatch(/^Usage: /);
});

test('the replay refuses a bad recording with its line before it asks the exchange for anything', () => {
  const { status, stderr } = run('main.ts', recording, cutOff);
  expect([status, stderr.trim()]).toEqual([
    1,
    `${cutOff}, line 2: the file is cut off in the middle of this line`,
  ]);
});
