import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { root } from './commands.ts';

/** Every machine by the name of its folder. Throws if a folder's file exports none. */
export async function machinesByFolder(): Promise<Map<string, AnyStateMachine>> {
  const names = readdirSync(join(root, 'machines'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
  const machines = await Promise.all(names.map(async (name) => [name, await machineOf(name)] as const));
  return new Map(machines);
}

async function machineOf(name: string): Promise<AnyStateMachine> {
  const file = pathToFileURL(join(root, 'machines', name, `${name}.machine.ts`)).href;
  const exports = Object.values((await import(file)) as Record<string, unknown>);
  const machine = exports.find((value): value is AnyStateMachine => value instanceof StateMachine);
  if (!machine) throw new Error(`${file} exports no machine`);
  return machine;
}
