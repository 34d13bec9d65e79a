import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shelf } from './shelf.ts';
import { onlyState, statesOf } from './story-states.ts';

/** States that only decide: the README says of them that they end before anything can be drawn. */
const passing = new Set(['restoring', 'deciding', 'sorting', 'checkingSport', 'closing', onlyState]);

const readme = readFileSync('machines/README.md', 'utf8');
const list = readme.slice(readme.indexOf('\n## States'), readme.indexOf('\n## Tests'));

const entries = [...list.matchAll(/^- \*\*([\w-]+)\*\*:([\s\S]*?)(?=^- |(?![\s\S]))/gm)];

/** The states that the list names of a machine, each by its last word. An entry may be "the same" as the one above it. */
function toldOf(machine: string): Set<string> {
  const at = entries.findIndex(([, name]) => name === machine);
  const [, , words = ''] = entries[at] ?? [];
  const above = words.trimStart().startsWith('the same') ? (entries[at - 1]?.[2] ?? '') : '';
  const names = `${above}${words}`.matchAll(/`([\w.]+)`/g);
  return new Set([...names].flatMap(([, name]) => name!.split('.').filter(Boolean)));
}

test.each([...shelf])('the README names the states of %s', (name, machine) => {
  const states = statesOf(machine).filter((state) => !passing.has(state.split('.').at(-1)!));
  const told = toldOf(name);
  expect(states.map((state) => state.split('.').at(-1)!).filter((state) => !told.has(state))).toEqual([]);
});
