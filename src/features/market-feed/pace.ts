import type { Conflation } from '#domain/market/conflation.ts';

/** How often a market's changes are asked for. */
export class Pace {
  #conflation: Conflation;
  readonly #listeners = new Set<() => void>();

  constructor(conflation: Conflation = 0) {
    this.#conflation = conflation;
  }

  get conflation(): Conflation {
    return this.#conflation;
  }

  set(conflation: Conflation): void {
    if (conflation === this.#conflation) return;
    this.#conflation = conflation;
    for (const listener of this.#listeners) listener();
  }

  /** Calls the listener whenever the pace changes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
