import type { Plugin } from 'vite';
import { machineTypes } from './machine-types.ts';

/** Modules that are made while building, of what stands in the project. */
export const madeModules = (made: Readonly<Record<string, () => string | Promise<string>>>): Plugin => ({
  name: 'made-modules',
  resolveId: (source) => (source in made ? `\0${source}` : null),
  load: (id) => made[id.slice(1)]?.() ?? null,
});

/** A module with the schemas of every machine's input and events, read from their types. */
export const machineTypesModule = {
  'virtual:machine-types': (): string => {
    const entries = Object.entries(machineTypes()).map(([name, { exportName, input, events }]) => [
      name,
      { exportName, input, events },
    ]);
    return `export const types = ${JSON.stringify(Object.fromEntries(entries))};`;
  },
};
