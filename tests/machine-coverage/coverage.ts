import type { AnyStateMachine } from 'xstate';
import { partsOf, type Part } from './machine-parts.ts';
import type { RecordedMachine } from './recording.ts';

/** A part that no event can reach. A test shows it by search: `unreachable.test.ts`. */
export interface Unreachable {
  /** The machine's folder. */
  readonly machine: string;
  /** The part's key. */
  readonly part: string;
  readonly why: string;
}

export interface Count {
  readonly covered: number;
  /** Of what can be reached. */
  readonly total: number;
}

export type Counts = Readonly<Record<`${Part['kind']}s`, Count>>;

export interface MachineCoverage extends Counts {
  /** The machine's folder. */
  readonly name: string;
  /** Relative to the project. */
  readonly file: string;
  /** What nothing covers, one sentence a part. */
  readonly lacks: readonly string[];
}

export interface Coverage {
  readonly totals: Counts;
  readonly machines: readonly MachineCoverage[];
  /** What is wrong with the list of unreachable parts. */
  readonly wrong: readonly string[];
}

/** How many parts of all machines may be unreachable. */
const mostUnreachable = 10;

/** Compares what was recorded with all that the machines, by folder, can do. */
export function coverageOf(
  machines: ReadonlyMap<string, AnyStateMachine>,
  recorded: readonly RecordedMachine[],
  unreachable: readonly Unreachable[],
): Coverage {
  const wrong = unreachable.length > mostUnreachable ? [`${unreachable.length} parts are unreachable`] : [];
  const covered = [...machines].map(([name, machine]) => {
    const parts = partsOf(machine);
    const reached = reachedOf(machine.id, parts, recorded);
    const excused = new Set(unreachable.filter((one) => one.machine === name).map(({ part }) => part));
    for (const part of excused)
      if (reached.has(part) || !parts.some(({ key }) => key === part))
        wrong.push(
          `${name}: ${part} is listed as unreachable, but ${reached.has(part) ? 'was reached' : 'is no part'}`,
        );
    return machineCoverage(
      name,
      parts.filter(({ key }) => !excused.has(key)),
      reached,
    );
  });
  for (const { machine } of unreachable)
    if (!machines.has(machine)) wrong.push(`${machine} is listed as unreachable, but is no machine`);
  const all = {
    states: sumOf(covered, 'states'),
    transitions: sumOf(covered, 'transitions'),
    guards: sumOf(covered, 'guards'),
  };
  return { totals: all, machines: covered, wrong };
}

/** A test may make a machine of the same name: only one of the same parts is it. */
function reachedOf(id: string, parts: readonly Part[], recorded: readonly RecordedMachine[]): Set<string> {
  const shape = parts.map(({ key }) => key).join('\n');
  const same = recorded.filter((one) => one.id === id && Object.keys(one.isCovered).join('\n') === shape);
  return new Set(same.flatMap(({ isCovered }) => Object.keys(isCovered).filter((key) => isCovered[key])));
}

function machineCoverage(
  name: string,
  parts: readonly Part[],
  reached: ReadonlySet<string>,
): MachineCoverage {
  const count = (kind: Part['kind']): Count => {
    const own = parts.filter((part) => part.kind === kind);
    return { covered: own.filter(({ key }) => reached.has(key)).length, total: own.length };
  };
  return {
    name,
    file: `machines/${name}/${name}.machine.ts`,
    states: count('state'),
    transitions: count('transition'),
    guards: count('guard'),
    lacks: parts.filter(({ key }) => !reached.has(key)).map(({ lack }) => lack),
  };
}

function sumOf(machines: readonly MachineCoverage[], what: keyof Counts): Count {
  const sum = (side: keyof Count) => machines.reduce((so, machine) => so + machine[what][side], 0);
  return { covered: sum('covered'), total: sum('total') };
}

export const isWhole = ({ totals, wrong }: Coverage): boolean =>
  wrong.length === 0 && Object.values(totals).every(({ covered, total }) => covered === total);

/** For a terminal: what is missing by machine, then one line of totals. */
export function coverageTold({ totals, machines, wrong }: Coverage): string {
  const lacking = machines.filter(({ lacks }) => lacks.length > 0);
  const lines = lacking.flatMap(({ file, lacks }) => [file, ...lacks.map((lack) => `  ${lack}`)]);
  const sums = Object.entries(totals).map(
    ([what, { covered, total }]) => `${what} ${percent(covered, total)}`,
  );
  return [...lines, ...wrong, `${machines.length} machines: ${sums.join(', ')}`].join('\n');
}

/** 100 % is said only of all; figures are shown where something lacks. */
const percent = (covered: number, total: number): string =>
  covered === total
    ? '100 %'
    : `${(Math.floor((covered / total) * 1_000) / 10).toFixed(1)} % (${covered} of ${total})`;
