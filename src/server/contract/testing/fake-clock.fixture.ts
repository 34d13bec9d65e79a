import type { After } from '#domain/wire/after.ts';

/** A clock that stands until a test lets it run. */
export class FakeClock {
  #at: number;
  readonly #timers = new Set<{ at: number; run: () => void }>();

  constructor(at = '2026-05-01T12:00:00.000Z') {
    this.#at = Date.parse(at);
  }

  readonly now = (): number => this.#at;

  readonly after: After = (ms, run) => {
    const timer = { at: this.#at + ms, run };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  get iso(): string {
    return new Date(this.#at).toISOString();
  }

  /** Runs what is due within that time, in its order, and lets what follows from each settle before the next. */
  async advance(ms: number, settle: () => Promise<unknown> = turns): Promise<void> {
    const until = this.#at + ms;
    await settle();
    for (;;) {
      const next = [...this.#timers].sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > until) break;
      this.#timers.delete(next);
      this.#at = Math.max(next.at, this.#at);
      next.run();
      await settle();
    }
    this.#at = until;
  }
}

/** Lets promises that wait for no clock and no wire settle. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}
