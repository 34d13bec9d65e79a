import type { ServerResponse } from 'node:http';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { LineStream } from './line-stream.ts';

/** What a reader can follow. */
export type Topic = `market ${string}` | `event ${string}` | `score ${string}` | `account ${string}`;

/** A line of a topic; a change says where it starts, a heartbeat where it stands. */
export type TopicLine = { type: string; epoch?: string; from?: number; to?: number };

/** Brings lines to whoever follows their topic. A line is put into text once, however many follow. */
export class Hub {
  readonly #followers = new Map<Topic, Set<LineStream>>();
  readonly #stateOf: (topic: Topic, point: FeedPoint | null) => TopicLine | null;

  /** `stateOf`: what brings a follower who stands there up to date; null when there is nothing to say yet. */
  constructor(stateOf: (topic: Topic, point: FeedPoint | null) => TopicLine | null) {
    this.#stateOf = stateOf;
  }

  /** The topics that somebody follows. */
  followed(): Topic[] {
    return [...this.#followers.keys()];
  }

  /** Makes the response a stream of lines about these topics, from where its reader stands until it leaves. */
  follow(response: ServerResponse, topics: ReadonlyMap<Topic, FeedPoint | null>): LineStream {
    response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    response.flushHeaders();
    const stream = new LineStream(response, topics, (topic, point) =>
      textOf(this.#stateOf(topic as Topic, point)),
    );
    // A reader may have left while what it asked for was being fetched.
    if (response.destroyed) return stream;
    for (const topic of topics.keys()) {
      const streams = this.#followers.get(topic) ?? new Set();
      this.#followers.set(topic, streams.add(stream));
    }
    response.on('close', () => {
      for (const topic of topics.keys()) this.#leave(topic, stream);
    });
    return stream;
  }

  send(topic: Topic, line: TopicLine | null): void {
    const streams = this.#followers.get(topic);
    if (!streams || !line) return;
    const text = textOf(line);
    const before = pointBefore(line);
    for (const stream of streams) stream.send(topic, text, before);
  }

  #leave(topic: Topic, stream: LineStream): void {
    const streams = this.#followers.get(topic);
    streams?.delete(stream);
    if (streams?.size === 0) this.#followers.delete(topic);
  }
}

/** Where a reader stands who has everything but this line; null when an image alone would help it. */
function pointBefore({ type, epoch, from, to }: TopicLine): FeedPoint | null {
  if (epoch === undefined) return null;
  if (type === 'CHANGE' && from !== undefined) return { epoch, to: from };
  return type === 'HEARTBEAT' && to !== undefined ? { epoch, to } : null;
}

const textOf = (line: object | null): string => (line ? `${JSON.stringify(line)}\n` : '');
