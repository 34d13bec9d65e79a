import { getShortestPaths } from '@xstate/graph';
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

/**
 * Every shortest path over all states **and** all transitions between them (the key of a step names the event and
 * the state it came from), walked again purely so that the actions can be seen. `key` must hold everything of the
 * context that decides what can happen next, and nothing unbounded.
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
  type Snapshot = SnapshotFrom<Machine>;
  const list = events as readonly EventFromLogic<Machine>[];
  const keyOf = (snapshot: unknown) =>
    JSON.stringify([(snapshot as AnyMachineSnapshot).value, key(snapshot as Snapshot)]);
  const paths = getShortestPaths(machine as AnyStateMachine, {
    input,
    // What a state does not take changes nothing (and an untaken error would stop the machine); the end is the end.
    events: (snapshot) =>
      snapshot.status === 'active' ? list.filter((event) => (snapshot as AnyMachineSnapshot).can(event)) : [],
    limit: 200_000,
    serializeState: (snapshot, event, previous) =>
      `${keyOf(snapshot)} by ${JSON.stringify(event)} from ${previous ? keyOf(previous) : ''}`,
  });
  return paths.map(({ steps }) => {
    let [snapshot, actions] = initialTransition(machine, input as never) as [
      Snapshot,
      Step<Machine>['actions'],
    ];
    const walked: Step<Machine>[] = [
      { path: 'start', before: snapshot, event: { type: 'start' }, after: snapshot, actions },
    ];
    for (const { event } of steps.slice(1)) {
      const before = snapshot;
      [snapshot, actions] = transition(machine, before, event as EventFromLogic<Machine>);
      const path = `${walked.at(-1)!.path} → ${event.type}`;
      walked.push({ path, before, event, after: snapshot, actions });
    }
    return walked;
  });
}
