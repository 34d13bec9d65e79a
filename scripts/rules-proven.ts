import { sourceFiles } from '#tests/architecture/source-files.ts';
import { awaited, ruleGroups } from '#tests/rules.ts';
import { isInGate, proofsOf } from './rule-proofs.ts';

/**
 * Lists, by group, the rules of the specification that the title of no test of `npm test` names. Groups may be given: `npm run rules --
 * RTE GRD`. Rules that wait for a part of the product are listed with the reason. With `--check` it fails when any
 * other rule is missing.
 */

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const strangers = named.filter((name) => !ruleGroups.some(({ group }) => group === name));
if (strangers.length > 0) {
  console.error(
    `There is no group ${strangers.join(', ')}: ${ruleGroups.map(({ group }) => group).join(' ')}`,
  );
  process.exit(1);
}

const tests = sourceFiles().filter(({ path }) => isInGate(path));
const { groups, unknown, tooEarly } = proofsOf(ruleGroups, tests, new Set(awaited.keys()));
const asked = groups.filter(({ group }) => named.length === 0 || named.includes(group));

console.log('group  proved  in a browser  missing');
for (const { group, total, proven, missing, inBrowser } of asked) {
  const proved = `${proven}/${total}`;
  console.log(
    `${group}    ${proved.padStart(6)}  ${String(inBrowser).padStart(12)}  ${missing.join(' ')}`.trimEnd(),
  );
}
for (const id of asked.flatMap((group) => group.awaited))
  console.log(`${id} is awaited: ${awaited.get(id)}.`);
for (const each of unknown) console.error(`No such rule: ${each}`);
for (const each of tooEarly) console.error(`Awaited, and carried all the same: ${each}`);

const isComplete = asked.every(({ missing }) => missing.length === 0);
process.exitCode = unknown.length + tooEarly.length > 0 || (words.includes('--check') && !isComplete) ? 1 : 0;
