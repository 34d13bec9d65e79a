import { itemAt } from '#domain/must.ts';
import type { MarketDefinition } from '#contract/market.ts';
import { hasTooFewRunners, isSettledOnNumber } from '#domain/market/market-kind.ts';
import { countedFactor, reducedOdds } from '../settlement/reduction.ts';
import type { Effects } from '../changes/effects.ts';
import { accountsIn, coverBets } from '../payments/cover-bets.ts';
import type { StoredFill } from '../records/orders.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { CommandResults, OperatorCommandOf } from './commands.ts';
import { correctFills, toVoid } from './correct-fills.ts';
import { lapseAll } from './lapse-all.ts';
import { redefine } from './redefine.ts';
import { noMarket, refuseCommand } from '../refusal.ts';

/**
 * Removes a runner from the market. Everything unmatched lapses, bets on the runner are void, and bets matched on the
 * others count at odds reduced by the factor, unless it is too small to count under the market's rules. Does nothing if
 * the runner is already removed.
 */
export function removeRunner(
  state: ExchangeState,
  { marketId, runnerId, reductionFactor }: OperatorCommandOf<'REMOVE_RUNNER'>,
  effects: Effects,
): CommandResults['REMOVE_RUNNER'] {
  const market = state.markets.get(marketId);
  if (!market) return noMarket(state, marketId);
  const { definition } = market;
  const place = market.runnerIndex.get(runnerId);
  if (place === undefined) return refuseCommand('UNKNOWN_RUNNER', 'There is no such runner in this market.');
  if (itemAt(definition.runners, place).status === 'REMOVED') return { status: 'ACCEPTED', definition };
  const left = definition.runners.filter(({ status }) => status === 'ACTIVE').length - 1;
  if (isSettledOnNumber(definition.kind) || definition.kind === 'BINARY' || left < 1)
    return refuseCommand('INVALID_REMOVAL', 'No runner of this market can be removed.');
  lapseAll(market, 'RUNNER_REMOVED', effects);
  const factor = countedFactor(definition, reductionFactor);
  const removed = {
    ...itemAt(definition.runners, place),
    status: 'REMOVED' as const,
    reductionFactor: factor,
  };
  redefine(market, without(definition, place, removed), effects);
  const ofOthers = (fill: StoredFill): StoredFill => {
    const odds = reducedOdds(definition.kind, fill.odds, factor);
    return odds === fill.odds ? fill : { ...fill, odds, struckOdds: fill.struckOdds ?? fill.odds };
  };
  correctFills(market, (fill) => (fill.runnerId === runnerId ? toVoid(fill) : ofOthers(fill)), effects);
  coverBets(state, accountsIn(market), effects);
  return { status: 'ACCEPTED', definition: market.definition };
}

/** Suspends the market if no more runners are left than can win; the operator then settles or voids it. */
function without(
  definition: MarketDefinition,
  place: number,
  removed: MarketDefinition['runners'][number],
): MarketDefinition {
  const { quotes } = definition;
  const left = {
    ...definition,
    runners: definition.runners.with(place, removed),
    ...(quotes && { quotes: [] }),
  };
  if (!hasTooFewRunners(left)) return left;
  return { ...left, status: 'SUSPENDED', suspendReason: 'TOO_FEW_RUNNERS' };
}
