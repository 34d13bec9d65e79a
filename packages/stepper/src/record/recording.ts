import type { AnyEventObject } from 'xstate';
import type { RequestKind } from '../core/request-logic.ts';
import type { Start } from '../core/step.ts';

/** What a recorder kept. Plain JSON: maps and sets stand in it as `kept-value.ts` writes them. */
export interface Recording {
  readonly version: 1;
  /** When it was taken, as an ISO time. */
  readonly at: string;
  /** Machines that ran meanwhile. */
  readonly actors: readonly RecordedActor[];
  /** Their effects, and actors that only compute. */
  readonly others: readonly RecordedOther[];
  /** The ids of all of them, in the order in which they were made. */
  readonly order: readonly string[];
  readonly timers: readonly RecordedTimer[];
  /** Events and answers, the oldest first. */
  readonly entries: readonly RecordedEntry[];
  /** How many entries there were before the oldest that is kept. */
  readonly dropped: number;
}

/** Where an actor stands among the others. */
export interface RecordedPlace {
  /** Unique in the recording. */
  readonly id: string;
  /** The id of the actor that made it; null if it is a root. */
  readonly parent: string | null;
  /** What its parent calls it. */
  readonly key: string;
  /** What its parent calls its logic; null if the logic itself was given. */
  readonly src: string | null;
  /** XState made the key up: it is another one in every run. */
  readonly isMade: boolean;
  readonly systemId?: string;
  /** Its parent hears its snapshots. */
  readonly isSynced?: boolean;
  /** How many entries came before it began. */
  readonly after: number;
  /** When it began, in ms since the recorder did. */
  readonly startedAt: number;
  /**
   * What it begins from: its input or, if it is older than the first entry or than the recorder, its own part of a persisted
   * snapshot, in which `children` are ids of the recording. `momentOf` puts them in. Null: it cannot be begun, `whyNot`.
   */
  readonly start: Start | null;
  readonly whyNot?: string;
}

/** An actor with a machine of its own, as the recorder met it. */
export interface RecordedActor extends RecordedPlace {
  /** The machine's id. */
  readonly machine: string;
  /** For people: its system id, or its path below its root. */
  readonly name: string;
  readonly isRunning: boolean;
  /** Its state value: now, or when it ended. */
  readonly value: unknown;
}

export interface RecordedOther extends RecordedPlace {
  /** What kind of effect it is; null: it only computes. */
  readonly kind: RequestKind | null;
}

/** An event that an actor will send later. */
export interface RecordedTimer {
  readonly id: number;
  /** Who set it. */
  readonly actor: string;
  readonly ms: number;
  readonly setAt: number;
  /** How many entries came before it was set, and before it fired or was called off. */
  readonly after: number;
  readonly until?: number;
}

interface EntryPlace {
  /** ms since the recorder began. */
  readonly at: number;
  /** To whom it happened. */
  readonly actor: string;
  /** A part of it was too large to be kept. */
  readonly isCut?: boolean;
}

/** One event or answer. */
export type RecordedEntry = EntryPlace &
  (
    | {
        readonly kind: 'event';
        /** Who sent it; null: somebody who is no actor. */
        readonly from: string | null;
        readonly event: AnyEventObject;
        /** The timer that sent it. */
        readonly timer?: number;
      }
    /** A promise resolved, or an observable completed. */
    | { readonly kind: 'answer'; readonly value?: unknown }
    | { readonly kind: 'reject'; readonly error: unknown }
    /** An observable had a new value. */
    | { readonly kind: 'show'; readonly value: unknown }
  );

/** Where a text stands that may be kept or not. */
export interface TextPlace {
  /** The id of the machine that is told, asks or holds it. */
  readonly machine: string;
  readonly of: 'event' | 'answer' | 'error' | 'input' | 'context';
  /** The event's type, or what the machine calls the effect; otherwise empty. */
  readonly name: string;
}

/** Gives what is kept of a text: itself, or something in its place. `field` is the nearest property's name. */
export type CleanText = (text: string, field: string, place: TextPlace) => string;
