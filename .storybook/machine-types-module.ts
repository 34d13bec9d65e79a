import { machineTypes } from '../scripts/machine-types/machine-types.ts';

/** A module with the schemas of every machine's input and events, read from their types. */
export function machineTypesModule(): string {
  const entries = Object.entries(machineTypes()).map(([name, { exportName, input, events }]) => [
    name,
    { exportName, input, events },
  ]);
  return `export const types = ${JSON.stringify(Object.fromEntries(entries))};`;
}
