import type { FeedPoint } from '#domain/market/sequence.ts';
import { changedRunner, MarketHistory } from '#contract/market-history.ts';
import type { MarketBook, MarketDefinition, RunnerBook } from '#contract/market.ts';
import type { MarketFact } from '#server/exchange/engine/changes/feed-facts.ts';
import type { MarketChange, MarketHeartbeat, MarketImage, RunnerChange } from '#contract/stream.ts';

export type MarketDifference = Omit<MarketFact, 'marketId' | 'isNew'>;

/**
 * A market as last published: what is committed, never what the engine has only decided. Images and changes both come
 * from here, so they cannot disagree.
 */
export class MarketView {
  readonly #epoch: string;
  readonly #runners: Map<string, RunnerBook>;
  readonly #history: MarketHistory;
  #definition: MarketDefinition;
  #matched: number;
  #to = 0;
  #at: string;

  constructor(epoch: string, book: Omit<MarketBook, 'epoch' | 'to' | 'marketId'>) {
    this.#epoch = epoch;
    this.#definition = book.definition;
    this.#runners = new Map(book.runners.map((runner) => [runner.runnerId, runner]));
    this.#matched = book.matched;
    this.#at = book.at;
    this.#history = new MarketHistory({ epoch, to: 0 });
  }

  /** Creates the view of a market without orders. */
  static ofNew(epoch: string, definition: MarketDefinition | undefined, at: string): MarketView {
    if (!definition) throw new Error('A new market without a definition');
    const runners = definition.runners.map(({ runnerId }) => emptyBook(runnerId));
    return new MarketView(epoch, { at, definition, runners, matched: 0 });
  }

  get definition(): MarketDefinition {
    return this.#definition;
  }

  book(): MarketBook {
    return {
      marketId: this.#definition.marketId,
      epoch: this.#epoch,
      to: this.#to,
      at: this.#at,
      definition: this.#definition,
      runners: [...this.#runners.values()],
      matched: this.#matched,
    };
  }

  image(): MarketImage {
    return { type: 'IMAGE', ...this.book() };
  }

  heartbeat(at: string): MarketHeartbeat {
    return { type: 'HEARTBEAT', marketId: this.#definition.marketId, epoch: this.#epoch, to: this.#to, at };
  }

  /** Returns what brings a reader at that point up to date: a merged change, a heartbeat, or an image (also for null). */
  since(point: FeedPoint | null, at: string): MarketImage | MarketChange | MarketHeartbeat {
    const way = point && this.#history.since(point, Date.parse(at));
    return way === 'abreast' ? this.heartbeat(at) : (way ?? this.image());
  }

  /** Applies the difference and returns the change message for it. Throws on a runner the market does not have. */
  apply({ definition, runners, matched }: MarketDifference, at: string): MarketChange {
    const from = this.#to++;
    this.#at = at;
    if (definition) this.#definition = definition;
    if (matched !== undefined) this.#matched = matched;
    for (const change of runners)
      this.#runners.set(change.runnerId, changedRunner(this.#runnerOf(change), change));
    const change: MarketChange = {
      type: 'CHANGE',
      marketId: this.#definition.marketId,
      epoch: this.#epoch,
      from,
      to: this.#to,
      at,
      ...(definition && { definition }),
      runners: [...runners],
      ...(matched !== undefined && { matched }),
    };
    this.#history.add(change, Date.parse(at));
    return change;
  }

  #runnerOf({ runnerId }: RunnerChange): RunnerBook {
    const runner = this.#runners.get(runnerId);
    if (!runner) throw new Error(`${this.#definition.marketId} has no runner ${runnerId}`);
    return runner;
  }
}

const emptyBook = (runnerId: string): RunnerBook => ({
  runnerId,
  toBack: [],
  toLay: [],
  lastOdds: null,
  matched: 0,
});
