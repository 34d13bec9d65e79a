import type { RunnerTrades } from '#contract/market.ts';

/** However long a market was traded, no more points than this tell how its price went. */
export const mostPoints = 600;

interface Stretch {
  /** Which one it is, counted from the epoch in the history's width. */
  number: number;
  /** Unix milliseconds of the last match in it. */
  at: number;
  odds: number;
  matched: number;
}

/** A match as it was struck. */
export interface Struck {
  /** Unix milliseconds. */
  at: number;
  odds: number;
  stake: number;
}

/**
 * How one runner's price went, and what was matched at which odds. It is kept in stretches of a second; when there are
 * too many, each two neighbours become one.
 */
export class PriceHistory {
  #width = 1_000;
  #stretches: Stretch[] = [];
  readonly #traded = new Map<number, number>();

  /** In the order in which they were matched. */
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
    // A clock that was set back does not turn the order round.
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
