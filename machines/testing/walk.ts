import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';

/** One step of a walk: the snapshots before and after, the event, and the actions the machine took. */
export interface Step<Machine extends AnyStateMachine> {
  /** The events from the start up to this step, for a failing test to report. */
  path: string;
  /** At the first step, the machine's initial snapshot. */
  before: SnapshotFrom<Machine>;
  event: { type: string };
  after: SnapshotFrom<Machine>;
  /** The step's named actions with their parameters, in order. */
  actions: readonly { type: string; params?: unknown }[];
}

/** Outcomes of actors and delays. They are events too, but not of the machine's own type. */
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

/** If there are more, `key` contains something unbounded. */
const mostPaths = 200_000;

/**
 * Finds a shortest path to every state and extends it by every transition that state takes (breadth first). Steps are
 * pure, so that their actions can be seen. Paths share common steps; `stepsOf` returns each once. `key` must hold
 * everything in the context that decides what can happen next, and nothing unbounded.
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
  // The loop also covers states found on the way.
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

/** The events a state takes. Others change nothing, or stop the machine if errors. A final state takes none. */
const takenBy = (snapshot: AnyMachineSnapshot, events: readonly { type: string }[]) =>
  snapshot.status === 'active' ? events.filter((event) => snapshot.can(event)) : [];

/** Returns each step of the paths once. */
export const stepsOf = <Machine extends AnyStateMachine>(
  paths: readonly Step<Machine>[][],
): Step<Machine>[] => [...new Set(paths.flat())];
