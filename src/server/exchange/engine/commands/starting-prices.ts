import type { MarketDefinition } from '#contract/market.ts';
import { itemAt } from '#domain/must.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import { bestOddsFor } from '../matching/best-offer.ts';
import type { StoredFill } from '../records/orders.ts';
import type { MarketState } from '../state/market-state.ts';

/**
 * Returns the runners of a market that goes in play, each with its starting price: the last odds matched on it, or else
 * the best that it could be backed at. A market keeps the prices of its first start. Quotes and lines are no prices.
 */
export function withStartingPrices(market: MarketState): MarketDefinition['runners'] {
  const { kind, runners, startedAt } = market.definition;
  const hasStarted =
    startedAt !== undefined || runners.some(({ startingPrice }) => startingPrice !== undefined);
  if (hasStarted || isQuoted(kind) || kind === 'LINE') return runners;
  return runners.map((runner, at) => {
    if (runner.status !== 'ACTIVE') return runner;
    const startingPrice = itemAt(market.runners, at).lastOdds ?? bestOddsFor(market, at, 'BACK');
    return startingPrice === null ? runner : { ...runner, startingPrice };
  });
}

/**
 * Returns the runners without starting prices at which only bets were matched that are void now and stood before, `stood`
 * being their fills: the sound bet before tells the price then, if there is one. What could be backed at the start is not
 * known any more.
 */
export function withSoundStartingPrices(
  { definition, fills }: MarketState,
  stood: ReadonlySet<number>,
): MarketDefinition['runners'] {
  const { runners, startedAt } = definition;
  if (startedAt === undefined) return runners;
  const corrected = runners.map((runner) => {
    const { startingPrice, ...rest } = runner;
    if (startingPrice === undefined) return runner;
    const its = fills.filter(({ runnerId, at }) => runnerId === runner.runnerId && at <= startedAt);
    // Of the very moment of the start, only a bet at that price may have told it.
    const told = ({ at, odds, struckOdds }: StoredFill) =>
      at < startedAt || odds === startingPrice || struckOdds === startingPrice;
    const last = its.findLast((fill) => (!fill.voided || stood.has(fill.fillId)) && told(fill));
    if (last?.voided !== true) return runner;
    const sound = its.findLast(({ voided, fillId }) => !voided && fillId < last.fillId);
    if (!sound) return rest;
    // A withdrawal since the start has reduced the bets, and no starting price.
    const wasReduced = last.struckOdds === startingPrice;
    const price = (wasReduced ? sound.struckOdds : null) ?? sound.odds;
    return price === startingPrice ? runner : { ...rest, startingPrice: price };
  });
  return corrected.some((runner, at) => runner !== runners[at]) ? corrected : runners;
}
