import type { RunnerTrades } from '#contract/market.ts';

/** The most points in a price history, however long the market was traded. */
export const mostPoints = 600;

interface Stretch {
  /** Its index: how many stretches of the current width lie between the Unix epoch and it. */
  number: number;
  /** When its last match was, Unix milliseconds. */
  at: number;
  odds: number;
  matched: number;
}

/** A match, as struck. */
export interface Struck {
  /** Unix milliseconds. */
  at: number;
  odds: number;
  stake: number;
}

/**
 * One runner's price over time, and how much was matched at which odds. Kept in stretches of a second; when there are
 * too many, every two neighbours are merged.
 */
export class PriceHistory {
  #width = 1_000;
  #stretches: Stretch[] = [];
  readonly #traded = new Map<number, number>();

  /** Adds a match. Call it in the order of the matches. */
  add({ at, odds, stake }: Struck): void {
    this.#traded.set(odds, (this.#traded.get(odds) ?? 0) + stake);
    this.#put({ number: Math.floor(at / this.#width), at, odds, matched: stake });
    while (this.#stretches.length > mostPoints) this.#widen();
  }

  read(): Pick<RunnerTrades, 'traded' | 'prices'> {
    return {
      traded: [...this.#traded].sort(([a], [b]) => a - b),
      prices: this.#stretches.map(({ at, odds, matched }) => ({
        at: new Date(at).toISOString(),
        odds,
        matched,
      })),
    };
  }

  #put(stretch: Stretch): void {
    const last = this.#stretches.at(-1);
    // A clock that was set back does not change the order.
    if (!last || stretch.number > last.number) {
      this.#stretches.push(stretch);
      return;
    }
    last.at = Math.max(last.at, stretch.at);
    last.odds = stretch.odds;
    last.matched += stretch.matched;
  }

  #widen(): void {
    const narrow = this.#stretches;
    this.#width *= 2;
    this.#stretches = [];
    for (const stretch of narrow) this.#put({ ...stretch, number: Math.floor(stretch.at / this.#width) });
  }
}
