import type { ServerResponse } from 'node:http';
import type { FeedPoint } from '#domain/market/sequence.ts';

/** What one reader may leave unread before it is skipped to where things stand. */
const bufferLimit = 256 * 1024;

type Key = string;

/**
 * The lines of one reader's connection. What it follows is named by keys; a reader that does not read is sent
 * nothing, and once it reads again gets, for each key it missed, what leads from where it stood to the state of now instead of what it missed. The
 * buffer therefore never holds more than its limit and one line.
 */
export class LineStream {
  readonly #response: ServerResponse;
  readonly #stateOf: (key: Key, point: FeedPoint | null) => string;
  /** Keys whose state must be sent before any change of theirs, and where the reader stands; null: nowhere. */
  readonly #behind: Map<Key, FeedPoint | null>;

  /** `keys`: with where the reader stands. `stateOf`: the lines that bring a reader who stands there up to date. */
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
   * Sends a line that follows from what was sent of that key before, which stood at `before`; holds it back from a
   * reader who is behind.
   */
  send(key: Key, line: string, before: FeedPoint | null): void {
    if (this.#behind.has(key) || this.#response.writableEnded) return;
    if (this.#isFull()) this.#behind.set(key, before);
    else this.#response.write(line);
  }

  /** A reader that does not read is not waited for. */
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
