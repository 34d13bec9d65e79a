import type { ExchangeState } from '../state/exchange-state.ts';

/** However far off the end of a delay is, the clock is looked at this often (milliseconds): it may be set anew. */
const longestWait = 250;

/** Says when the delay of an order in the state has ended. */
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

  /** Waits for the delay that ends next, if any runs. To be called whenever the state may have changed. */
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
