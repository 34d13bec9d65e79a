import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { differences, randomRun } from '../testing/random-run.ts';
import { lamp, tenMachines } from '../testing/ten-machines.ts';

const ids = (machine: AnyStateMachine) => ({ [machine.id]: machine, lamp });

/** Every event that a machine names, with what any of them may need. */
const eventsOf = (machine: AnyStateMachine): AnyEventObject[] =>
  [...machine.events, 'anything']
    .filter((type) => !type.startsWith('xstate.') && !type.includes('*'))
    .flatMap((type) => [
      { type, text: 'a' },
      { type, text: 'b' },
    ]);

test.each(Object.entries(tenMachines))(
  '%s and all under it are stepped to where they were, at any time of any run',
  async (_, { machine, input }) => {
    const words = {
      machine,
      input,
      events: eventsOf(machine),
      answers: { load: [{ name: 'Ada' }, { name: null }], values: [1, 2], keys: [{ type: 'key.up' }] },
    };
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.constantFrom(8, 20, 2_000),
        fc.constantFrom(0, 0, 7),
        async (seed, limit, before) => {
          const run = await randomRun(words, { seed, steps: 40, limit, before });
          expect(differences(ids(machine), run, 3)).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  },
);
