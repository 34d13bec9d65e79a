/**
 * The exchange's time in a browser, whatever the device's clock says and however often it is set: told by messages, and
 * running on by ticks between them. The device's own until one is heard.
 */
export class ExchangeClock {
  readonly #device: () => number;
  readonly #ticks: () => number;
  readonly #listeners = new Set<() => void>();
  /** From the ticks to the exchange's time, ms. */
  #offset = -Infinity;
  #isRough = false;

  /** `device`: its clock, epoch ms. `ticks`: ms that never go back. */
  constructor(device: () => number, ticks: () => number) {
    this.#device = device;
    this.#ticks = ticks;
  }

  /** Epoch ms. */
  now = (): number => (this.#offset === -Infinity ? this.#device() : this.#ticks() + this.#offset);

  /** RFC 3339. */
  text = (): string => new Date(this.now()).toISOString();

  /**
   * Takes the time (RFC 3339, or of HTTP) at which a message was sent. The fastest message gives the best estimate.
   * `isRough`: of an answer to a call. It counts until there is a message: whoever answers may have a clock of its own.
   */
  hear(at: string, isRough = false): void {
    const offset = Date.parse(at) - this.#ticks();
    const isFirst = this.#offset === -Infinity;
    if (!isFirst && (isRough || (!this.#isRough && offset <= this.#offset))) return;
    if (Number.isNaN(offset)) return;
    const before = this.now();
    this.#offset = offset;
    this.#isRough = isRough;
    if (Math.abs(this.now() - before) > noticed) for (const listener of this.#listeners) listener();
  }

  /** Calls the listener when the time is set otherwise than it ran. Returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/** Less is the way of a message, ms. */
const noticed = 1_000;
