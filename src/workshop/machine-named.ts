import { types } from 'virtual:machine-types';
import type { AnyStateMachine } from 'xstate';
import { folderOf } from './folder-of.ts';
import type { GivenSamples } from './stepped-machine.tsx';

/** Each is fetched when it is stepped. */
const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts');
const given = import.meta.glob<{ samples: GivenSamples }>('../../machines/testing/stepper/*.samples.ts');

export interface NamedMachine {
  /** Its folder's name. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly samples: GivenSamples;
}

/** The folders of all machines. */
export const machineNames: readonly string[] = Object.keys(types).sort();

/** A machine by its id or its folder's name: `betSlip` or `bet-slip`. Rejects with a sentence if there is none. */
export async function machineNamed(id: string): Promise<NamedMachine> {
  const name = folderOf(id);
  const [load, type] = [modules[`../../machines/${name}/${name}.machine.ts`], types[name]];
  if (!load || !type) throw new Error(`There is no machine "${id}" in this build.`);
  const [module, samples] = await Promise.all([
    load(),
    given[`../../machines/testing/stepper/${name}.samples.ts`]?.(),
  ]);
  return {
    name,
    machine: module[type.exportName] as AnyStateMachine,
    samples: samples?.samples ?? {},
  };
}
