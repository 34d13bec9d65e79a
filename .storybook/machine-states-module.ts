import { statesOf } from '../machines/testing/machine-states.ts';
import { machinesByFolder } from '../scripts/machines-by-folder.ts';

/** A module with the states of every machine: a page that only lists them need not fetch the machines. */
export async function machineStatesModule(): Promise<string> {
  const machines = [...(await machinesByFolder())].map(([name, machine]) => ({
    name,
    states: statesOf(machine),
  }));
  return `export const machineStates = ${JSON.stringify(machines)};`;
}
