import type { ExchangeState } from '../state/exchange-state.ts';

/** The longest pause between two looks at the clock, in milliseconds, since the clock may be reset during a delay. */
const longestWait = 250;

/** Calls `ended` when the delay of an order in the state has ended. */
export class DelayTimer {
  readonly #state: ExchangeState;
  readonly #now: () => string;
  readonly #ended: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(state: ExchangeState, now: () => string, ended: () => void) {
    this.#state = state;
    this.#now = now;
    this.#ended = ended;
  }

  /** Waits for the delay that ends next, if any. Call it whenever the state may have changed. */
  start(): void {
    clearTimeout(this.#timer);
    const { nextEnd } = this.#state.delays;
    if (nextEnd === null) return;
    const wait = Date.parse(nextEnd) - Date.parse(this.#now());
    this.#timer = setTimeout(() => this.#look(), Math.min(Math.max(wait, 0), longestWait));
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #look(): void {
    if (this.#state.delays.isDue(this.#now())) this.#ended();
    else this.start();
  }
}
