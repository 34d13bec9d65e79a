import { LRUCache } from 'lru-cache';
import type { RunnerTrades } from '#contract/market.ts';
import type { StoredFill } from '#server/exchange/engine/records/orders.ts';
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

interface Runner {
  marketId: string;
  runnerId: string;
}

const keyOf = ({ marketId, runnerId }: Runner): string => JSON.stringify([marketId, runnerId]);

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
export type ReadTrades = (runner: Runner, afterFillId: number) => Promise<Trade[]>;

/** What was matched on runners. Reads each runner's fills from storage once, and after that only the new ones. */
export class AllRunnerTrades {
  readonly #read: ReadTrades;
  readonly #known = new LRUCache<string, Known>({ max: runnersKept });

  constructor(read: ReadTrades) {
    this.#read = read;
  }

  /** Takes note of committed fills. A runner of which one is void now is read again. */
  committed(fills: readonly StoredFill[]): void {
    for (const { voided, ...runner } of fills) if (voided) this.#known.delete(keyOf(runner));
  }

  async of({ marketId, runnerId }: Runner): Promise<RunnerTrades> {
    const key = keyOf({ marketId, runnerId });
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
