import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { sourceName } from '../core/actor-names.ts';
import { KeptCopy } from './kept-value.ts';
import { inputOf, knownActor, partOf, placeIn, type KnownActor, type Part } from './known-actor.ts';
import { recordingOf } from './recording-of.ts';
import type { CleanText, Recording } from './recording.ts';
import { Ring } from './ring.ts';
import { watchSystem, type SystemWatch } from './watch-system.ts';

export interface RecorderOptions {
  /** The time in ms, and as a date for the recording. */
  readonly now: () => number;
  /** At least so many of the last events and answers are kept, if they are small. */
  readonly limit?: number;
  /** What is kept of texts. Nothing that it takes away stands anywhere in the recorder. */
  readonly clean?: CleanText;
  /** About so many bytes are kept at most: older entries go first. */
  readonly maxBytes?: number;
}

/** Most bytes of one event or answer. */
const largest = 16_384;

/** The events by which effects tell themselves what came. */
const outcomes = {
  'xstate.promise.resolve': 'answer',
  'xstate.promise.reject': 'reject',
  'xstate.observable.next': 'show',
  'xstate.observable.error': 'reject',
  'xstate.observable.complete': 'answer',
} as const;

/**
 * Keeps the last events and answers of all actors that it watches, and what each began from. It copies as they come, so
 * that it holds on to nothing: neither to what was to be removed nor to the actors' own objects.
 */
export class Recorder {
  readonly #now: () => number;
  readonly #clean: CleanText;
  readonly #ring: Ring;
  readonly #began: number;
  readonly #known = new WeakMap<AnyActorRef, KnownActor>();
  readonly #roots = new Set<AnyActorRef>();
  /** A part is taken once of a snapshot: most actors rest from one segment to the next. */
  readonly #parts = new WeakMap<object, Part>();
  readonly #listeners = new Set<() => void>();
  /** Events that are being worked at. Snapshots are whole only while there are none. */
  #depth = 0;
  /** A root whose first actions are being taken. */
  #starting: AnyActorRef | null = null;

  constructor({ now, limit = 2_000, clean = (text) => text, maxBytes = 900_000 }: RecorderOptions) {
    this.#now = now;
    this.#began = now();
    this.#clean = clean;
    this.#ring = new Ring(limit, maxBytes);
  }

  /** Takes a root and all actors under it, now and later, if it has not. Returns how to end it. */
  watch(root: AnyActorRef): () => void {
    if (this.#known.has(root)) return () => {};
    const hasBegun = (root as unknown as { _processingStatus: number })._processingStatus > 0;
    this.#meet(root, null, hasBegun);
    if (hasBegun) this.#roots.add(root);
    const end = watchSystem(root.system, this.#watch(root));
    return () => {
      end();
      this.#roots.delete(root);
    };
  }

  recording(): Recording {
    return recordingOf(this.#ring, new Date(this.#now()).toISOString());
  }

  /** Calls back after whatever was recorded. Returns how to end it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #watch(root: AnyActorRef): SystemWatch {
    return {
      made: (ref) => this.#note(ref),
      begins: (ref) => this.#begin(ref, root),
      begun: (ref) => {
        if (ref === this.#starting) this.#starting = null;
      },
      ended: (ref) => this.#end(ref, root),
      told: (source, target, event, timer) => {
        this.#depth++;
        this.#take(source, target, event, timer);
      },
      done: () => {
        this.#depth--;
        if (this.#depth > 0) return;
        if (this.#ring.isFull() && this.#starting?.getSnapshot().status !== 'active')
          this.#ring.open(this.#partsNow());
        for (const listener of this.#listeners) listener();
      },
      timerSet: (id, source, ms) => {
        this.#ring.setTimer({ id, actor: source.sessionId, ms, setAt: this.#at() });
      },
      timerGone: (id) => this.#ring.endTimer(id),
    };
  }

  #at(): number {
    return Math.round((this.#now() - this.#began) * 10) / 10;
  }

  /** An actor that was there before the recorder, and those under it. */
  #meet(ref: AnyActorRef, parent: KnownActor | null, hasBegun: boolean): void {
    const known = this.#add(ref, parent);
    if (hasBegun) {
      known.met = partOf(ref, known, this.#clean);
      known.ref = ref;
    } else known.input = inputOf(ref, known, this.#clean);
    for (const child of childrenOf(ref)) this.#meet(child, known, hasBegun);
  }

  /** An actor that was made just now. */
  #note(ref: AnyActorRef): void {
    const parent = ref._parent && this.#known.get(ref._parent);
    const known = this.#add(ref, parent ?? null);
    known.input = inputOf(ref, known, this.#clean);
    this.#ring.addBytes(known.input.bytes);
  }

  #add(ref: AnyActorRef, parent: KnownActor | null): KnownActor {
    const { count: after, segment } = this.#ring;
    const known = { ...knownActor(ref, parent), after, segment, startedAt: this.#at() };
    this.#known.set(ref, known);
    this.#ring.actors.set(known.id, known);
    return known;
  }

  #begin(ref: AnyActorRef, root: AnyActorRef): void {
    const known = this.#known.get(ref);
    if (!known) return;
    if (ref === root) {
      this.#roots.add(ref);
      this.#starting = ref;
    }
    this.#ring.actors.set(known.id, known);
    known.startedAt = this.#at();
    known.ref = ref;
    known.endedIn = null;
  }

  #end(ref: AnyActorRef, root: AnyActorRef): void {
    const known = this.#known.get(ref);
    if (!known) return;
    if (ref === root) this.#roots.delete(ref);
    known.value = (ref.getSnapshot() as Partial<AnyMachineSnapshot>).value ?? null;
    known.endedIn = this.#ring.segment;
    known.ref = null;
  }

  #take(
    source: AnyActorRef | undefined,
    target: AnyActorRef,
    event: AnyEventObject,
    timer: number | undefined,
  ): void {
    const known = this.#known.get(target);
    if (!known) return;
    const outcome = source === target ? outcomes[event.type as keyof typeof outcomes] : undefined;
    if (outcome) this.#answer(known, outcome, event);
    else this.#event(known, source, event, timer);
    const child = source && isEndOf(event.type) ? this.#known.get(source) : undefined;
    if (child?.ref) this.#end(child.ref, child.ref);
  }

  #answer(known: KnownActor, kind: 'answer' | 'reject' | 'show', { data }: AnyEventObject): void {
    const name = sourceName({ src: known.src, id: known.key });
    const place = placeIn(known, kind === 'reject' ? 'error' : 'answer', name);
    const copy = new KeptCopy(data, this.#clean, place, largest);
    const at = this.#placeOf(known, copy);
    const { value } = copy;
    this.#ring.add(kind === 'reject' ? { ...at, kind, error: value } : { ...at, kind, value });
  }

  #event(
    known: KnownActor,
    source: AnyActorRef | undefined,
    { type, ...data }: AnyEventObject,
    timer: number | undefined,
  ): void {
    // What an effect or a child gave stands in its answer, or follows from its steps.
    const copy = new KeptCopy(isOwn(type) ? {} : data, this.#clean, placeIn(known, 'event', type), largest);
    if (copy.hasCode) known.whyNot = 'It was told code, which no recording holds';
    this.#ring.add({
      ...this.#placeOf(known, copy),
      kind: 'event',
      from: source?.sessionId ?? null,
      event: { type, ...(copy.value as object) },
      ...(timer !== undefined && { timer }),
    });
  }

  #placeOf({ id }: KnownActor, { isCut }: KeptCopy) {
    return { at: this.#at(), actor: id, ...(isCut && { isCut }) };
  }

  /** The parts of all actors that run, at rest. */
  #partsNow(): Map<string, Part> {
    const parts = new Map<string, Part>();
    const visit = (ref: AnyActorRef): void => {
      const known = this.#known.get(ref);
      if (!known) return;
      parts.set(known.id, this.#partNow(ref, known));
      childrenOf(ref).forEach(visit);
    };
    this.#roots.forEach(visit);
    return parts;
  }

  #partNow(ref: AnyActorRef, known: KnownActor): Part {
    const snapshot = ref.getSnapshot() as object;
    const taken = this.#parts.get(snapshot) ?? partOf(ref, known, this.#clean);
    this.#parts.set(snapshot, taken);
    return taken;
  }
}

const childrenOf = (ref: AnyActorRef): readonly AnyActorRef[] => {
  const { children } = ref.getSnapshot() as Partial<AnyMachineSnapshot>;
  return Object.values<AnyActorRef | undefined>(children ?? {}).filter((child) => child !== undefined);
};

const isEndOf = (type: string): boolean => /^xstate\.(done|error)\.actor\./.test(type);
const isOwn = (type: string): boolean =>
  type.startsWith('xstate.done.actor.') || type.startsWith('xstate.snapshot.');
