import type { FeedPoint } from '#domain/market/sequence.ts';

/** One connection of a stream, fed by the test. */
export class Connection<Line> implements AsyncIterable<Line> {
  readonly signal: AbortSignal;
  readonly #waiting: Line[] = [];
  #end: { error?: unknown } | null = null;
  #wake: () => void = () => {};

  constructor(signal: AbortSignal) {
    this.signal = signal;
    signal.addEventListener('abort', () => this.cut(signal.reason));
  }

  say(...lines: Line[]): void {
    this.#waiting.push(...lines);
    this.#wake();
  }

  /** Ends it after what has been said: as a server does, or with an error. */
  cut(error?: unknown): void {
    this.#end ??= { error };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Line> {
    for (;;) {
      const line = this.#waiting.shift();
      if (line !== undefined) yield line;
      else if (this.#end) {
        if (this.#end.error !== undefined) throw this.#end.error;
        return;
      } else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

/** The connections of one kind in the order they were opened, each waited for. */
export class Connections<Line> {
  readonly opened: { key: string; connection: Connection<Line>; after: FeedPoint | null }[] = [];
  #told: () => void = () => {};

  open(key: string, signal: AbortSignal, after: FeedPoint | null = null): Connection<Line> {
    const connection = new Connection<Line>(signal);
    this.opened.push({ key, connection, after });
    this.#told();
    return connection;
  }

  /** The n-th connection, counted from 1, as soon as there is one. */
  async nth(n: number): Promise<Connection<Line>> {
    while (this.opened.length < n) await new Promise<void>((resolve) => (this.#told = resolve));
    return this.opened[n - 1]!.connection;
  }
}
