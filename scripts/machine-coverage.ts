import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { coverageOf, coverageTold, isWhole } from '#tests/machine-coverage/coverage.ts';
import { readRecorded, recordingFolder } from '#tests/machine-coverage/recording-files.ts';
import { unreachable } from '#tests/machine-coverage/unreachable.ts';
import { commandOf, node, root } from './commands.ts';

/**
 * `npm run coverage:machines`: runs the machines' tests, and says which states, transitions and sides of guards they never
 * came to. `--recorded` takes what the gate's unit tests have recorded. Fails below 100 % of what can be reached.
 */

const results = join(root, 'test-results');
const folder = process.env[recordingFolder] ?? join(results, 'machine-coverage');

if (!process.argv.includes('--recorded')) {
  rmSync(folder, { recursive: true, force: true });
  process.env[recordingFolder] = folder;
  const code = await node(commandOf('vitest'), 'run', '--project', 'unit', 'machines/');
  if (code !== 0) process.exit(code);
}

const coverage = coverageOf(await machinesByFolder(), readRecorded(folder), unreachable);
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'machine-coverage.json'), `${JSON.stringify(coverage, null, 2)}\n`);
console.log(coverageTold(coverage));
process.exitCode = isWhole(coverage) ? 0 : 1;

async function machinesByFolder(): Promise<Map<string, AnyStateMachine>> {
  const names = readdirSync(join(root, 'machines'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
  const machines = await Promise.all(names.map(async (name) => [name, await machineOf(name)] as const));
  return new Map(machines);
}

async function machineOf(name: string): Promise<AnyStateMachine> {
  const file = pathToFileURL(join(root, 'machines', name, `${name}.machine.ts`)).href;
  const exports = Object.values((await import(file)) as Record<string, unknown>);
  const machine = exports.find((value): value is AnyStateMachine => value instanceof StateMachine);
  if (!machine) throw new Error(`${file} exports no machine`);
  return machine;
}
