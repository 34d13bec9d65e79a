import type { Step } from '../core/step.ts';

interface Pending {
  readonly id: number;
  /** When it fires, on the stepper's clock. */
  readonly due: number;
}

/** How many ms before a timer time stands, if that was late. */
const before = 1;

/**
 * The stepper's time, as it has to pass. A browser's timers are late, a stepper's are not: time stands before a timer until
 * it fired. Time that no timer waits for is left out.
 */
export class ReplayTime {
  readonly #steps: Step[];
  /** ms on the stepper's clock, and the recorded time to which that is. */
  #now = 0;
  #recorded = 0;
  #pending: Pending[] = [];

  /** Takes where its steps go. */
  constructor(steps: Step[]) {
    this.#steps = steps;
  }

  set(id: number, ms: number, at: number): void {
    if (this.#pending.length === 0) this.#recorded = at;
    this.#pending.push({ id, due: this.#now + Math.max(0, ms) });
  }

  callOff(id: number): void {
    this.#pending = this.#pending.filter((one) => one.id !== id);
  }

  /** To a recorded time. */
  passTo(at: number): void {
    const next = this.#next();
    if (!next) return;
    const by = Math.min(at - this.#recorded, next.due - this.#now - before);
    if (by <= 0) return;
    const ms = Math.round(by * 10) / 10;
    this.#steps.push({ kind: 'advance', by: ms });
    this.#now += ms;
    this.#recorded = at;
  }

  /** A timer fired. Returns whether the stepper's would be the next to fire, and let it. */
  fire(id: number, at: number): boolean {
    const next = this.#next();
    this.callOff(id);
    if (next?.id !== id) return false;
    this.#steps.push({ kind: 'advance', by: null });
    this.#now = Math.max(this.#now, next.due);
    this.#recorded = at;
    return true;
  }

  /** Of two that are due at once, the one set first is first. */
  #next(): Pending | undefined {
    let next = this.#pending[0];
    for (const one of this.#pending) if (next && one.due < next.due) next = one;
    return next;
  }
}
