import type { StateValue } from 'xstate';

/** The states in a value as the README writes them, one per region: `{ notLive: 'cut' }` is `notLive.cut`. */
export function statePaths(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : statePaths(inner).map((path) => `${name}.${path}`),
  );
}

/** Throws unless a machine is in all the states its story names. */
export function expectStates(value: StateValue, named: unknown): void {
  const paths = statePaths(value);
  for (const name of [named].flat()) {
    if (!paths.includes(String(name)))
      throw new Error(`The story shows ${String(name)}, the machine is in ${paths.join()}`);
  }
}
