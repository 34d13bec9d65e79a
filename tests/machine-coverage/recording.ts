import type { AnyStateMachine } from 'xstate';
import { partsOf } from './machine-parts.ts';
import { recordMachines } from './recorder.ts';

/** Each part of a machine by its key, and whether it was covered. */
export interface RecordedMachine {
  readonly id: string;
  readonly isCovered: Readonly<Record<string, boolean>>;
}

/** Records until `stop`. Machine objects of one configuration, as `provide` makes them, are one machine. */
export function startRecording() {
  const machines = new Map<object, { id: string; isCovered: Record<string, boolean> }>();
  const of = (machine: AnyStateMachine) => {
    const known = machines.get(machine.config);
    if (known) return known;
    const none = Object.fromEntries(partsOf(machine).map(({ key }) => [key, false]));
    const made = { id: machine.id, isCovered: none };
    machines.set(machine.config, made);
    return made;
  };
  const stop = recordMachines((machine, key) => {
    const { isCovered } = of(machine);
    // The root of a machine with states is no part.
    if (key in isCovered) isCovered[key] = true;
  });
  return { recorded: (): readonly RecordedMachine[] => [...machines.values()], stop };
}
