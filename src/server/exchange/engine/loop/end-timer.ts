/** The longest pause between two looks at the clock, in milliseconds, since the clock may be reset meanwhile. */
const longestWait = 250;

/** Things that end by themselves. Times are in RFC 3339. */
interface Ending {
  /** When the next one ends; null when there is none. */
  readonly nextEnd: string | null;
  isDue(at: string): boolean;
}

/** Calls `ended` when something has ended. */
export class EndTimer {
  readonly #ending: Ending;
  readonly #now: () => string;
  readonly #ended: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(ending: Ending, now: () => string, ended: () => void) {
    this.#ending = ending;
    this.#now = now;
    this.#ended = ended;
  }

  /** Waits for what ends next, if anything. Call it whenever that may have changed. */
  start(): void {
    clearTimeout(this.#timer);
    const { nextEnd } = this.#ending;
    if (nextEnd === null) return;
    const wait = Date.parse(nextEnd) - Date.parse(this.#now());
    this.#timer = setTimeout(() => this.#look(), Math.min(Math.max(wait, 0), longestWait));
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #look(): void {
    if (this.#ending.isDue(this.#now())) this.#ended();
    else this.start();
  }
}
