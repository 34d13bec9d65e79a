interface Due {
  readonly id: number;
  readonly at: number;
  readonly fire: () => void;
}

/** A clock on which, as in a browser, timers fire when their turn comes and not when they are due. */
export class LateClock {
  #now = 0;
  #lastId = 0;
  #pending: Due[] = [];

  now(): number {
    return this.#now;
  }

  pass(ms: number): void {
    this.#now += ms;
  }

  /** Fires the one that has been due longest, if there is one. */
  fireNext(): boolean {
    const [next] = this.#pending
      .filter(({ at }) => at <= this.#now)
      .toSorted((one, other) => one.at - other.at || one.id - other.id);
    if (!next) return false;
    this.clearTimeout(next.id);
    next.fire();
    return true;
  }

  setTimeout(fire: () => void, ms: number): number {
    const id = ++this.#lastId;
    this.#pending.push({ id, at: this.#now + Math.max(0, ms), fire });
    return id;
  }

  clearTimeout(id: number): void {
    this.#pending = this.#pending.filter((one) => one.id !== id);
  }
}
