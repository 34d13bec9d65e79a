import type { ServerResponse } from 'node:http';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { MessageStream } from './message-stream.ts';

export type Topic = `market ${string}` | `event ${string}` | `score ${string}` | `account ${string}`;

/** A topic's message. A change says where it starts, a heartbeat where it stands. */
export type TopicMessage = { type: string; epoch?: string; from?: number; to?: number };

/** Delivers messages to the followers of their topic. Each message is serialised once, however many follow. */
export class Hub {
  readonly #followers = new Map<Topic, Set<MessageStream>>();
  readonly #stateOf: (topic: Topic, point: FeedPoint | null) => TopicMessage | null;

  /** `stateOf` returns what brings a follower at that point up to date; null if there is nothing to send yet. */
  constructor(stateOf: (topic: Topic, point: FeedPoint | null) => TopicMessage | null) {
    this.#stateOf = stateOf;
  }

  /** Returns the topics that have followers. */
  followed(): Topic[] {
    return [...this.#followers.keys()];
  }

  /** Turns the response into a stream of these topics' messages, from where its reader stands until it leaves. */
  follow(response: ServerResponse, topics: ReadonlyMap<Topic, FeedPoint | null>): MessageStream {
    response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    response.flushHeaders();
    const stream = new MessageStream(response, topics, (topic, point) =>
      textOf(this.#stateOf(topic as Topic, point)),
    );
    // The reader may have left while what it asked for was being fetched.
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

  send(topic: Topic, message: TopicMessage | null): void {
    const streams = this.#followers.get(topic);
    if (!streams || !message) return;
    const text = textOf(message);
    const before = pointBefore(message);
    for (const stream of streams) stream.send(topic, text, before);
  }

  #leave(topic: Topic, stream: MessageStream): void {
    const streams = this.#followers.get(topic);
    streams?.delete(stream);
    if (streams?.size === 0) this.#followers.delete(topic);
  }
}

/** Where a reader stands that has everything but this message; null if it would need an image. */
function pointBefore({ type, epoch, from, to }: TopicMessage): FeedPoint | null {
  if (epoch === undefined) return null;
  if (type === 'CHANGE' && from !== undefined) return { epoch, to: from };
  return type === 'HEARTBEAT' && to !== undefined ? { epoch, to } : null;
}

const textOf = (message: object | null): string => (message ? `${JSON.stringify(message)}\n` : '');
