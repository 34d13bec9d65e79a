import type { FeedPoint } from '#domain/market/sequence.ts';
import type { StreamLine } from '#contract/stream.ts';
import { Reader } from './stream-reader.ts';

/** What is followed: `market 1.2`, `event 7`, `score 7`. */
export type Topic = `${'market' | 'event' | 'score'} ${string}`;

export type OpenStream = (query: Record<string, string>, signal: AbortSignal) => AsyncIterable<StreamLine>;

/** What is asked for within this time goes onto one connection. */
const gatherMs = 5;
/** As many as fit into the contract's lists, whatever their ids and points are. */
const mostTopics = 300;
/** More connections than this are put together. */
const mostConnections = 8;

/** One connection to the exchange: those who read it, by what they follow. */
interface Connection {
  readonly readers: Map<Topic, Reader>;
  /** Topics that were asked for, those that nobody reads any more included. */
  readonly asked: number;
  readonly controller: AbortController;
}

/**
 * Everything public that this gateway follows, on a few connections: what is asked for together comes together, small
 * connections are joined, and one most of whose readers have left is opened anew without them. Whoever is moved goes
 * on from where it stood.
 */
export class SharedStream {
  readonly #open: OpenStream;
  readonly #connections = new Set<Connection>();
  #waiting: Reader[] = [];

  constructor(open: OpenStream) {
    this.#open = open;
  }

  /**
   * The lines of one topic, until `signal` aborts; they end, or throw, when their connection does. Of a market they
   * begin with what leads on from `after`, where that can be had.
   */
  follow(topic: Topic, signal: AbortSignal, after: FeedPoint | null = null): AsyncIterable<StreamLine> {
    const reader = new Reader(topic, after);
    this.#wait(reader);
    signal.addEventListener('abort', () => this.#leave(reader), { once: true });
    if (signal.aborted) this.#leave(reader);
    return reader;
  }

  #wait(reader: Reader): void {
    if (this.#waiting.length === 0) setTimeout(() => this.#gather(), gatherMs);
    this.#waiting.push(reader);
  }

  #gather(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#connect(waiting);
    if (this.#connections.size <= mostConnections) return;
    const [, ...smaller] = [...this.#connections].toSorted((a, b) => b.readers.size - a.readers.size);
    this.#connect(smaller.flatMap((connection) => this.#dissolve(connection)));
  }

  #connect(readers: readonly Reader[]): void {
    let topics = new Map<Topic, Reader>();
    for (const reader of readers) {
      // Two who follow the same stand at different points: each is told on a connection of its own.
      if (topics.has(reader.topic)) this.#wait(reader);
      else topics.set(reader.topic, reader);
      if (topics.size < mostTopics) continue;
      void this.#run(topics);
      topics = new Map();
    }
    if (topics.size > 0) void this.#run(topics);
  }

  /** Ends a connection, not those who read it. */
  #dissolve(connection: Connection): Reader[] {
    this.#connections.delete(connection);
    const readers = [...connection.readers.values()];
    connection.readers.clear();
    connection.controller.abort();
    return readers;
  }

  #leave(reader: Reader): void {
    reader.end();
    this.#waiting = this.#waiting.filter((one) => one !== reader);
    for (const connection of this.#connections) {
      if (connection.readers.get(reader.topic) !== reader) continue;
      connection.readers.delete(reader.topic);
      if (connection.readers.size * 2 < connection.asked) this.#connect(this.#dissolve(connection));
      return;
    }
  }

  async #run(readers: Map<Topic, Reader>): Promise<void> {
    const controller = new AbortController();
    const connection = { readers, asked: readers.size, controller };
    this.#connections.add(connection);
    let error: unknown;
    try {
      for await (const line of this.#open(queryOf([...readers.values()]), controller.signal))
        for (const topic of topicsOf(line)) readers.get(topic)?.hear(line);
    } catch (cause) {
      error = cause;
    }
    for (const reader of this.#dissolve(connection)) reader.end(error);
  }
}

function queryOf(readers: readonly Reader[]): Record<string, string> {
  const of = (kind: string) => readers.filter(({ topic }) => topic.startsWith(`${kind} `));
  const list = (kind: string) => of(kind).map(({ topic }) => topic.slice(kind.length + 1));
  const points = of('market').map(({ point }) => (point ? `${point.epoch}:${point.to}` : ''));
  const query = {
    markets: list('market').join(','),
    after: points.join(',').replace(/,+$/, ''),
    events: list('event').join(','),
    scores: list('score').join(','),
  };
  return Object.fromEntries(Object.entries(query).filter(([, text]) => text !== ''));
}

function topicsOf(line: StreamLine): Topic[] {
  switch (line.type) {
    case 'EVENT':
      return [`event ${line.eventId}`];
    case 'UNKNOWN_EVENT':
      return [`event ${line.eventId}`, `score ${line.eventId}`];
    case 'SCORE_IMAGE':
    case 'SCORE_CHANGE':
    case 'SCORE_HEARTBEAT':
      return [`score ${line.eventId}`];
    default:
      return [`market ${line.marketId}`];
  }
}
