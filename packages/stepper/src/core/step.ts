import type { AnyEventObject } from 'xstate';

/**
 * One thing that a tester does. A list of them, with what the machine began from, is a moment: played again on a new
 * actor they lead to the same place. Plain JSON, so that it can stand in a link or in a test.
 */
export type Step =
  /** An event for the actor at a path; the machine itself is at `''`. */
  | { readonly kind: 'send'; readonly to: string; readonly event: AnyEventObject }
  /** Time passes: `by` ms, during which everything due happens, or, if null, until the next timer, which alone fires. */
  | { readonly kind: 'advance'; readonly by: number | null }
  /** A request is answered: a promise resolves; an observable completes. */
  | { readonly kind: 'answer'; readonly request: string; readonly value?: unknown }
  /** A request fails. */
  | { readonly kind: 'reject'; readonly request: string; readonly error: unknown }
  /** A callback or an observable of events sends its parent an event. */
  | { readonly kind: 'tell'; readonly request: string; readonly event: AnyEventObject }
  /** An observable has a new value. */
  | { readonly kind: 'show'; readonly request: string; readonly value: unknown };

/** What an actor begins from: an input, or a persisted snapshot (its timers are not armed again). */
export interface Start {
  readonly input?: unknown;
  readonly snapshot?: unknown;
}

/** A step in a few words, e.g. `sendBet#1 resolves`. */
export function stepWords(step: Step): string {
  switch (step.kind) {
    case 'send':
      return step.to === '' ? step.event.type : `${step.event.type} to ${step.to}`;
    case 'advance':
      return step.by === null ? 'to the next timer' : `${step.by} ms pass`;
    case 'answer':
      return `${step.request} resolves`;
    case 'reject':
      return `${step.request} rejects`;
    case 'tell':
      return `${step.request} tells ${step.event.type}`;
    case 'show':
      return `${step.request} has a new value`;
  }
}
