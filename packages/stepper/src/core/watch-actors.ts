import type { AnyActorLogic, AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import { requestKindOf, requestLogic, type RequestKind } from './request-logic.ts';

/** An action as XState is about to take it. */
export interface TakenAction {
  readonly type: string;
  readonly params: unknown;
}

/** A transition as its state node lists it: the same object each time. */
export type TakenTransition = object;

export interface ActorWatch {
  /** An actor was made, and has not begun. `kind` is null if it only computes. */
  made(actor: AnyActorRef, logic: AnyActorLogic, kind: RequestKind | null): void;
  /** A custom action's turn came. Returns whether it is to be executed. */
  acts(actor: AnyActorRef, action: TakenAction): boolean;
  /** A machine took transitions. */
  moved(actor: AnyActorRef, event: AnyEventObject, transitions: readonly TakenTransition[]): void;
  /** An actor was sent an event. */
  told(actor: AnyActorRef, event: AnyEventObject): void;
}

/** What XState's actors hold beside their documented face. A test pins that they do. */
interface ActorInside {
  logic: AnyActorLogic;
  _parent: AnyActorRef | undefined;
  _actorScope: { actionExecutor: (action: TakenAction & { exec?: unknown }) => void };
  system: { _sendInspectionEvent: (event: InspectionEvent) => void };
}

/** Whom the root tells what it tells its parent, since XState refuses to send to nobody. */
export const outside = { id: 'parent', sessionId: 'parent', _send: () => {} } as unknown as AnyActorRef;

/** Built-in actions that only speak to the outside. They are executed, and told, too. */
const spoken = new Set(['xstate.emit', 'xstate.log']);

/**
 * An inspector under which no effect runs. An actor is inspected before it has its first snapshot: that is where an effect
 * is exchanged for a request, however it came to be (by name, inline, or spawned).
 */
export function watchActors(watch: ActorWatch): (event: InspectionEvent) => void {
  const inspect = (event: InspectionEvent): void => {
    const actor = event.actorRef as AnyActorRef;
    switch (event.type) {
      case '@xstate.actor':
        // The system copies every event for its inspectors, which would be a fifth of all its work. It has this one only.
        (actor as unknown as ActorInside).system._sendInspectionEvent = inspect;
        adopt(actor, watch);
        break;
      case '@xstate.microstep':
        watch.moved(actor, event.event, event._transitions);
        break;
      case '@xstate.event':
        watch.told(actor, event.event);
        break;
    }
  };
  return inspect;
}

function adopt(actor: AnyActorRef, watch: ActorWatch): void {
  const inside = actor as unknown as ActorInside;
  const { logic } = inside;
  inside._parent ??= outside;
  const kind = requestKindOf(logic);
  if (kind !== null) inside.logic = requestLogic;
  const execute = inside._actorScope.actionExecutor;
  inside._actorScope.actionExecutor = (action) => {
    const isBuiltIn = action.type.startsWith('xstate.');
    if (isBuiltIn && !spoken.has(action.type)) return execute(action);
    if (watch.acts(actor, action) || isBuiltIn) execute(action);
  };
  watch.made(actor, logic, kind);
}
