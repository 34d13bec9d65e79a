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
/** If there are more connections with room than this, the smaller ones are joined. */
const mostConnections = 8;
/** How long a connection that says nothing holds up those that would be opened after it. */
const openingMs = 1_000;

/** One connection to the exchange, with its readers by topic. */
interface Connection {
  readonly readers: Map<Topic, Reader>;
  /** How many topics it tells of, including those nobody reads any more. */
  asked: number;
  readonly controller: AbortController;
  /** Until it says something; then undefined. */
  opening: NodeJS.Timeout | undefined;
}

/**
 * Everything public that this gateway follows, on a few connections. Topics requested together share one, as do those
 * that are requested while others are being opened. Small connections are joined, and one that most readers have left is
 * reopened without them. A reader that is moved resumes from where it stood.
 */
export class SharedStream {
  readonly #open: OpenStream;
  readonly #connections = new Set<Connection>();
  readonly #waiting = new Set<Reader>();
  #isGathering = false;
  #opening = 0;

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
    this.#waiting.add(reader);
    this.#gatherSoon();
  }

  #gatherSoon(): void {
    if (this.#isGathering || this.#opening > 0 || this.#waiting.size === 0) return;
    this.#isGathering = true;
    setTimeout(() => this.#gather(), gatherMs);
  }

  #gather(): void {
    this.#isGathering = false;
    // One at a time: asked for everything at once, a slow exchange would answer nothing in time.
    // The last first: they wait the longest for an answer before they give up and ask anew.
    const next = [...this.#waiting].slice(-mostTopics);
    for (const reader of next) this.#waiting.delete(reader);
    this.#connect(next);
    const withRoom = [...this.#connections].filter(({ readers }) => readers.size < mostTopics);
    if (withRoom.length <= mostConnections) return;
    const [, ...smaller] = withRoom.toSorted((a, b) => b.readers.size - a.readers.size);
    this.#connect(smaller.flatMap((connection) => this.#dissolve(connection)));
  }

  /** It has begun, or waiting for it has taken long enough. */
  #opened(connection: Connection): void {
    if (!connection.opening) return;
    clearTimeout(connection.opening);
    connection.opening = undefined;
    this.#opening--;
    this.#gatherSoon();
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
    if (this.#waiting.delete(reader)) return;
    for (const connection of this.#connections) {
      if (connection.readers.get(reader.topic) !== reader) continue;
      connection.readers.delete(reader.topic);
      if (connection.readers.size * 2 < connection.asked) this.#connect(this.#dissolve(connection));
      return;
    }
  }

  async #run(readers: Map<Topic, Reader>): Promise<void> {
    const controller = new AbortController();
    const opening = setTimeout(() => this.#opened(connection), openingMs);
    const connection: Connection = { readers, asked: readers.size, controller, opening };
    this.#connections.add(connection);
    this.#opening++;
    let error: unknown;
    try {
      for await (const message of this.#open(queryOf([...readers.values()]), controller.signal)) {
        this.#opened(connection);
        this.#tell(connection, message);
      }
    } catch (cause) {
      error = cause;
    }
    for (const reader of this.#dissolve(connection)) reader.end(error);
    this.#opened(connection);
  }

  #tell(connection: Connection, message: StreamMessage | null): void {
    const { readers } = connection;
    if (message === null) return readers.forEach((reader) => reader.hearNothingNew());
    const isLast = message.type.startsWith('UNKNOWN_');
    for (const topic of topicsOf(message)) {
      const reader = readers.get(topic);
      reader?.hear(message);
      if (!reader || !isLast) continue;
      reader.end();
      readers.delete(topic);
      connection.asked--;
    }
    if (readers.size === 0) this.#dissolve(connection);
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
