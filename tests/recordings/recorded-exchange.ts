import { messageBetween } from '#server/gateway/upstream/book-changes.ts';
import { scriptedUpstream, type ScriptedUpstream } from '#server/gateway/testing/scripted-upstream.ts';
import type { MarketMessage } from '#server/gateway/upstream/upstream.ts';
import { applyMessage } from '#server/replay/apply-change.ts';
import type { McmMessage } from '#server/replay/mcm-message.ts';
import type { RecordedMarkets } from '#server/replay/recorded-market.ts';
import type { MarketBook } from '#contract/market.ts';
import { toBook } from './recorded-book.ts';

interface Told {
  book: MarketBook;
  messages: MarketMessage[];
  wake: () => void;
}

/** An exchange that publishes what was recorded, message by message as fast as it is read, and matches nothing. */
export class RecordedExchange {
  readonly markets: RecordedMarkets = new Map();
  readonly upstream: ScriptedUpstream;
  /** Every runner that was ever seen in a market. */
  readonly runners = new Map<string, Map<string, readonly [id: number, hc: number]>>();
  readonly #told = new Map<string, Told>();
  #messages = 0;

  constructor() {
    this.upstream = scriptedUpstream({
      watchMarket: (marketId, signal) => this.#watch(marketId, signal),
    });
  }

  /** How many messages were published. */
  get messages(): number {
    return this.#messages;
  }

  /** The number that a market has reached. */
  at = (marketId: string): number => this.#told.get(marketId)?.book.to ?? -1;

  hear(message: McmMessage): void {
    for (const market of applyMessage(this.markets, message)) {
      const known = this.#told.get(market.id);
      const book = toBook(market, (known?.book.to ?? 0) + 1);
      const seen = this.runners.get(market.id) ?? new Map<string, readonly [number, number]>();
      this.runners.set(market.id, seen);
      for (const [key, { id, hc }] of market.runners) seen.set(key, [id, hc]);
      if (!known) {
        this.#told.set(market.id, { book, messages: [], wake: () => {} });
        continue;
      }
      known.messages.push(messageBetween(known.book, book));
      known.book = book;
      known.wake();
    }
  }

  async *#watch(marketId: string, signal: AbortSignal): AsyncGenerator<MarketMessage> {
    const told = this.#told.get(marketId);
    if (!told) return yield { type: 'UNKNOWN_MARKET', marketId };
    told.messages.length = 0;
    this.#messages++;
    yield { type: 'IMAGE', ...told.book };
    while (!signal.aborted) {
      const message = told.messages.shift();
      if (message) {
        this.#messages++;
        yield message;
      } else {
        await new Promise<void>((resolve) => {
          told.wake = resolve;
          setTimeout(resolve, 1_000);
        });
        const { epoch, to, at } = told.book;
        if (told.messages.length === 0) yield { type: 'HEARTBEAT', marketId, epoch, to, at };
      }
    }
  }
}
