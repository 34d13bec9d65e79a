import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './commands.ts';

/**
 * `npm run test:again -- 10 journeys --busy`: runs these stages (all, if none is named) as often as asked, with another
 * process that keeps one core half busy, if asked. Prints each run's time and result, and fails if any run failed.
 */

const words = process.argv.slice(2);
const [asked, ...stages] = words.filter((word) => !word.startsWith('--'));
const times = Number(asked);
if (!Number.isInteger(times) || times < 1) {
  console.error('Say how often, and which stages: npm run test:again -- 10 journeys --busy');
  process.exit(2);
}

/** Works for 50 ms of every 100, until this process is gone. */
const busy = `setInterval(() => { const end = Date.now() + 50; while (Date.now() < end); }, 100); process.on('disconnect', () => process.exit());`;
const other = words.includes('--busy')
  ? spawn(process.execPath, ['-e', busy], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  : undefined;

const told: string[] = [];
let failedRuns = 0;
for (let run = 1; run <= times; run++) {
  const started = performance.now();
  const { code, output } = await runTests();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const flaky = output.filter((line) => line.startsWith('Flaky: '));
  const result =
    output.findLast((line) => /^\d+ passed, \d+ failed$/.test(line)) ?? `ended with code ${code}`;
  if (code !== 0) failedRuns++;
  told.push([`run ${run}: ${seconds} s, ${result}`, ...flaky].join('\n  '));
  console.log(`\n${told.at(-1)}`);
}
other?.kill();
console.log(`\n${told.join('\n')}\n\n${times - failedRuns} passed, ${failedRuns} failed`);
process.exitCode = failedRuns > 0 ? 1 : 0;

function runTests(): Promise<{ code: number | null; output: string[] }> {
  const args = ['--import', 'tsx', join(root, 'scripts/test.ts'), ...stages];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve({ code, output: output.split('\n') }));
  });
}
