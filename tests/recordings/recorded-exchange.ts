import { lineBetween } from '#server/gateway/upstream/book-changes.ts';
import { scriptedUpstream, type ScriptedUpstream } from '#server/gateway/testing/scripted-upstream.ts';
import type { MarketLine } from '#server/gateway/upstream/upstream.ts';
import { applyMessage } from '#server/replay/apply-change.ts';
import type { McmMessage } from '#server/replay/mcm-message.ts';
import type { RecordedMarkets } from '#server/replay/recorded-market.ts';
import type { MarketBook } from '#contract/market.ts';
import { toBook } from './recorded-book.ts';

interface Told {
  book: MarketBook;
  lines: MarketLine[];
  wake: () => void;
}

/** An exchange that says what was recorded, line by line as fast as it is read, and matches nothing. */
export class RecordedExchange {
  readonly markets: RecordedMarkets = new Map();
  readonly upstream: ScriptedUpstream;
  /** Of every runner that was ever seen in the market. */
  readonly runners = new Map<string, Map<string, readonly [id: number, hc: number]>>();
  readonly #told = new Map<string, Told>();
  #lines = 0;

  constructor() {
    this.upstream = scriptedUpstream({
      watchMarket: (marketId, signal) => this.#watch(marketId, signal),
    });
  }

  /** How many lines were said. */
  get lines(): number {
    return this.#lines;
  }

  /** Where a market stands. */
  at = (marketId: string): number => this.#told.get(marketId)?.book.to ?? -1;

  hear(message: McmMessage): void {
    for (const market of applyMessage(this.markets, message)) {
      const known = this.#told.get(market.id);
      const book = toBook(market, (known?.book.to ?? 0) + 1);
      const seen = this.runners.get(market.id) ?? new Map<string, readonly [number, number]>();
      this.runners.set(market.id, seen);
      for (const [key, { id, hc }] of market.runners) seen.set(key, [id, hc]);
      if (!known) {
        this.#told.set(market.id, { book, lines: [], wake: () => {} });
        continue;
      }
      known.lines.push(lineBetween(known.book, book));
      known.book = book;
      known.wake();
    }
  }

  async *#watch(marketId: string, signal: AbortSignal): AsyncGenerator<MarketLine> {
    const told = this.#told.get(marketId);
    if (!told) return yield { type: 'UNKNOWN_MARKET', marketId };
    told.lines.length = 0;
    this.#lines++;
    yield { type: 'IMAGE', ...told.book };
    while (!signal.aborted) {
      const line = told.lines.shift();
      if (line) {
        this.#lines++;
        yield line;
      } else {
        await new Promise<void>((resolve) => {
          told.wake = resolve;
          setTimeout(resolve, 1_000);
        });
        const { epoch, to, at } = told.book;
        if (told.lines.length === 0) yield { type: 'HEARTBEAT', marketId, epoch, to, at };
      }
    }
  }
}
