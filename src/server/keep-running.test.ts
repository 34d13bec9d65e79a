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
const nobodyGivesUp = (message: string) => expect.fail(message);

test('a program serves when it says so', async () => {
  running = await keepRunning(await program(serves), nobodyGivesUp);
  expect(running.ready.url).toBe('http://here');
});

test('a program that cannot start says why', async () => {
  const failing = await program(`process.send({ type: 'failed', message: 'Port 1 is taken.' })`);
  await expect(keepRunning(failing, nobodyGivesUp)).rejects.toThrow('Port 1 is taken.');
});

test('a program that ends before it serves cannot start', async () => {
  await expect(keepRunning(await program('process.exit(3)'), nobodyGivesUp)).rejects.toThrow(
    /ended while starting \(3\)/,
  );
});

test('a killed program is started again, with a printed line', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  running = await keepRunning(await program(serves), nobodyGivesUp);
  process.kill(Number(running.ready.operatorKey), 'SIGKILL');
  await vi.waitFor(() => expect(printed).toHaveBeenCalledWith('The exchange is back.'), 5_000);
  expect(printed).toHaveBeenCalledWith('The exchange ended unexpectedly (SIGKILL). Starting it again.');
  printed.mockRestore();
});

test('a program that keeps ending is given up', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const dying = await program(`process.send({ type: 'ready' }); setTimeout(() => process.exit(1), 5);`);
  const givenUp = vi.fn<(message: string) => void>();
  running = await keepRunning(dying, givenUp);
  await vi.waitFor(
    () => expect(givenUp).toHaveBeenCalledWith('The exchange ended 6 times within a minute.'),
    10_000,
  );
  printed.mockRestore();
});

test('a stopped program stays stopped', async () => {
  const started = await keepRunning(await program(serves), nobodyGivesUp);
  await started.stop();
  expect(() => process.kill(Number(started.ready.operatorKey), 0)).toThrow('ESRCH');
});
