import type { MarketDefinition } from '#contract/market.ts';
import { itemAt } from '#domain/must.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import { bestOddsFor } from '../matching/best-offer.ts';
import type { MarketState } from '../state/market-state.ts';

/**
 * Returns the runners of a market that goes in play, each with its starting price: the last odds matched on it, or else
 * the best that it could be backed at. A market keeps the prices of its first start. Quotes and lines are no prices.
 */
export function withStartingPrices(market: MarketState): MarketDefinition['runners'] {
  const { kind, runners } = market.definition;
  const hasStarted = runners.some(({ startingPrice }) => startingPrice !== undefined);
  if (hasStarted || isQuoted(kind) || kind === 'LINE') return runners;
  return runners.map((runner, at) => {
    if (runner.status !== 'ACTIVE') return runner;
    const startingPrice = itemAt(market.runners, at).lastOdds ?? bestOddsFor(market, at, 'BACK');
    return startingPrice === null ? runner : { ...runner, startingPrice };
  });
}
