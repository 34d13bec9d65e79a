import type { CashOutResult } from '#contract/cash-out.ts';
import { areSameResults, cashOutAskOf, noCashOutReason, resultsNow } from '#domain/cash-out-ask.ts';
import {
  achievedBy,
  addResult,
  isHedge,
  type CashOutAsk,
  type CashOutLeg,
  type RunnerResult,
} from '#domain/cash-out.ts';
import { isBetterThanKeeping } from '#domain/cash-out-offer.ts';
import { bestOddsFor } from './best-offer.ts';
import type { CashOutCommand } from './commands.ts';
import type { Effects } from './effects.ts';
import type { ExchangeState } from './exchange-state.ts';
import { executeOrder } from './execute-order.ts';
import { MarketOffers } from './market-offers.ts';
import type { MarketPosition } from './market-position.ts';
import type { MarketState } from './market-state.ts';
import { newOrder } from './new-order.ts';
import {
  accountRefusal,
  exactnessRefusal,
  exposureRefusal,
  oddsRefusal,
  runnerRefusal,
} from './order-checks.ts';
import { toOrder } from './order-record.ts';
import { planTake } from './plan-take.ts';
import { refuse, type Refusal } from './refusal.ts';
import { toPosition } from './views.ts';

/** A leg with its place in the market. */
interface Leg extends CashOutLeg {
  runner: number;
  tick: number;
}

/** Matched as far as it can be when it is brought to the book; the rest of it lapses. */
const takesWhatIsThere = { take: null, minFill: 1 } as const;

/**
 * Takes the legs of a cash out together, each up to its odds; what is not there lapses. In play the legs are held back
 * as every taker is. Refused, nothing has changed. The least and greatest stake and the greatest profit of a bet do not
 * bind a leg: a hedge is as large as it must be, and wins what the position loses. Limits of what may be at risk do,
 * where it puts more at risk than before. Throws when there is no such account.
 */
export function cashOut(state: ExchangeState, command: CashOutCommand, effects: Effects): CashOutResult {
  const { accountId, clientId, marketId, runnerId, percent } = command;
  const account = state.account(accountId);
  const market = state.markets.get(marketId);
  const refuseFor = (refusal: Refusal) => refuse(clientId, refusal);
  if (!market)
    return refuseFor({ code: state.closedMarkets.has(marketId) ? 'MARKET_CLOSED' : 'UNKNOWN_MARKET' });
  const code = noCashOutReason(market.definition);
  const refusal = accountRefusal(account) ?? (code && { code }) ?? legsRefusal(market, command.legs);
  if (refusal) return refuseFor(refusal);
  const position = market.positions.get(accountId);
  const ask = askOf(market, position, runnerId);
  const before = resultsNow(ask);
  if (!position || !areSameResults(before, command.before)) return refuseFor({ code: 'POSITION_CHANGED' });
  if (isAwaitingDelay(state, position)) return refuseFor({ code: 'BETS_UNDER_WAY' });
  if (!isHedge(ask, command.legs)) return refuseFor({ code: 'NOT_A_HEDGE' });
  const legs = command.legs.map((leg) => placedOf(market, leg));
  const no =
    exactRefusal(position, legs) ?? bookRefusal(position, legs, before) ?? riskRefusal(position, legs);
  if (no) return refuseFor(no);

  const orders = legs.map(({ runner, side, odds, tick, stake }) => {
    const bet = { clientId, position, runner, side, odds, line: null, tick, stake, at: effects.at };
    const order = newOrder(state, { ...bet, persistence: 'LAPSE', terms: takesWhatIsThere });
    executeOrder(state, order, effects);
    return toOrder(order);
  });
  const after = resultsNow(askOf(market, position, runnerId));
  const requested = command.legs;
  const achieved = achievedBy(orders);
  const facts = { clientId, marketId, runnerId, percent, requested, achieved, before, after, orders };
  return { status: 'ACCEPTED', ...facts };
}

/** What the bets that are held back may still change is not in the position: a second hedge would be one too many. */
const isAwaitingDelay = (state: ExchangeState, { account, market }: MarketPosition): boolean =>
  state.delays.of(market).some((order) => order.position.account === account);

/** The position alone: what can be taken is read from the books themselves. */
function askOf(
  market: MarketState,
  position: MarketPosition | undefined,
  runnerId: string | null,
): CashOutAsk {
  const sight = {
    market: market.definition,
    position: position ? toPosition(position) : null,
    orders: [],
    pricesOf: () => undefined,
  };
  return cashOutAskOf(sight, { runnerId, percent: 100 });
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

const placedOf = (market: MarketState, leg: CashOutLeg): Leg => ({
  ...leg,
  runner: market.runnerIndex.get(leg.runnerId)!,
  tick: market.tickOf(leg.odds),
});

/** Whether every sum stays within 2^53 − 1, all legs together. */
function exactRefusal(position: MarketPosition, legs: readonly Leg[]): Refusal | null {
  const { account, market } = position;
  let sum = position.gross;
  for (const { runner, side, odds, tick, stake } of legs) {
    const bet = { account, market, position, runner, side, odds, tick, line: null, stake };
    const refusal = exactnessRefusal({ ...bet, terms: takesWhatIsThere, lessStake: 0, lessOdds: 0 });
    if (refusal) return refusal;
    sum += stake * Math.max(odds, bestOddsFor(market, runner, 'BACK') ?? 0);
  }
  return sum > Number.MAX_SAFE_INTEGER ? { code: 'POSITION_TOO_LARGE' } : null;
}

/** Whether there is anything to take, and leaves the bettor better off at the worst. */
function bookRefusal(
  position: MarketPosition,
  legs: readonly Leg[],
  before: readonly RunnerResult[],
): Refusal | null {
  const parts = partsOf(position, legs);
  if (parts.length === 0) return { code: 'NO_PRICES_TO_CASH_OUT' };
  const { commissionRate, runners } = position.market.definition;
  const after = before.map((result) => ({ ...result }));
  for (const { runner, side, stake, odds } of parts)
    addResult(after, runners[runner]!.runnerId, side, stake, odds);
  return isBetterThanKeeping(after, before, commissionRate) ? null : { code: 'CASH_OUT_NOT_BETTER' };
}

/**
 * Whether the limits of market and account, and the balance, let the legs be taken. A limit looks at what all that is
 * there leads to: it never keeps a risk from being made less. The balance must carry, in play, whatever part of the legs
 * may be taken when their delay ends.
 */
function riskRefusal(position: MarketPosition, legs: readonly Leg[]): Refusal | null {
  const { account, market } = position;
  const { inPlay, betDelay } = market.definition;
  const taken = position.exposureWithAll(partsOf(position, legs), 'addMatched');
  const tooMuch = exposureRefusal(account, market.definition, position.exposure, taken);
  if (tooMuch) return tooMuch;
  const after = inPlay && betDelay > 0 ? position.exposureWithAll(legs, 'addUnmatched') : taken;
  if (account.exposure - position.exposure + after <= account.balance) return null;
  return { code: 'INSUFFICIENT_BALANCE', facts: { limit: account.available } };
}

/** What there is for the legs, one after the other: the orders of others, up to the first own one. */
function partsOf({ account, market }: MarketPosition, legs: readonly Leg[]) {
  const offers = new MarketOffers(market);
  return legs.flatMap(({ runner, side, tick, stake }) => {
    const wish = { runner, side, limit: tick, stake, owner: account.owner };
    return planTake(offers, wish).parts.map((part) => ({ runner, side, odds: part.odds, stake: part.stake }));
  });
}
