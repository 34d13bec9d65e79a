/** What a story's parameters say of a machine. */
export interface Claim {
  machine?: string;
  /** Where the machine is at the end of the play. */
  state?: string | string[];
  /** Where it was on the way there. */
  through?: string | string[];
}

/** Where one actor of a machine has been during a story, and is at its end. */
export interface Way {
  passed: string[];
  now: string[];
}

/** `betIntent` and `bet-intent` are one machine. */
const plain = (machine: string): string => machine.replaceAll('-', '').toLowerCase();

const listed = (paths: readonly string[]): string => [...new Set(paths)].join(', ') || 'no state';

/** One sentence for each thing that a story says of a machine and that is not so. */
export function faultsOf({ machine, state = [], through = [] }: Claim, seen: Record<string, Way[]>) {
  const ends = [state].flat();
  const passes = [through].flat();
  const [first] = [...ends, ...passes];
  if (machine === undefined || first === undefined) return [];
  const [, ways] = Object.entries(seen).find(([id]) => plain(id) === plain(machine)) ?? [];
  if (!ways) return [`it names the state ${first} of ${machine}, but runs no such machine`];
  const now = ways.flatMap((way) => way.now);
  const passed = ways.flatMap((way) => way.passed);
  return [
    ...ends
      .filter((name) => !isIn(now, name))
      .map((name) =>
        isIn(passed, name)
          ? `it only passes the state ${name} and ends in ${listed(now)}: name the end, or say through: '${name}'`
          : `it names the state ${name}, but went through ${listed(passed)}`,
      ),
    ...passes
      .filter((name) => !isIn(passed, name))
      .map((name) => `it names the state ${name}, but went through ${listed(passed)}`),
    ...passes
      .filter((name) => isIn(now, name))
      .map((name) => `it ends in the state ${name}: say state: '${name}', not through`),
  ];
}

/** A nested parallel state is named without its regions. */
const isIn = (paths: readonly string[], state: string): boolean =>
  paths.some((path) => path === state || path.startsWith(`${state}.`));
