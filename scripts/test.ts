import { stages } from './test-stages.ts';

/**
 * `npm test`: every stage in order; a failing one does not hide the later ones. Names of stages after `--` run only
 * those; `--long` uses the counts of a long run. The last line is the sum of all reports.
 */

const words = process.argv.slice(2);
if (words.includes('--long')) process.env.LAYLINE_LONG = '1';
const asked = words.filter((word) => !word.startsWith('--'));
const unknown = asked.filter((word) => !stages.some(({ name }) => name === word));
if (unknown.length > 0) {
  const names = stages.map(({ name }) => name).join(', ');
  console.error(`No stage is called ${unknown.join(', ')}. There are ${names}.`);
  process.exit(2);
}

const lines: string[] = [];
const failures: string[] = [];
const failedStages = new Set<string>();
let passed = 0;
let failed = 0;

for (const { name, needs, skip, run } of stages) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const reason = skip?.() ?? (needs && failedStages.has(needs) ? `${needs} failed` : undefined);
  if (reason) {
    lines.push(`${name.padEnd(14)}skipped: ${reason}`);
    continue;
  }
  console.log(`\n— ${name}`);
  const started = performance.now();
  const counts = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  passed += counts.passed;
  failed += counts.failed;
  failures.push(...counts.failures.map((title) => `${name}  ${title}`));
  if (counts.failed > 0) failedStages.add(name);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  lines.push(`${name.padEnd(14)}${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds} s)`);
}

console.log(`\n${lines.join('\n')}\n`);
if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
