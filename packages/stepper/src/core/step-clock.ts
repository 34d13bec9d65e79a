/** Something that will happen when the clock gets there. */
export interface Due {
  readonly id: number;
  /** When, in ms since the clock began. */
  readonly at: number;
  readonly fire: () => void;
}

/**
 * A clock that stands still until it is advanced. Timers fire one by one at their own time, so that those which are set on
 * the way are seen; XState's `SimulatedClock` jumps to the end first.
 */
export class StepClock {
  #now = 0;
  #lastId = 0;
  readonly #pending = new Map<number, Due>();
  readonly #whenSet: (due: Due) => void;

  /** Takes what to do with every timer that is set. */
  constructor(whenSet: (due: Due) => void = () => {}) {
    this.#whenSet = whenSet;
  }

  /** ms since the clock began. */
  now(): number {
    return this.#now;
  }

  /** What is due, the next first. Of two at the same time, the one set first is first. */
  pending(): readonly Due[] {
    return [...this.#pending.values()].toSorted((one, other) => one.at - other.at || one.id - other.id);
  }

  /** Goes to the next timer and fires it alone. Returns whether there was one. */
  toNext(): boolean {
    const [next] = this.pending();
    if (next) this.#fire(next);
    return next !== undefined;
  }

  /** Lets `ms` pass. All that becomes due meanwhile happens, each at its time. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let [next] = this.pending(); next && next.at <= end; [next] = this.pending()) this.#fire(next);
    this.#now = end;
  }

  setTimeout(fire: () => void, ms: number): number {
    const id = ++this.#lastId;
    const due = { id, at: this.#now + Math.max(0, ms), fire };
    this.#pending.set(id, due);
    this.#whenSet(due);
    return id;
  }

  clearTimeout(id: number): void {
    this.#pending.delete(id);
  }

  #fire(due: Due): void {
    this.#pending.delete(due.id);
    this.#now = Math.max(this.#now, due.at);
    due.fire();
  }
}
