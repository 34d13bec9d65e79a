import { LRUCache } from 'lru-cache';
import type { MarketDefinition, RunnerTrades } from '#contract/market.ts';
import { PriceHistory } from './price-history.ts';

/** Runners whose history is kept in memory. */
const runnersKept = 2_000;

interface Known {
  history: PriceHistory;
  /** The last bet in it. */
  fillId: number;
  /** Done when everything asked for before is in it. */
  reading: Promise<unknown>;
}

/** One bet as it was struck. */
export interface Trade {
  fillId: number;
  /** Before any withdrawal reduced them. */
  odds: number;
  /** The backer's. */
  stake: number;
  voided: boolean;
  at: string;
}

/** Where a market's bets are read. */
export type ReadTrades = (
  runner: { marketId: string; runnerId: string },
  afterFillId: number,
) => Promise<Trade[]>;

/** What was matched on runners. Each is read from storage once, and from then on only what is new of it. */
export class AllRunnerTrades {
  readonly #read: ReadTrades;
  readonly #known = new LRUCache<string, Known>({ max: runnersKept });

  constructor(read: ReadTrades) {
    this.#read = read;
  }

  async of({ marketId, version }: MarketDefinition, runnerId: string): Promise<RunnerTrades> {
    // A withdrawal makes bets void, and every one of them is read again.
    const key = JSON.stringify([marketId, runnerId, version]);
    let known = this.#known.get(key);
    if (!known) {
      known = { history: new PriceHistory(), fillId: 0, reading: Promise.resolve() };
      this.#known.set(key, known);
    }
    const entry = known;
    // One after the other: no bet is counted twice.
    const reading = entry.reading
      .catch(() => undefined)
      .then(async () => {
        for (const { fillId, at, odds, stake, voided } of await this.#read(
          { marketId, runnerId },
          entry.fillId,
        )) {
          entry.fillId = fillId;
          if (!voided) entry.history.add({ at: Date.parse(at), odds, stake });
        }
        return { marketId, runnerId, ...entry.history.read() };
      });
    entry.reading = reading;
    return reading;
  }
}
