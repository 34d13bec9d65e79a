import {
  StateMachine,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  type StateNode,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { placesOf, stateKey, type Place } from './machine-parts.ts';

/** Hears of each part of a machine as it is covered. The keys are those of `machine-parts.ts`. */
export type HearPart = (machine: AnyStateMachine, key: string) => void;

type Scope = Parameters<AnyStateMachine['getInitialSnapshot']>[0];
type System = Scope['system'];

/** XState's own prototype: it is one in a process, also where this module is loaded again for a later test file. */
const methods = StateMachine.prototype as unknown as AnyStateMachine & {
  recordListeners?: Set<HearPart>;
  isRecorded?: boolean;
};
const listeners = (methods.recordListeners ??= new Set<HearPart>());

/**
 * Tells what every machine does from now on, whoever runs it: actors and their children by inspection, and the pure
 * `transition`, which has an actor system of its own for each step. Which side of a guard was seen is told by the guard
 * itself, wrapped; `can` asks it too. A machine must be made after the first call. Returns how to stop.
 *
 * An actor's first states count once it is started: XState makes actors that it never starts, without their input.
 * A snapshot that is restored counts for nothing, only what comes after it.
 */
export function recordMachines(hear: HearPart): () => void {
  patch();
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/** What an actor that is not started yet has done. */
type Pending = (() => void)[];

const pendings = new WeakMap<object, Pending>();

/** Of the actor whose first snapshot is being made, if one is. */
let pendingNow: Pending | undefined;

function tell(machine: AnyStateMachine, key: string): void {
  if (pendingNow) pendingNow.push(() => tellNow(machine, key));
  else tellNow(machine, key);
}

function tellNow(machine: AnyStateMachine, key: string): void {
  for (const hear of listeners) hear(machine, key);
}

/** Machines bind their methods as they are made, so the prototype's are replaced before. */
function patch(): void {
  if (methods.isRecorded) return;
  methods.isRecorded = true;
  const { getInitialSnapshot, transition } = methods;
  methods.getInitialSnapshot = function (this: AnyStateMachine, scope, input) {
    if (listeners.size === 0) return getInitialSnapshot.call(this, scope, input);
    listen(this, scope.system);
    return unlessUnused(scope, () => {
      const snapshot = getInitialSnapshot.call(this, scope, input);
      tellStates(this, snapshot);
      return snapshot;
    });
  };
  methods.transition = function (this: AnyStateMachine, snapshot, event, scope) {
    if (listeners.size > 0) listen(this, scope.system);
    return transition.call(this, snapshot, event, scope);
  };
}

/** Keeps back what an actor does before it is started. The pure `initialTransition` has none to start: its scope has no id. */
function unlessUnused<Made>(scope: Scope, make: () => Made): Made {
  const before = pendingNow;
  pendingNow = scope.id === '' ? undefined : [];
  if (pendingNow) pendings.set(scope.self, pendingNow);
  try {
    return make();
  } finally {
    pendingNow = before;
  }
}

const heard = new WeakSet<System>();
const places = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, Place>>();

function listen(machine: AnyStateMachine, system: System): void {
  if (!places.has(machine)) {
    places.set(machine, placesOf(machine));
    wrapGuards(machine);
  }
  if (heard.has(system)) return;
  heard.add(system);
  system.inspect(take);
}

function take(event: InspectionEvent): void {
  if (event.type === '@xstate.event' && event.event.type === 'xstate.init') {
    for (const note of pendings.get(event.actorRef) ?? []) note();
    pendings.delete(event.actorRef);
  }
  if (event.type !== '@xstate.microstep') return;
  const { logic } = event.actorRef as { logic?: unknown };
  if (!(logic instanceof StateMachine)) return;
  // eslint-disable-next-line no-underscore-dangle -- XState names it so.
  for (const transition of event._transitions) {
    const place = places.get(logic)?.get(transition);
    if (!place) continue;
    tell(logic, place.taken);
    // Nothing is told of a state that an actor begins in and leaves at once, save how it is left.
    tellLine(logic, transition.source);
  }
  tellStates(logic, event.snapshot as AnyMachineSnapshot);
}

function tellStates(machine: AnyStateMachine, { _nodes }: AnyMachineSnapshot): void {
  for (const node of _nodes) tell(machine, stateKey(node));
}

function tellLine(machine: AnyStateMachine, node: StateNode): void {
  tell(machine, stateKey(node));
  if (node.parent) tellLine(machine, node.parent);
}

function wrapGuards(machine: AnyStateMachine): void {
  for (const [transition, { passes, refuses }] of places.get(machine) ?? []) {
    const guard: unknown = transition.guard;
    if (guard === undefined) continue;
    transition.guard = asBuiltIn((snapshot, { context, event }) => {
      const doesPass = evaluateGuard(guard as never, context as never, event as never, snapshot);
      tell(machine, doesPass ? passes : refuses);
      return doesPass;
    });
  }
}

type Check = (snapshot: AnyMachineSnapshot, args: { context: unknown; event: unknown }) => boolean;

/** A guard of the kind that `and` and `not` are: XState passes it the snapshot, which a usual guard does not get. */
const asBuiltIn = (check: Check) =>
  Object.assign(
    () => {
      throw new Error('XState calls check instead');
    },
    { check },
  );
