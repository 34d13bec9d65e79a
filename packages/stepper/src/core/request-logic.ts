import type { ActorLogic, AnyActorLogic, AnyEventObject, Snapshot } from 'xstate';

/** What an effect can do to its parent, and so which answers a tester may give. */
export type RequestKind = 'promise' | 'callback' | 'observable' | 'events';

export type RequestSnapshot = Snapshot<unknown> & { input: unknown; context: unknown };

/** Answers as events of a request's own. */
export const answers = {
  resolved: (output: unknown) => ({ type: 'stepper.resolved', output }),
  rejected: (error: unknown) => ({ type: 'stepper.rejected', error }),
  shown: (value: unknown) => ({ type: 'stepper.shown', value }),
};

type RequestLogic = ActorLogic<RequestSnapshot, AnyEventObject, unknown>;

/** Stands in for an effect: it does nothing until it is answered. Its snapshots are those of the effect. */
export const requestLogic: RequestLogic = {
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
    context: undefined,
  }),
  transition: (snapshot, event) => {
    if (snapshot.status !== 'active') return snapshot;
    switch (event.type) {
      case 'stepper.resolved':
        return { ...snapshot, status: 'done', output: event.output as unknown, error: undefined };
      case 'stepper.rejected':
        return { ...snapshot, status: 'error', error: event.error as unknown, output: undefined };
      case 'stepper.shown':
        return { ...snapshot, context: event.value as unknown };
      case 'xstate.stop':
        return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
      default:
        return snapshot;
    }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
  restoreSnapshot: (snapshot) => snapshot as RequestSnapshot,
};

/**
 * What kind of effect a logic is, or null if it is none: machines and `fromTransition` only compute, and are run. XState
 * does not mark its logics, so each is asked, without being started, how it takes the event that only one kind knows.
 */
export function requestKindOf(logic: AnyActorLogic): RequestKind | null {
  if (!('start' in logic) || typeof logic.start !== 'function' || 'root' in logic) return null;
  const mark = {};
  const promise = probe(logic, { type: 'xstate.promise.resolve', data: mark });
  if (promise?.status === 'done' && promise.output === mark) return 'promise';
  const observable = probe(logic, { type: 'xstate.observable.next', data: mark });
  if (observable && 'context' in observable && observable.context === mark) return 'observable';
  if (probe(logic, { type: 'xstate.observable.complete' })?.status === 'done') return 'events';
  return 'callback';
}

function probe(logic: AnyActorLogic, event: AnyEventObject): Snapshot<unknown> | null {
  const active = { status: 'active', output: undefined, error: undefined, input: undefined };
  try {
    return logic.transition(active, event, { self: {}, system: {} } as never) as Snapshot<unknown>;
  } catch {
    // Another kind, which looks for what `start` would have left.
    return null;
  }
}
