import type { FeedPoint } from '#domain/market/sequence.ts';
import type { StreamLine } from '#contract/stream.ts';
import type { Topic } from './shared-stream.ts';

/** The lines of one topic, whichever connection brings them, and where they have led. */
export class Reader implements AsyncIterable<StreamLine> {
  readonly topic: Topic;
  /** Of a market: where one stands who has heard every line; null: nowhere. */
  point: FeedPoint | null;
  readonly #lines: StreamLine[] = [];
  #end: { error: unknown } | null = null;
  #wake = () => {};

  constructor(topic: Topic, point: FeedPoint | null) {
    this.topic = topic;
    this.point = point;
  }

  hear(line: StreamLine): void {
    if ('marketId' in line && 'epoch' in line) this.point = { epoch: line.epoch, to: line.to };
    this.#lines.push(line);
    this.#wake();
  }

  /** After what was heard the lines end, or throw the error. */
  end(error?: unknown): void {
    this.#end ??= { error };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<StreamLine> {
    for (;;) {
      const line = this.#lines.shift();
      if (line) yield line;
      else if (this.#end) {
        if (this.#end.error !== undefined) throw this.#end.error;
        return;
      } else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
