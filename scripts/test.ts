import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.ts';
import { flakyReport, readFlakyList } from './gate/flaky-list.ts';
import { machineSlowness } from './gate/machine-speed.ts';
import type { Failure } from './gate/outcome.ts';
import { limitOf, stages, type Stage } from './gate/stages.ts';
import { failuresTold, pageTold } from './gate/told.ts';

/**
 * `npm test`: every stage in order; a failing one does not hide the later ones. Names of stages after `--` run only
 * those; `--long` uses the counts of a long run. The last line is the sum of all stages.
 */

const words = process.argv.slice(2);
if (words.includes('--long')) process.env.LAYLINE_LONG = '1';
const asked = askedStages(words.filter((word) => !word.startsWith('--')));

const slowness = machineSlowness();
process.env.LAYLINE_TEST_SLOWNESS = String(slowness);
console.log(`Limits and waits are ${slowness.toFixed(1)} times those of a usual machine.`);

const lines: string[] = [];
const failures: Failure[] = [];
const flaky: Failure[] = [];
const failedStages = new Set<string>();
let passed = 0;
let failed = 0;
for (const stage of asked) await runStage(stage);
tellEnd();

function askedStages(names: readonly string[]): readonly Stage[] {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = stages.map(({ name }) => name).join(', ');
    console.error(`No stage is called ${unknown.join(', ')}. There are ${known}.`);
    process.exit(2);
  }
  return names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name));
}

async function runStage(stage: Stage): Promise<void> {
  const { name, needs, skip, run } = stage;
  const reason = skip?.() ?? (needs && failedStages.has(needs) ? `${needs} failed` : undefined);
  if (reason) {
    lines.push(`${name.padEnd(14)}skipped: ${reason}`);
    return;
  }
  console.log(`\n— ${name}`);
  const started = performance.now();
  const outcome = await run(name, limitOf(stage, slowness));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  passed += outcome.passed;
  failed += outcome.failed;
  failures.push(...outcome.failures.map((one) => ({ ...one, test: `${name}  ${one.test}` })));
  flaky.push(...outcome.flaky);
  for (const { page } of outcome.failures) if (page) console.log(pageTold(page));
  if (outcome.failed > 0) failedStages.add(name);
  const skipped = outcome.skipped > 0 ? `, ${outcome.skipped} skipped` : '';
  lines.push(`${name.padEnd(14)}${outcome.passed} passed, ${outcome.failed} failed${skipped} (${seconds} s)`);
}

function tellEnd(): void {
  const list = readFlakyList(readFileSync(join(root, 'tests/flaky.md'), 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  const report = flakyReport(list, flaky, today);
  failed += report.failures.length;
  failures.push(...report.failures.map((error) => ({ test: 'flaky  tests/flaky.md', error })));
  console.log(`\n${lines.join('\n')}\n`);
  if (report.lines.length > 0) console.log(`${report.lines.join('\n')}\n`);
  if (failures.length > 0) console.log(`Failed:\n${failuresTold(failures).join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
