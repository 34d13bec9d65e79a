import type { CashOutResult } from '#contract/cash-out.ts';
import { areSameResults, planInputOf, resultsNow } from '#domain/risk/cash-out-plan-input.ts';
import {
  achievedBy,
  isHedge,
  type CashOutPlanInput,
  type CashOutLeg,
  type RunnerResult,
} from '#domain/risk/cash-out.ts';
import { isBetterThanKeeping } from '#domain/risk/cash-out-offer.ts';
import {
  carryRefusal,
  cashOutRefusal,
  isAwaitingDelay,
  locatedLeg,
  partsOf,
  resultsWith,
  takesWhatIsThere,
  type Leg,
} from '../risk/cash-out-checks.ts';
import type { CashOutCommand } from './commands.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { executeOrder } from '../matching/execute-order.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { MarketState } from '../state/market-state.ts';
import { newOrder } from './new-order.ts';
import { oddsRefusal, runnerRefusal } from '../risk/order-checks.ts';
import { toOrder } from '../state/order-record.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { toPosition } from '../changes/views.ts';

/**
 * Takes all legs of a cash out together, each at its odds or better; what isn't there lapses. In play the legs are
 * held back like every taker. A refusal changes nothing. A leg isn't bound by the least and greatest stake or the
 * greatest profit of a bet: a hedge is as large as it must be, and wins what the position loses. It is bound by the
 * limits on what may be at risk where it puts more at risk than before. Throws when there is no such account.
 */
export function cashOut(state: ExchangeState, command: CashOutCommand, effects: Effects): CashOutResult {
  const { accountId, clientId, marketId, runnerId, percent } = command;
  const account = state.account(accountId);
  const market = state.markets.get(marketId);
  const refuseFor = (refusal: Refusal) => refuse(clientId, refusal);
  if (!market)
    return refuseFor({ code: state.closedMarkets.has(marketId) ? 'MARKET_CLOSED' : 'UNKNOWN_MARKET' });
  const refusal = cashOutRefusal(account, market, effects.at) ?? legsRefusal(market, command.legs);
  if (refusal) return refuseFor(refusal);
  const position = market.positions.get(accountId);
  const input = inputWithoutPrices(market, position, runnerId);
  const before = resultsNow(input);
  if (!position || !areSameResults(before, command.before)) return refuseFor({ code: 'POSITION_CHANGED' });
  if (isAwaitingDelay(state, position)) return refuseFor({ code: 'BETS_UNDER_WAY' });
  if (!isHedge(input, command.legs)) return refuseFor({ code: 'NOT_A_HEDGE' });
  const legs = command.legs.map((leg) => locatedLeg(market, leg));
  const no = takeRefusal(position, legs, before, effects.at);
  if (no) return refuseFor(no);

  const orders = legs.map(({ runner, side, odds, tick, stake }) => {
    const bet = { clientId, position, runner, side, odds, line: null, tick, stake, at: effects.at };
    const terms = takesWhatIsThere;
    const order = newOrder(state, { ...bet, persistence: 'LAPSE', terms, byCashOut: true });
    executeOrder(state, order, effects);
    return toOrder(order);
  });
  const after = resultsNow(inputWithoutPrices(market, position, runnerId));
  const requested = command.legs;
  const achieved = achievedBy(orders);
  const facts = { clientId, marketId, runnerId, percent, requested, achieved, before, after, orders };
  return { status: 'ACCEPTED', ...facts };
}

/** Passes the position but no prices: what can be taken is read from the books themselves. */
function inputWithoutPrices(
  market: MarketState,
  position: MarketPosition | undefined,
  runnerId: string | null,
): CashOutPlanInput {
  const sight = {
    market: market.definition,
    position: position ? toPosition(position) : null,
    orders: [],
    pricesOf: () => undefined,
  };
  return planInputOf(sight, { runnerId, percent: 100 });
}

function legsRefusal(market: MarketState, legs: readonly CashOutLeg[]): Refusal | null {
  for (const { runnerId, odds } of legs) {
    const runner = market.runnerIndex.get(runnerId) ?? -1;
    const refusal =
      runnerRefusal(market.definition, runner) ?? oddsRefusal(market, odds, market.tickOf(odds));
    if (refusal) return refusal;
  }
  return null;
}

/** Null if there is anything to take, its worst result is better than keeping, and the account can carry it. */
function takeRefusal(
  position: MarketPosition,
  legs: readonly Leg[],
  before: readonly RunnerResult[],
  at: string,
): Refusal | null {
  const parts = partsOf(position, legs).flat();
  if (parts.length === 0) return { code: 'NO_PRICES_TO_CASH_OUT' };
  const { market } = position;
  const after = resultsWith(before, market, parts);
  if (!isBetterThanKeeping(after, before, market.definition.commissionRate))
    return { code: 'CASH_OUT_NOT_BETTER' };
  return carryRefusal(position, legs, parts, at);
}
