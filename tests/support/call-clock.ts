import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setImmediate as turn } from 'node:timers/promises';
import { streamPaths } from '#contract/stream.ts';

interface Waiting {
  until: number;
  go: () => void;
  end: (error: Error) => void;
}

/** How many turns of the event loop pass without a call before everybody counts as waiting. */
const idleTurns = 20;

/**
 * A clock for programs that call an exchange: it stands still while a call is on its way, and goes on to the next wait
 * that ends once everybody waits. What programs work out takes no time.
 */
export class CallClock {
  #now: number;
  #waiting: Waiting[] = [];
  readonly #calls = new Set<unknown>();
  readonly #stop = new AbortController();

  constructor(start: number) {
    this.#now = start;
    subscribe('undici:request:create', this.#begin);
    for (const name of ends) subscribe(name, this.#end);
  }

  readonly now = (): number => this.#now;

  readonly wait = (ms: number): Promise<void> =>
    new Promise((go, end) => {
      if (this.stop.aborted) end(stopped());
      else this.#waiting.push({ until: this.#now + Math.max(0, ms), go, end });
    });

  /** Aborted when the clock is closed. */
  get stop(): AbortSignal {
    return this.#stop.signal;
  }

  /** Lets everybody go on until `time`, epoch ms, and resolves once all wait for a later one. */
  async runTo(time: number): Promise<void> {
    for (;;) {
      await this.#idle();
      const next = this.#waiting.reduce<Waiting | null>(
        (first, one) => (first && first.until <= one.until ? first : one),
        null,
      );
      if (!next || next.until > time) break;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#now = next.until;
      next.go();
    }
    this.#now = time;
  }

  /** Ends every wait, now and later. */
  close(): void {
    this.#stop.abort(stopped());
    for (const { end } of this.#waiting.splice(0)) end(stopped());
    unsubscribe('undici:request:create', this.#begin);
    for (const name of ends) unsubscribe(name, this.#end);
  }

  async #idle(): Promise<void> {
    for (let turns = 0; turns < idleTurns; turns++) {
      await turn();
      if (this.#calls.size > 0) turns = 0;
    }
  }

  readonly #begin = (message: unknown): void => {
    const { request } = message as { request: { path: string } };
    // It stays open for as long as its reader listens.
    if (!request.path.startsWith(streamPaths.account)) this.#calls.add(request);
  };

  readonly #end = (message: unknown): void => {
    this.#calls.delete((message as { request: unknown }).request);
  };
}

const ends = ['undici:request:trailers', 'undici:request:error'];
const stopped = () => new Error('The clock has stopped.');
