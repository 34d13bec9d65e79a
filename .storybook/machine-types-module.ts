import { machineTypes } from '../scripts/machine-types/machine-types.ts';

/** A module with the schemas of every machine's input and events, read from their types. */
export const machineTypesModule = (): string => `export const types = ${JSON.stringify(machineTypes())};`;
