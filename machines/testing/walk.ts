import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';

/** One step of a walk: what was, what happened, what is, and what the machine did about it. */
export interface Step<Machine extends AnyStateMachine> {
  /** The events from the start up to this step, for a failing test to name. */
  path: string;
  /** The machine's first snapshot at the first step. */
  before: SnapshotFrom<Machine>;
  event: { type: string };
  after: SnapshotFrom<Machine>;
  /** The named actions of the step with their parameters, in order. */
  actions: readonly { type: string; params?: unknown }[];
}

/** Outcomes of actors and delays, which are events too but not of the machine's own type. */
export const done = (id: string, output?: unknown) => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});
export const failed = (id: string) => ({
  type: `xstate.error.actor.${id}`,
  error: new Error('no answer'),
  actorId: id,
});
export const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` });

/** More than that, and `key` holds something unbounded. */
const mostPaths = 200_000;

/**
 * A shortest path to every state, and from there over every transition that it takes (breadth first), stepped purely so
 * that the actions can be seen. Paths share the steps that they have in common: `stepsOf` gives each of them once. `key`
 * must hold everything of the context that decides what can happen next, and nothing unbounded.
 */
export function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  {
    input,
    events,
    key,
  }: {
    input: InputFrom<Machine>;
    events: readonly { type: string }[];
    key: (snapshot: SnapshotFrom<Machine>) => unknown;
  },
): Step<Machine>[][] {
  type Taken = [SnapshotFrom<Machine>, Step<Machine>['actions']];
  const keyOf = (snapshot: SnapshotFrom<Machine>) =>
    JSON.stringify([(snapshot as AnyMachineSnapshot).value, key(snapshot)]);
  const [first, entered] = initialTransition(machine, input as never) as Taken;
  const start = [{ path: 'start', before: first, event: { type: 'start' }, after: first, actions: entered }];
  const paths: Step<Machine>[][] = [start];
  const arrivals = new Map([[keyOf(first), start]]);
  // States that are found meanwhile are looped over too.
  for (const steps of arrivals.values()) {
    const { path, after: before } = steps.at(-1)!;
    for (const event of takenBy(before as AnyMachineSnapshot, events)) {
      const [next, actions] = transition(machine, before, event as EventFromLogic<Machine>) as Taken;
      const longer = [...steps, { path: `${path} → ${event.type}`, before, event, after: next, actions }];
      paths.push(longer);
      if (!arrivals.has(keyOf(next))) arrivals.set(keyOf(next), longer);
    }
    if (paths.length > mostPaths) throw new Error(`${machine.id} has more than ${mostPaths} paths`);
  }
  return paths;
}

/** What a state does not take changes nothing (and an untaken error would stop the machine); the end is the end. */
const takenBy = (snapshot: AnyMachineSnapshot, events: readonly { type: string }[]) =>
  snapshot.status === 'active' ? events.filter((event) => snapshot.can(event)) : [];

/** Each step of the paths once. */
export const stepsOf = <Machine extends AnyStateMachine>(
  paths: readonly Step<Machine>[][],
): Step<Machine>[] => [...new Set(paths.flat())];
