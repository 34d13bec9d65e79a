import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { shelf } from './shelf.ts';
import { onlyState, statesOf } from '#machines/testing/machine-states.ts';

/** States that only decide: the README says of them that they end before anything can be drawn. */
const passing = new Set(['restoring', 'deciding', 'sorting', 'checkingSport', 'closing', onlyState]);

const readme = readFileSync('machines/README.md', 'utf8');
const list = readme.slice(readme.indexOf('\n## States'), readme.indexOf('\n## Tests'));

const entries = new Map(
  [...list.matchAll(/^- \*\*([\w-]+)\*\*:([\s\S]*?)(?=^- |(?![\s\S]))/gm)].map(([, name, words]) => [
    name!,
    words!,
  ]),
);

/** The states that the list names of a machine. What stands behind a semicolon is about the machine's context. */
const toldOf = (machine: string, name = /`([\w.]+)`/g): string[] =>
  [...(entries.get(machine) ?? '').split(';')[0]!.matchAll(name)].map(([, state]) => state!);

test.each([...shelf])('the README names the states of %s', (name, machine) => {
  const states = statesOf(machine).filter((state) => !passing.has(state.split('.').at(-1)!));
  expect(toldOf(name).sort()).toEqual(states.sort());
});

const endsIn = (machine: AnyStateMachine, state: string): boolean =>
  state.split('.').reduce<AnyStateNode | undefined>((node, name) => node?.states[name], machine.root)
    ?.type === 'final';

test.each([...shelf])('the README has those states of %s in bold that end it', (name, machine) => {
  const ends = statesOf(machine).filter((state) => endsIn(machine, state));
  expect(toldOf(name, /\*\*`([\w.]+)`\*\*/g).sort()).toEqual(ends.sort());
});
