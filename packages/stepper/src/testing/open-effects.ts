import {
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type InspectionEvent,
} from 'xstate';
import { sourceName } from '../core/actor-names.ts';
import { requestKindOf, type RequestKind } from '../core/request-logic.ts';

/** A running effect, as its author would end it. */
export interface OpenEffect {
  readonly src: string;
  readonly kind: RequestKind;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** A callback or an observable of events tells this; an observable shows it. */
  readonly tell: (value: unknown) => void;
}

interface Inside {
  logic: AnyActorLogic;
  readonly _actorScope: { actionExecutor: (action: { type: string }) => void };
}

type Observer = { next: (value: never) => void; error: (error: unknown) => void; complete: () => void };

/** Runs a machine with real effects that do nothing until they are answered, and without its custom actions. */
export class OpenEffects {
  open: readonly OpenEffect[] = [];
  readonly refs = new Map<string, AnyActorRef>();

  readonly inspect = ({ type, actorRef }: InspectionEvent): void => {
    if (type !== '@xstate.actor') return;
    const inside = actorRef as unknown as Inside;
    this.refs.set(actorRef.sessionId, actorRef as AnyActorRef);
    const kind = requestKindOf(inside.logic);
    if (kind) inside.logic = this.#effect(sourceName(actorRef as AnyActorRef), kind);
    const execute = inside._actorScope.actionExecutor;
    inside._actorScope.actionExecutor = (action) => {
      if (action.type.startsWith('xstate.')) execute(action);
    };
  };

  close(effect: OpenEffect): void {
    this.open = this.open.filter((one) => one !== effect);
  }

  #add(effect: OpenEffect): void {
    this.open = [...this.open, effect];
  }

  #effect(src: string, kind: RequestKind): AnyActorLogic {
    const observed = (observer: Observer) => {
      const effect: OpenEffect = {
        src,
        kind,
        resolve: () => observer.complete(),
        reject: (error) => observer.error(error),
        tell: (value) => observer.next(value as never),
      };
      this.#add(effect);
      return { unsubscribe: () => this.close(effect) };
    };
    switch (kind) {
      case 'promise':
        return fromPromise(
          () =>
            new Promise((resolve, reject) => {
              this.#add({ src, kind, resolve, reject, tell: () => {} });
            }),
        );
      case 'callback':
        return fromCallback(({ sendBack }) => {
          this.#add({
            src,
            kind,
            resolve: () => {},
            reject: () => {},
            tell: (event) => sendBack(event as AnyEventObject),
          });
        });
      case 'observable':
        return fromObservable(() => ({ subscribe: observed }) as never);
      case 'events':
        return fromEventObservable(() => ({ subscribe: observed }) as never);
    }
  }
}
