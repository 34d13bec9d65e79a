import type { AnyStateMachine } from 'xstate';
import { plainOf } from './plain-value.ts';
import type { Took } from './moment.ts';
import type { Step } from './step.ts';
import { Stepper, type StepperOptions } from './stepper.ts';

/** A place on the way: what was done to come here, and where it went on from here. */
export interface Place {
  readonly id: number;
  readonly parent: Place | null;
  readonly took: Took;
  readonly next: readonly Place[];
}
type OwnPlace = Place & { next: Place[] };

/** What came of putting another step in the place of one. */
export interface Amended {
  /** How many of the steps that followed were taken again. */
  readonly kept: number;
  /** The first that no longer applies; null if all do. */
  readonly stoppedAt: Step | null;
}

/**
 * The ways that a tester took from one start, as a tree: a step taken after going back is a fork, and what was there before
 * stays. Going to a place plays its steps again on a new actor, since a snapshot would have no timers.
 */
export class Timeline {
  readonly machine: AnyStateMachine;
  readonly start: StepperOptions;
  #stepper: Stepper;
  #here: OwnPlace;
  #lastId = 0;
  /** Where forward leads from a place: where it was last left for. */
  readonly #ahead = new Map<Place, Place>();
  readonly #listeners = new Set<() => void>();

  constructor(machine: AnyStateMachine, start: StepperOptions = {}, steps: readonly Step[] = []) {
    this.machine = machine;
    this.start = start;
    this.#stepper = new Stepper(machine, start);
    this.#here = { id: 0, parent: null, took: this.#stepper.begun, next: [] };
    for (const step of steps) this.#take(step);
  }

  /** The running machine. Another one after every going back. */
  get stepper(): Stepper {
    return this.#stepper;
  }

  get here(): Place {
    return this.#here;
  }

  /** The places from the start to here. */
  path(): readonly Place[] {
    return pathTo(this.#here);
  }

  /** The places that forward would lead through. */
  ahead(): readonly Place[] {
    const places: Place[] = [];
    for (let at = this.#ahead.get(this.#here); at; at = this.#ahead.get(at)) places.push(at);
    return places;
  }

  /** The steps from the start to here. */
  steps(): readonly Step[] {
    return stepsTo(this.#here);
  }

  /** Takes a step from here. The same step as one that was taken from here leads along the old way. */
  play(step: Step): Took {
    const took = this.#take(step);
    this.#tell();
    return took;
  }

  back(): void {
    if (this.#here.parent) this.goTo(this.#here.parent);
  }

  forward(): void {
    const next = this.#ahead.get(this.#here);
    if (next) this.goTo(next);
  }

  /**
   * Takes another step in place of the one that led here, then those that lay ahead, up to the first that no longer applies:
   * it names what is not there, or nothing hears it though something did. The old way stays. Throws at the start, and if
   * the step cannot be taken: then it stands before it.
   */
  amend(step: Step): Amended {
    const { parent } = this.#here;
    if (!parent) throw new Error('No step led to the start.');
    const following = this.ahead();
    try {
      this.#go(parent);
      this.#take(step);
      const kept = following.findIndex(({ took }) => !this.#takeAgain(took));
      return {
        kept: kept === -1 ? following.length : kept,
        stoppedAt: following[kept]?.took.step ?? null,
      };
    } finally {
      this.#tell();
    }
  }

  /** To a place on any of the ways. */
  goTo(place: Place): void {
    this.#go(place);
    this.#tell();
  }

  #go(place: Place): void {
    const path = pathTo(place);
    const known = path.indexOf(this.#here);
    if (known === -1) {
      this.#stepper.stop();
      this.#stepper = new Stepper(this.machine, this.start);
    }
    for (const { took } of path.slice(known === -1 ? 1 : known + 1))
      if (took.step) this.#stepper.play(took.step);
    this.#here = place as OwnPlace;
    path.forEach((one, at) => {
      const next = path[at + 1];
      if (next) this.#ahead.set(one, next);
    });
  }

  /** Calls back after every change of place. Returns how to end it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  stop(): void {
    this.#stepper.stop();
    this.#listeners.clear();
  }

  #take(step: Step): Took {
    return this.#arrive(step, this.#stepper.play(step));
  }

  /** Takes a step of another way. Returns false, and stays, where it does not apply. */
  #takeAgain({ step, isHeard }: Took): boolean {
    if (!step) return false;
    try {
      const took = this.#stepper.play(step);
      if (isHeard && !took.isHeard) return false;
      this.#arrive(step, took);
      return true;
    } catch {
      // It names an actor or a request that never was on this way.
      return false;
    }
  }

  #arrive(step: Step, took: Took): Took {
    const known = this.#here.next.find((place) => isSame(place.took.step, step));
    const place: OwnPlace = (known as OwnPlace | undefined) ?? {
      id: ++this.#lastId,
      parent: this.#here,
      took,
      next: [],
    };
    if (!known) this.#here.next.push(place);
    this.#ahead.set(this.#here, place);
    this.#here = place;
    return took;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const isSame = (one: Step | null, other: Step): boolean =>
  one?.kind === other.kind && JSON.stringify(plainOf(one)) === JSON.stringify(plainOf(other));

function pathTo(place: Place): readonly Place[] {
  const path: Place[] = [];
  for (let at: Place | null = place; at; at = at.parent) path.unshift(at);
  return path;
}

/** The steps that lead from the start to a place. */
export const stepsTo = (place: Place): readonly Step[] =>
  pathTo(place).flatMap(({ took }) => (took.step ? [took.step] : []));
