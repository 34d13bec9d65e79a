import { machineTypes } from '../scripts/machine-types/machine-types.ts';

const id = 'virtual:machine-types';

/** Gives the stories of machines the schemas of their inputs and events, read from the types when one is first shown. */
export const machineTypesPlugin = {
  name: 'machine-types',
  resolveId: (source: string) => (source === id ? `\0${id}` : null),
  load: (resolved: string) =>
    resolved === `\0${id}` ? `export const types = ${JSON.stringify(machineTypes())};` : null,
};
