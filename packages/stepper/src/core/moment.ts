import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { RequestKind } from './request-logic.ts';
import type { Step } from './step.ts';

/** A machine that runs, or an actor that only computes (`machine` is null). */
export interface ActorAt {
  /** Ids from the root on, joined by `/`; the root itself is `''`. The same in every run of the same steps. */
  readonly path: string;
  readonly machine: AnyStateMachine | null;
  readonly ref: AnyActorRef;
  /** The machine's snapshot, or whatever the actor has. */
  readonly snapshot: AnyMachineSnapshot;
  readonly children: readonly ActorAt[];
}

/** An effect that was started. */
export interface RequestAt {
  /** The effect's path and how many of that path there were, e.g. `bet-1/sendBet#2`. */
  readonly id: string;
  readonly kind: RequestKind;
  /** What the machine calls the effect, or its id if it was given inline. */
  readonly src: string;
  readonly input: unknown;
  /** `left`: the machine went on without an answer. One that comes now is late, and nothing hears it. */
  readonly is: 'open' | 'answered' | 'failed' | 'left';
  /** Events that its parent sent it. */
  readonly heard: readonly unknown[];
}

/** A timer that runs. */
export interface TimerAt {
  /** The actor to whom it will send its event. */
  readonly path: string;
  readonly event: string;
  /** The delay's name or its ms, if it is an `after`; otherwise the event's type. */
  readonly name: string;
  /** ms until it fires. */
  readonly left: number;
}

/** What came of a step. */
export interface Took {
  readonly step: Step | null;
  /** ms since the start, after the step. */
  readonly at: number;
  /** Transitions taken, in order, over all actors. */
  readonly moves: readonly Move[];
  /** Custom actions whose turn came. None was executed unless the stepper was told to. */
  readonly did: readonly Act[];
  /** Ids of the requests that it made. */
  readonly asked: readonly string[];
  /** Whether anything heard it. An event that no state takes, and a late answer, are not heard. */
  readonly isHeard: boolean;
}

export interface Move {
  readonly path: string;
  readonly event: string;
  /** Definitions of the machine: `edgeIdOf` names them. */
  readonly transitions: readonly object[];
}

export interface Act {
  readonly path: string;
  readonly name: string;
  readonly params: unknown;
}
