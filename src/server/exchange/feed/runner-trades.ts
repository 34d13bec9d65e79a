import { LRUCache } from 'lru-cache';
import type { MarketDefinition, RunnerTrades } from '#contract/market.ts';
import { PriceHistory } from './price-history.ts';

/** How many runners' histories are kept in memory. */
const runnersKept = 2_000;

interface Known {
  history: PriceHistory;
  /** The last fill in `history`. */
  fillId: number;
  /** Settles once all earlier requests have been read into `history`. */
  reading: Promise<unknown>;
}

/** One fill, as struck. */
export interface Trade {
  fillId: number;
  /** Before any removal reduced them. */
  odds: number;
  /** The backer's stake. */
  stake: number;
  voided: boolean;
  at: string;
}

/** Reads a runner's fills after the given one from storage. */
export type ReadTrades = (
  runner: { marketId: string; runnerId: string },
  afterFillId: number,
) => Promise<Trade[]>;

/** What was matched on runners. Reads each runner's fills from storage once, and after that only the new ones. */
export class AllRunnerTrades {
  readonly #read: ReadTrades;
  readonly #known = new LRUCache<string, Known>({ max: runnersKept });

  constructor(read: ReadTrades) {
    this.#read = read;
  }

  async of({ marketId, version }: MarketDefinition, runnerId: string): Promise<RunnerTrades> {
    // A removal voids bets, so all of them are read again.
    const key = JSON.stringify([marketId, runnerId, version]);
    let known = this.#known.get(key);
    if (!known) {
      known = { history: new PriceHistory(), fillId: 0, reading: Promise.resolve() };
      this.#known.set(key, known);
    }
    const entry = known;
    // One read after the other, so that no fill is counted twice.
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
