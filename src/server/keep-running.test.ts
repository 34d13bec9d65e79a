import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { keepRunning, type RunningProgram } from './keep-running.ts';

let folder: string;
let running: RunningProgram | undefined;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'layline-programs-'))));
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function program(body: string) {
  const entry = join(folder, `${body.length}-${Math.random()}.mjs`);
  await writeFile(entry, body);
  return { name: 'exchange', entry, env: process.env };
}

const serves = `
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  process.send({ type: 'ready', url: 'http://here', operatorKey: String(process.pid) });
`;

const silenced = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
/** A program that runs `first` on its first start, and serves on later ones. */
const onceThenServes = (first: string) => {
  const mark = JSON.stringify(join(folder, `mark-${Math.random()}`));
  return program(`
    import { existsSync, writeFileSync } from 'node:fs';
    if (!existsSync(${mark})) { writeFileSync(${mark}, ''); ${first} }
    else { ${serves} }
  `);
};

test('a program serves when it says so', async () => {
  running = keepRunning(await program(serves));
  expect((await running.ready).url).toBe('http://here');
});

test('a program that cannot start says why', async () => {
  const failing = await program(`process.send({ type: 'failed', message: 'Port 1 is taken.' })`);
  await expect(keepRunning(failing).ready).rejects.toThrow('Port 1 is taken.');
});

test('a program that ends before it serves cannot start', async () => {
  await expect(keepRunning(await program('process.exit(3)')).ready).rejects.toThrow(
    /ended while starting \(3\)/,
  );
});

test('a program that says that its trouble may pass is started again until it serves', async () => {
  const printed = silenced();
  const waiting = await onceThenServes(
    `process.send({ type: 'failed', message: 'No database.', mayPass: true });`,
  );
  running = keepRunning(waiting);
  expect((await running.ready).url).toBe('http://here');
  expect(printed.mock.calls).toEqual([
    ['The exchange cannot start: No database. Trying again until it can.'],
  ]);
  printed.mockRestore();
});

test('a program that is killed while it starts is started again', async () => {
  const printed = silenced();
  running = keepRunning(await onceThenServes(`process.kill(process.pid, 'SIGKILL');`));
  expect((await running.ready).url).toBe('http://here');
  printed.mockRestore();
});

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a program that is ended by %s is started again, with a printed line, and its processes are told',
  async (signal) => {
    const printed = silenced();
    const told: [pid: number, isReady: boolean][] = [];
    running = keepRunning(await program(serves), (...process) => told.push(process));
    const first = Number((await running.ready).operatorKey);
    process.kill(first, signal);
    await vi.waitFor(() => expect(printed).toHaveBeenCalledWith('The exchange is back.'), 5_000);
    const how = signal === 'SIGKILL' ? signal : 'code 0';
    expect(printed).toHaveBeenCalledWith(`The exchange ended unexpectedly (${how}). Starting it again.`);
    const second = told.at(-1)![0];
    expect(told).toEqual([
      [first, false],
      [first, true],
      [second, false],
      [second, true],
    ]);
    printed.mockRestore();
  },
);

test('a program that was asked to end together with this one ended as expected', async () => {
  const printed = silenced();
  running = keepRunning(await program(serves));
  const pid = Number((await running.ready).operatorKey);
  process.kill(pid, 'SIGTERM');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 5_000);
  await running.stop();
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});

test('a program that has served is never given up, however often and however it ends', async () => {
  const printed = silenced();
  let starts = 0;
  const dying = await program(`process.send({ type: 'ready' }); setTimeout(() => process.exit(1), 5);`);
  running = keepRunning(dying, (_, isReady) => (starts += Number(isReady)));
  await vi.waitFor(() => expect(starts).toBeGreaterThanOrEqual(4), 20_000);
  printed.mockRestore();
});

test('a stopped program stays stopped', async () => {
  const started = keepRunning(await program(serves));
  const { operatorKey } = await started.ready;
  await started.stop();
  expect(() => process.kill(Number(operatorKey), 0)).toThrow('ESRCH');
});

test('a program that waits to be started again can be stopped', async () => {
  const printed = silenced();
  const starts: number[] = [];
  const waiting = await program(`process.send({ type: 'failed', message: 'No database.', mayPass: true });`);
  running = keepRunning(waiting, (pid) => starts.push(pid));
  await vi.waitFor(() => expect(starts.length).toBeGreaterThan(1), 20_000);
  await running.stop();
  const count = starts.length;
  expect(() => process.kill(starts.at(-1)!, 0)).toThrow('ESRCH');
  await new Promise((resolve) => setImmediate(resolve));
  expect(starts).toHaveLength(count);
  printed.mockRestore();
});
