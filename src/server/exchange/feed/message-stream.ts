import type { ServerResponse } from 'node:http';
import type { FeedPoint } from '#domain/market/sequence.ts';

/** How many bytes a reader may leave unread before it is skipped ahead to the current state. */
const bufferLimit = 256 * 1024;

type Key = string;

/**
 * The messages on one reader's connection. Keys name what it follows. A reader that does not read is sent nothing. Once
 * it reads again it gets, for each key, what leads from where it stood to the current state instead of what it missed.
 * So the buffer never holds more than its limit plus one message.
 */
export class MessageStream {
  readonly #response: ServerResponse;
  readonly #stateOf: (key: Key, point: FeedPoint | null) => string;
  /** Keys whose state must be sent before any change, with where the reader stands; null if it knows nothing. */
  readonly #behind: Map<Key, FeedPoint | null>;

  /** `keys` say where the reader stands. `stateOf` returns the messages that bring a reader at that point up to date. */
  constructor(
    response: ServerResponse,
    keys: Iterable<readonly [Key, FeedPoint | null]>,
    stateOf: (key: Key, point: FeedPoint | null) => string,
  ) {
    this.#response = response;
    this.#stateOf = stateOf;
    this.#behind = new Map(keys);
    response.on('drain', () => this.#catchUp());
    this.#catchUp();
  }

  /**
   * Sends the key's next message, unless the reader is behind. `before` is where a reader stands that has everything sent
   * for the key so far.
   */
  send(key: Key, message: string, before: FeedPoint | null): void {
    if (this.#behind.has(key) || this.#response.writableEnded) return;
    if (this.#isFull()) this.#behind.set(key, before);
    else this.#response.write(message);
  }

  /** Ends the stream. Cuts the connection of a reader that does not read instead of waiting for it. */
  end(): void {
    if (this.#isFull()) this.#response.destroy();
    else this.#response.end();
  }

  #isFull(): boolean {
    return this.#response.writableLength > bufferLimit;
  }

  #catchUp(): void {
    for (const [key, point] of this.#behind) {
      if (this.#isFull() || this.#response.writableEnded) return;
      this.#behind.delete(key);
      this.#response.write(this.#stateOf(key, point));
    }
  }
}
