import type { ServerResponse } from 'node:http';
import { LineStream } from './line-stream.ts';

/** What a reader can follow. */
export type Topic = `market ${string}` | `event ${string}` | `score ${string}` | `account ${string}`;

/** Brings lines to whoever follows their topic. A line is put into text once, however many follow. */
export class Hub {
  readonly #followers = new Map<Topic, Set<LineStream>>();
  readonly #stateOf: (topic: Topic) => object | null;

  /** `stateOf`: what brings a new follower up to date; null when there is nothing to say yet. */
  constructor(stateOf: (topic: Topic) => object | null) {
    this.#stateOf = stateOf;
  }

  /** The topics that somebody follows. */
  followed(): Topic[] {
    return [...this.#followers.keys()];
  }

  /** Makes the response a stream of lines about these topics, until its reader leaves or it is ended. */
  follow(response: ServerResponse, topics: readonly Topic[]): LineStream {
    response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    response.flushHeaders();
    const stream = new LineStream(response, topics, (topic) => textOf(this.#stateOf(topic as Topic)));
    // A reader may have left while what it asked for was being fetched.
    if (response.destroyed) return stream;
    for (const topic of topics) {
      const streams = this.#followers.get(topic) ?? new Set();
      this.#followers.set(topic, streams.add(stream));
    }
    response.on('close', () => {
      for (const topic of topics) this.#leave(topic, stream);
    });
    return stream;
  }

  send(topic: Topic, line: object | null): void {
    const streams = this.#followers.get(topic);
    if (!streams || !line) return;
    const text = textOf(line);
    for (const stream of streams) stream.send(topic, text);
  }

  #leave(topic: Topic, stream: LineStream): void {
    const streams = this.#followers.get(topic);
    streams?.delete(stream);
    if (streams?.size === 0) this.#followers.delete(topic);
  }
}

const textOf = (line: object | null): string => (line ? `${JSON.stringify(line)}\n` : '');
