import type { FeedPoint } from '#domain/market/sequence.ts';
import type { StreamMessage } from '#contract/stream.ts';
import type { Topic } from './shared-stream.ts';

/** One topic's messages, whichever connection brings them, and where they have led. */
export class Reader implements AsyncIterable<StreamMessage> {
  readonly topic: Topic;
  /** For a market, where its messages have led so far; null if nothing is known. */
  point: FeedPoint | null;
  readonly #messages: StreamMessage[] = [];
  #end: { error: unknown } | null = null;
  #wake = () => {};

  constructor(topic: Topic, point: FeedPoint | null) {
    this.topic = topic;
    this.point = point;
  }

  hear(message: StreamMessage): void {
    if ('marketId' in message && 'epoch' in message) this.point = { epoch: message.epoch, to: message.to };
    this.#messages.push(message);
    this.#wake();
  }

  /** Ends the messages, after those already received, or makes them throw the error. */
  end(error?: unknown): void {
    this.#end ??= { error };
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
