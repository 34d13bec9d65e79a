import type { MarketBook } from '#contract/market.ts';
import type { Side } from '#domain/bet/side.ts';

/** A runner's best prices, each with its size; null where there is none. */
export interface Priced {
  runnerId: string;
  toBack: Offered | null;
  toLay: Offered | null;
  /** Of its last match; null if there was none. */
  lastOdds: number | null;
}

export interface Offered {
  odds: number;
  /** Backers' stake, minor units. */
  size: number;
}

/** Returns the runners that still run, in the market's order. */
export function pricedRunners({ definition, runners }: MarketBook): Priced[] {
  const active = new Set(
    definition.runners.filter(({ status }) => status === 'ACTIVE').map(({ runnerId }) => runnerId),
  );
  return runners
    .filter(({ runnerId }) => active.has(runnerId))
    .map(({ runnerId, toBack: [back], toLay: [lay], lastOdds }) => ({
      runnerId,
      toBack: back ? { odds: back[0], size: back[1] } : null,
      toLay: lay ? { odds: lay[0], size: lay[1] } : null,
      lastOdds,
    }));
}

/** Returns the runners that can be backed, the shortest price first. */
export const byFavour = (book: MarketBook): (Priced & { toBack: Offered })[] =>
  pricedRunners(book)
    .flatMap((runner) => (runner.toBack ? [{ ...runner, toBack: runner.toBack }] : []))
    .sort((one, other) => one.toBack.odds - other.toBack.odds);

/** Returns what a taker on that side can take at once at the best price. */
export const offeredTo = (side: Side, { toBack, toLay }: Priced): Offered | null =>
  side === 'BACK' ? toBack : toLay;
