interface Timer {
  id: number;
  due: number;
  run: () => void;
}

/** The time of a world, in which the timers of every tab run one by one, in order. */
export class SimulatedTime {
  /** Milliseconds since the epoch. */
  now = Date.parse('2026-05-01T10:00:00Z');
  readonly #clocks: TabClock[] = [];
  #ids = 0;

  get text(): string {
    return new Date(this.now).toISOString();
  }

  nextId(): number {
    return ++this.#ids;
  }

  openClock(): TabClock {
    const clock = new TabClock(this, this.nextId());
    this.#clocks.push(clock);
    return clock;
  }

  closeClock(clock: TabClock): void {
    this.#clocks.splice(this.#clocks.indexOf(clock), 1);
  }

  /** When the next timer is due, and whose it is; null if there is none. */
  next(): { clock: TabClock; due: number } | null {
    let next: { clock: TabClock; due: number } | null = null;
    for (const clock of this.#clocks) {
      const due = clock.nextDue();
      if (due !== null && (next === null || due < next.due)) next = { clock, due };
    }
    return next;
  }

  /** The device sleeps: time passes, and all timers stand still. */
  sleep(ms: number): void {
    this.now += ms;
    for (const clock of this.#clocks) clock.postpone(ms);
  }
}

/** One tab's timers. Of a hidden or busy page they may run late, never early. */
export class TabClock {
  readonly #time: SimulatedTime;
  #timers: Timer[] = [];
  /** Tells it from the clocks of other tabs, and of earlier pages. */
  readonly number: number;

  constructor(time: SimulatedTime, number: number) {
    this.#time = time;
    this.number = number;
  }

  setTimeout(run: (...args: unknown[]) => void, ms: number): number {
    const id = this.#time.nextId();
    this.#timers.push({ id, due: this.#time.now + Math.max(0, ms), run });
    return id;
  }

  clearTimeout(id: number): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  }

  nextDue(): number | null {
    return this.#timers.length === 0 ? null : Math.min(...this.#timers.map(({ due }) => due));
  }

  /** Moves the world's time to the next timer, if that is later, and runs it. */
  runNext(): void {
    const due = this.nextDue();
    const timer = this.#timers.find((each) => each.due === due);
    if (!timer) return;
    this.#time.now = Math.max(this.#time.now, timer.due);
    this.clearTimeout(timer.id);
    timer.run();
  }

  postpone(ms: number): void {
    for (const timer of this.#timers) timer.due += ms;
  }
}
