import type { StateValue } from 'xstate';

/** The states of a value as the README writes them: `{ notLive: 'cut' }` is `notLive.cut`. One each region. */
export function statePaths(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : statePaths(inner).map((path) => `${name}.${path}`),
  );
}

/** Throws unless a machine is in all the states that its story says it shows. */
export function expectStates(value: StateValue, named: unknown): void {
  const paths = statePaths(value);
  for (const name of [named].flat()) {
    if (!paths.includes(String(name)))
      throw new Error(`The story shows ${String(name)}, the machine is in ${paths.join()}`);
  }
}
