import type { AnyEventObject } from 'xstate';
import { ActorNames } from '../core/actor-names.ts';
import { revived } from '../core/json-value.ts';
import type { SavedMoment } from '../core/moment-link.ts';
import type { Start, Step } from '../core/step.ts';
import type { RecordedActor, RecordedEntry, RecordedOther, RecordedPlace, Recording } from './recording.ts';
import { ReplayTime } from './replay.ts';

/**
 * The steps that bring a stepper of an actor's machine to where the actor was after an entry, the last one if none is
 * given. What the actors under it told each other are no steps: the stepper finds that again. Throws, with a sentence, if
 * there is no such actor, if it had not begun, or if it cannot be begun (`whyNot`).
 */
export function momentOf(
  recording: Recording,
  actorId: string,
  upTo: number = recording.entries.length - 1,
): SavedMoment {
  const actor = recording.actors.find(({ id }) => id === actorId);
  if (!actor) throw new Error(`The recording has no machine "${actorId}"`);
  if (actor.after > upTo + 1) throw new Error(`"${actor.name}" had not begun by then`);
  const replay = new Replay(recording, actor);
  recording.entries.slice(0, upTo + 1).forEach((entry, at) => replay.take(entry, at));
  replay.end(upTo + 1);
  return { machine: actor.machine, start: replay.start, steps: replay.steps };
}

type Place = RecordedActor | RecordedOther;

/** An actor within, by the names that the stepper will give it. */
interface Named {
  readonly place: Place;
  readonly path: string;
  readonly request: string;
  readonly isRequest: boolean;
}

class Replay {
  readonly start: Start;
  readonly steps: Step[] = [];
  readonly #recording: Recording;
  readonly #places: ReadonlyMap<string, Place>;
  readonly #inOrder: readonly Place[];
  readonly #root: RecordedActor;
  readonly #names = new ActorNames();
  readonly #within = new Map<string, Named>();
  readonly #time = new ReplayTime(this.steps);
  /** Requests that came to an end. */
  readonly #ended = new Set<string>();
  #nextPlace = 0;
  #timersSet = new Set<number>();

  constructor(recording: Recording, root: RecordedActor) {
    const { actors, others } = recording;
    this.#recording = recording;
    this.#root = root;
    this.#places = new Map([...actors, ...others].map((place) => [place.id, place]));
    this.#inOrder = recording.order.map((id) => this.#places.get(id)!);
    this.#name(root, null);
    this.start = this.#startOf(root);
  }

  take(entry: RecordedEntry, at: number): void {
    this.#comeTo(at, entry.kind === 'event' ? entry.timer : undefined);
    const target = this.#within.get(entry.actor);
    if (!target) return;
    if (entry.kind === 'event') this.#event(entry, target);
    else this.#outcome(entry, target);
  }

  /** Lets time pass to the last entry that was taken. */
  end(at: number): void {
    this.#comeTo(at);
    const last = this.#recording.entries[at - 1];
    if (last) this.#time.passTo(last.at);
  }

  /** Takes what was made, set and called off before an entry, save the timer that fires with it. */
  #comeTo(at: number, firing?: number): void {
    for (; this.#nextPlace < this.#inOrder.length; this.#nextPlace++) {
      const place = this.#inOrder[this.#nextPlace]!;
      if (place.after > at) break;
      const parent = place.parent === null ? undefined : this.#within.get(place.parent);
      if (parent && place.after >= this.#root.after && !this.#within.has(place.id))
        this.#name(place, parent.path);
    }
    for (const { id, actor, ms, setAt, after, until } of this.#recording.timers) {
      if (after > at || after < this.#root.after || !this.#within.has(actor)) continue;
      if (!this.#timersSet.has(id)) {
        this.#timersSet.add(id);
        this.#time.set(id, ms, setAt);
      }
      if (until !== undefined && until <= at && id !== firing) this.#time.callOff(id);
    }
  }

  #event(entry: Extract<RecordedEntry, { kind: 'event' }>, target: Named): void {
    const source = entry.from === null ? undefined : this.#within.get(entry.from);
    if (source && entry.timer !== undefined) {
      if (!this.#time.fire(entry.timer, entry.at)) this.#send(entry, target);
    } else if (!source) {
      this.#time.passTo(entry.at);
      this.#send(entry, target);
    } else if (source.isRequest) this.#told(entry, source);
  }

  #send({ event }: { event: AnyEventObject }, { path, isRequest }: Named): void {
    if (!isRequest) this.steps.push({ kind: 'send', to: path, event: revived(event) as AnyEventObject });
  }

  /** What an effect told its parent. Of an answer it tells once more, when it has ended. */
  #told({ event, at }: Extract<RecordedEntry, { kind: 'event' }>, { request }: Named): void {
    if (event.type.startsWith('xstate.error.actor.')) {
      if (this.#ended.has(request)) return;
      this.#ended.add(request);
      this.#time.passTo(at);
      this.steps.push({ kind: 'reject', request, error: revived(event.error) });
    } else if (!event.type.startsWith('xstate.')) {
      this.#time.passTo(at);
      this.steps.push({ kind: 'tell', request, event: revived(event) as AnyEventObject });
    }
  }

  #outcome(entry: Exclude<RecordedEntry, { kind: 'event' }>, { request }: Named): void {
    this.#time.passTo(entry.at);
    if (entry.kind !== 'show') this.#ended.add(request);
    if (entry.kind === 'reject') this.steps.push({ kind: 'reject', request, error: revived(entry.error) });
    else this.steps.push({ kind: entry.kind, request, value: revived(entry.value) });
  }

  #name(place: Place, parent: string | null): Named {
    const { id, key, src, isMade } = place;
    const isRequest = 'kind' in place && place.kind !== null;
    const named = { place, ...this.#names.add(parent, { id: key, src, isMade }), isRequest };
    this.#within.set(id, named);
    return named;
  }

  #startOf(actor: RecordedActor): Start {
    const { start, whyNot, name } = actor;
    if (!start) throw new Error(`"${name}" cannot be stepped. ${whyNot ?? ''}`);
    if (start.snapshot === undefined) return revived(start) as Start;
    return { snapshot: this.#restored(actor) };
  }

  /** A whole persisted snapshot. Children are named as XState makes them again: each before its own. */
  #restored(place: RecordedPlace): unknown {
    const { snapshot } = place.start ?? {};
    if (snapshot === undefined) throw new Error(`"${place.key}" cannot be begun. ${place.whyNot ?? ''}`);
    const { children, ...own } = snapshot as { children?: Record<string, string> };
    if (!children) return revived(own);
    const parent = this.#within.get(place.id)!;
    const entries = Object.entries(children).map(([key, id]) => {
      const child = this.#places.get(id);
      if (!child) throw new Error(`The recording has lost the actor "${key}"`);
      if (child.src === null) throw new Error(`"${key}" was started without a name of its logic`);
      this.#name({ ...child, key, isMade: false }, parent.path);
      const { src, systemId, isSynced = false } = child;
      return [key, { snapshot: this.#restored(child), src, systemId, syncSnapshot: isSynced }] as const;
    });
    return { ...(revived(own) as object), children: Object.fromEntries(entries) };
  }
}
