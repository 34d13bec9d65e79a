import type { FeedPoint } from '#domain/market/sequence.ts';
import type { StreamMessage } from '#contract/stream.ts';
import type { Topic } from './shared-stream.ts';

/** One topic's messages, whichever connection brings them, and where they have led. */
export class Reader implements AsyncIterable<StreamMessage> {
  readonly topic: Topic;
  /** For a market, where its messages have led so far; null if nothing is known. */
  point: FeedPoint | null;
  readonly #messages: StreamMessage[] = [];
  #last: StreamMessage | null = null;
  #end: { error: unknown } | null = null;
  #wake = () => {};

  readonly #ended: () => void;

  /** Calls `ended` once there is nothing more to come. */
  constructor(topic: Topic, point: FeedPoint | null, ended: () => void) {
    this.topic = topic;
    this.point = point;
    this.#ended = ended;
  }

  hear(message: StreamMessage): void {
    if ('marketId' in message && 'epoch' in message) this.point = { epoch: message.epoch, to: message.to };
    this.#last = message;
    this.#messages.push(message);
    this.#wake();
  }

  /** Hears that everything stands as it was last told, if it was. */
  hearNothingNew(): void {
    const still = this.#last && stillOf(this.#last, new Date().toISOString());
    if (still) this.hear(still);
  }

  /** Ends the messages, after those already received, or makes them throw the error. */
  end(error?: unknown): void {
    this.#end ??= { error };
    this.#ended();
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<StreamMessage> {
    for (;;) {
      const message = this.#messages.shift();
      if (message) yield message;
      else if (this.#end) {
        if (this.#end.error !== undefined) throw this.#end.error;
        return;
      } else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

/** Returns the message that says that nothing has changed since another one; null after the last one. */
function stillOf(last: StreamMessage, at: string): StreamMessage | null {
  switch (last.type) {
    case 'IMAGE':
    case 'CHANGE':
    case 'HEARTBEAT':
      return { type: 'HEARTBEAT', marketId: last.marketId, epoch: last.epoch, to: last.to, at };
    case 'SCORE_IMAGE':
    case 'SCORE_CHANGE':
    case 'SCORE_HEARTBEAT':
      return { type: 'SCORE_HEARTBEAT', eventId: last.eventId, epoch: last.epoch, to: last.to, at };
    case 'EVENT':
      return { ...last, at };
    default:
      return null;
  }
}
