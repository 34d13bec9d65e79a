import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf, coverageTold, isWhole } from '#tests/machine-coverage/coverage.ts';
import { readRecorded, recordingFolder } from '#tests/machine-coverage/recording-files.ts';
import { unreachable } from '#tests/machine-coverage/unreachable.ts';
import { commandOf, node, root } from './commands.ts';
import { machinesByFolder } from './machines-by-folder.ts';

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
