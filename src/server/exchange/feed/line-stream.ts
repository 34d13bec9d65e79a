import type { ServerResponse } from 'node:http';

/** What one reader may leave unread before it is skipped to a fresh image. */
const bufferLimit = 256 * 1024;

type Key = string;

/**
 * The lines of one reader's connection. What it follows is named by keys; a reader that does not read is sent
 * nothing, and once it reads again gets, for each key it missed, the whole state instead of what it missed. The
 * buffer therefore never holds more than its limit and one line.
 */
export class LineStream {
  readonly #response: ServerResponse;
  readonly #stateOf: (key: Key) => string;
  /** Keys whose state must be sent before any change of theirs. */
  readonly #behind: Set<Key>;

  /** `stateOf`: the lines that bring a reader who knows nothing of that key up to date. */
  constructor(response: ServerResponse, keys: Iterable<Key>, stateOf: (key: Key) => string) {
    this.#response = response;
    this.#stateOf = stateOf;
    this.#behind = new Set(keys);
    response.on('drain', () => this.#catchUp());
    this.#catchUp();
  }

  /** Sends a line that follows from what was sent of that key before; holds it back from a reader who is behind. */
  send(key: Key, line: string): void {
    if (this.#behind.has(key) || this.#response.writableEnded) return;
    if (this.#isFull()) this.#behind.add(key);
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
    for (const key of this.#behind) {
      if (this.#isFull() || this.#response.writableEnded) return;
      this.#behind.delete(key);
      this.#response.write(this.#stateOf(key));
    }
  }
}
