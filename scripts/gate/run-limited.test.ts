import { expect, test } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { runLimited } from './run-limited.ts';

test('a program that hangs is ended at its limit, with the processes that it started', async () => {
  const child = `setInterval(() => {}, 1000); console.log(process.pid)`;
  const parent = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`;
  const { ended, output } = await runLimited(['-e', parent], patience.poll / 4, { keepsOutput: true });
  expect(ended).toMatch(/^It was ended after \d+ s$/);
  const pid = Number(output);
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('the code and the output of a program that ends by itself are told', async () => {
  const run = await runLimited(['-e', `console.log('done'); process.exit(3)`], 60_000, { keepsOutput: true });
  expect(run).toEqual({ exitCode: 3, output: 'done\n' });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
