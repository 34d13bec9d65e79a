import type { FeedPoint } from '#domain/market/sequence.ts';
import type { StreamMessage } from '#contract/stream.ts';
import { Reader } from './stream-reader.ts';

/** E.g. `market 1.2`, `event 7`, `score 7`. */
export type Topic = `${'market' | 'event' | 'score'} ${string}`;

/** Opens a connection. A null says that there is nothing new. */
export type OpenStream = (
  query: Record<string, string>,
  signal: AbortSignal,
) => AsyncIterable<StreamMessage | null>;

/** Topics requested within this time share a connection. */
const gatherMs = 5;
/** As many as fit the contract's lists, whatever their ids and points. */
const mostTopics = 300;
/** If there are more connections than this, the smaller ones are joined. */
const mostConnections = 8;

/** One connection to the exchange, with its readers by topic. */
interface Connection {
  readonly readers: Map<Topic, Reader>;
  /** How many topics were requested, including those nobody reads any more. */
  readonly asked: number;
  readonly controller: AbortController;
}

/**
 * Everything public that this gateway follows, on a few connections. Topics requested together share one, small
 * connections are joined, and one that most readers have left is reopened without them. A reader that is moved resumes
 * from where it stood.
 */
export class SharedStream {
  readonly #open: OpenStream;
  readonly #connections = new Set<Connection>();
  #waiting: Reader[] = [];

  constructor(open: OpenStream) {
    this.#open = open;
  }

  /**
   * Returns one topic's messages until `signal` aborts. They end or throw when their connection does. A market's messages
   * begin with what leads on from `after`, if possible.
   */
  follow(topic: Topic, signal: AbortSignal, after: FeedPoint | null = null): AsyncIterable<StreamMessage> {
    const leave = () => this.#leave(reader);
    const reader = new Reader(topic, after, () => signal.removeEventListener('abort', leave));
    this.#wait(reader);
    signal.addEventListener('abort', leave, { once: true });
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
      // Two readers of one topic may stand at different points, so each gets a connection of its own.
      if (topics.has(reader.topic)) this.#wait(reader);
      else topics.set(reader.topic, reader);
      if (topics.size < mostTopics) continue;
      void this.#run(topics);
      topics = new Map();
    }
    if (topics.size > 0) void this.#run(topics);
  }

  /** Ends a connection but not its readers, which it returns. */
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
      for await (const message of this.#open(queryOf([...readers.values()]), controller.signal))
        if (message === null) for (const reader of readers.values()) reader.hearNothingNew();
        else for (const topic of topicsOf(message)) readers.get(topic)?.hear(message);
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

function topicsOf(message: StreamMessage): Topic[] {
  switch (message.type) {
    case 'EVENT':
      return [`event ${message.eventId}`];
    case 'UNKNOWN_EVENT':
      return [`event ${message.eventId}`, `score ${message.eventId}`];
    case 'SCORE_IMAGE':
    case 'SCORE_CHANGE':
    case 'SCORE_HEARTBEAT':
      return [`score ${message.eventId}`];
    default:
      return [`market ${message.marketId}`];
  }
}
