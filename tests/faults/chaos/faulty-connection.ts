export interface Faults {
  /** The share of messages to which something happens; 0 during quiet times. */
  share: number;
  random: () => number;
  /** How often each thing happened. */
  counts: Record<'dropped' | 'doubled' | 'reordered' | 'delayed' | 'cut', number>;
}

export const noCounts = (): Faults['counts'] => ({
  dropped: 0,
  doubled: 0,
  reordered: 0,
  delayed: 0,
  cut: 0,
});

/** A one-way connection that loses, doubles, reorders and delays messages, and otherwise keeps their order. */
export class FaultyConnection<Message> {
  readonly #faults: Faults;
  readonly #deliver: (message: Message) => void;
  /** Held back until the next message has passed. */
  #held: Message | null = null;
  #isCut = false;

  constructor(faults: Faults, deliver: (message: Message) => void) {
    this.#faults = faults;
    this.#deliver = deliver;
  }

  say(message: Message): void {
    const { random, share, counts } = this.#faults;
    if (random() >= share) return this.#pass(message);
    switch (Math.floor(random() * 4)) {
      case 0:
        counts.dropped++;
        return;
      case 1:
        counts.doubled++;
        this.#pass(message);
        return this.#pass(message);
      case 2:
        counts.reordered++;
        if (this.#held === null) this.#held = message;
        else this.#pass(message);
        return;
      default:
        counts.delayed++;
        setTimeout(() => this.#pass(message), 20 + random() * 3_000);
    }
  }

  cut(): void {
    this.#isCut = true;
  }

  /** Takes a few milliseconds, the same for all messages to which nothing happens. */
  #pass(message: Message): void {
    const held = this.#held;
    this.#held = null;
    setTimeout(() => {
      if (this.#isCut) return;
      this.#deliver(message);
      if (held !== null) this.#deliver(held);
    }, 5);
  }
}
