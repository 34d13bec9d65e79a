import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { commandOf, root } from '../../../scripts/commands.ts';
import { plantedFaults } from './planted-faults.ts';

/**
 * Plants each fault on its own, runs the cases and prints which of them caught it; then runs them once without a fault.
 * Fails when no case catches a fault, when its text is not found, and when a case fails without a fault. Words after
 * `--` are parts of names: only those faults are planted.
 */

const config = relative(root, join(import.meta.dirname, 'vitest.config.ts'));
const folder = mkdtempSync(join(tmpdir(), 'layline-planted-'));
const report = join(folder, 'report.json');

const results = z.object({
  testResults: z.array(
    z.object({
      message: z.string().default(''),
      assertionResults: z.array(z.object({ status: z.string(), title: z.string() })),
    }),
  ),
});

interface Run {
  ran: number;
  failed: string[];
  /** The cases could not be run at all. */
  broken: string;
}

function runCases(fault: string): Run {
  rmSync(report, { force: true });
  const ran = spawnSync(
    process.execPath,
    [commandOf('vitest'), 'run', '--config', config, '--reporter=json', `--outputFile.json=${report}`],
    // Only with our own cases, so that what catches a fault is the same everywhere.
    { cwd: root, env: { ...process.env, LAYLINE_PLANTED: fault, LAYLINE_CASES: '' }, encoding: 'utf8' },
  );
  const read = results.safeParse(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined);
  if (!read.success) return { ran: 0, failed: [], broken: ran.stderr };
  const all = read.data.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status === 'failed').map(({ title }) => title);
  const why = read.data.testResults.map(({ message }) => message).join('\n');
  const brokeOff = all.length === 0 || (ran.status !== 0 && failed.length === 0);
  const broken = brokeOff ? why || ran.stderr || 'The run broke off' : '';
  return { ran: all.length, failed, broken };
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = plantedFaults.filter(({ name }) => words.every((word) => name.includes(word)));
let wrong = 0;
for (const { name } of chosen) {
  const { failed, broken } = runCases(name);
  if (broken !== '' || failed.length === 0) wrong++;
  const more = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
  console.log(`${name}: ${broken || (failed.length > 0 ? `${failed[0]}${more}` : 'NO CASE FAILS')}`);
}
const { ran, failed, broken } = runCases('');
if (broken !== '' || failed.length > 0 || ran === 0) {
  wrong++;
  console.log(`Without a fault: ${broken || failed.join(', ') || 'nothing was run'}`);
}
rmSync(folder, { recursive: true });
console.log(`${chosen.length} faults planted, ${chosen.length - Math.min(wrong, chosen.length)} caught`);
process.exitCode = wrong > 0 || chosen.length === 0 ? 1 : 0;
