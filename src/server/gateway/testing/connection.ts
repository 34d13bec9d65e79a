import type { FeedPoint } from '#domain/market/sequence.ts';

/** One connection of a stream, fed by the test. */
export class Connection<Message> implements AsyncIterable<Message> {
  readonly signal: AbortSignal;
  readonly #waiting: Message[] = [];
  #end: { error?: unknown } | null = null;
  #wake: () => void = () => {};

  constructor(signal: AbortSignal) {
    this.signal = signal;
    signal.addEventListener('abort', () => this.cut(signal.reason));
  }

  say(...messages: Message[]): void {
    this.#waiting.push(...messages);
    this.#wake();
  }

  /** Ends the connection after what has been said: cleanly, or with an error. */
  cut(error?: unknown): void {
    this.#end ??= { error };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Message> {
    for (;;) {
      const message = this.#waiting.shift();
      if (message !== undefined) yield message;
      else if (this.#end) {
        if (this.#end.error !== undefined) throw this.#end.error;
        return;
      } else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

/** The connections of one kind, in the order they were opened. */
export class Connections<Message> {
  readonly opened: { key: string; connection: Connection<Message>; after: FeedPoint | null }[] = [];
  #told: () => void = () => {};

  open(key: string, signal: AbortSignal, after: FeedPoint | null = null): Connection<Message> {
    const connection = new Connection<Message>(signal);
    this.opened.push({ key, connection, after });
    this.#told();
    return connection;
  }

  /** Resolves to the n-th connection, counted from 1, once it is opened. */
  async nth(n: number): Promise<Connection<Message>> {
    while (this.opened.length < n) await new Promise<void>((resolve) => (this.#told = resolve));
    return this.opened[n - 1]!.connection;
  }
}
