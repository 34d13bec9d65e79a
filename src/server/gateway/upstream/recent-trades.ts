import { LRUCache } from 'lru-cache';
import { timing } from '#domain/site/timing.ts';
import type { RunnerTrades } from '#contract/market.ts';

interface Runner {
  marketId: string;
  runnerId: string;
}

/**
 * What was matched on runners, the same for everyone. Requests for the same runner share one call, whose answer is kept
 * for a moment. Failures are not kept.
 */
export class RecentTrades {
  readonly #answers: LRUCache<string, { trades: RunnerTrades | null }>;

  constructor(ask: (runner: Runner) => Promise<RunnerTrades | null>) {
    this.#answers = new LRUCache({
      max: 2_000,
      ttl: timing.tradesKept,
      fetchMethod: async (key) => {
        const [marketId, runnerId] = JSON.parse(key) as [string, string];
        return { trades: await ask({ marketId, runnerId }) };
      },
    });
  }

  /** Returns null if there is no such runner. */
  async of({ marketId, runnerId }: Runner): Promise<RunnerTrades | null> {
    const answer = await this.#answers.fetch(JSON.stringify([marketId, runnerId]));
    if (!answer) throw new Error(`${marketId} gave no answer`);
    return answer.trades;
  }
}
