import { itemAt, must } from '#domain/must.ts';
import { planInputOf, resultsNow } from '#domain/risk/cash-out-plan-input.ts';
import { offerOf } from '#domain/risk/cash-out-offer.ts';
import {
  planCashOut,
  type CashOutPlanInput,
  type CashOutPlan,
  type RunnerResult,
} from '#domain/risk/cash-out.ts';
import type { Level } from '#domain/odds/levels.ts';
import type { Side } from '#domain/bet/side.ts';
import {
  carryRefusal,
  cashOutRefusal,
  isAwaitingDelay,
  locatedLeg,
  partsOf,
  resultsWith,
} from '../risk/cash-out-checks.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { MarketOffers } from '../matching/market-offers.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { MarketState } from '../state/market-state.ts';
import { inPracticeMarket } from '../practice/in-practice-market.ts';
import { planTake } from '../matching/plan-take.ts';
import type { Refusal } from '../refusal.ts';
import type { RefusalCode } from '#domain/words/refusal-words.ts';
import { toPosition } from '../changes/views.ts';

export interface QuoteAsked extends Pick<CashOutPlanInput, 'runnerId' | 'percent'> {
  accountId: string;
  marketId: string;
}

/**
 * Quotes a cash out that takes exactly what it says if it is sent at once. Its legs are what others offer this account,
 * one leg after the other, and nothing would refuse them. Throws when there is no such account.
 */
export function quoteCashOut(state: ExchangeState, asked: QuoteAsked, at: string) {
  const { practice } = state;
  if (!practice.accounts.has(asked.accountId)) return quoteIn(state, asked, at);
  return inPracticeMarket(state, asked, () => quoteIn(practice, asked, at));
}

function quoteIn(state: ExchangeState, { accountId, marketId, ...scope }: QuoteAsked, at: string) {
  const account = state.account(accountId);
  const market = state.markets.get(marketId);
  if (!market)
    return refused({ code: state.closedMarkets.has(marketId) ? 'MARKET_CLOSED' : 'UNKNOWN_MARKET' });
  const refusal = cashOutRefusal(account, market, at);
  if (refusal) return refused(refusal);
  if (scope.runnerId !== null && !market.runnerIndex.has(scope.runnerId))
    return refused({ code: 'UNKNOWN_RUNNER' });
  const position = market.positions.get(accountId);
  if (!position) return refused({ code: 'NOTHING_TO_CASH_OUT' });
  if (isAwaitingDelay(state, position)) return refused({ code: 'BETS_UNDER_WAY' });

  const pricesOf = (runnerId: string) => {
    const runner = must(market.runnerIndex.get(runnerId));
    const levels = (side: Side) => takeableLevels(market, account.owner, runner, side);
    return { toBack: levels('BACK'), toLay: levels('LAY') };
  };
  const sight = { market: market.definition, position: toPosition(position), orders: [], pricesOf };
  const input = planInputOf(sight, scope);
  const before = resultsNow(input);
  const plan = asTaken(planCashOut(input), position, before);
  const { offer, code } = offerOf(plan, before, market.definition.commissionRate);
  if (!offer) return refused({ code });
  const legs = offer.legs.map((leg) => locatedLeg(market, leg));
  const no = carryRefusal(position, legs, partsOf(position, legs).flat(), at);
  return no ? refused(no) : { offer };
}

const refused = <Code extends RefusalCode>(refusal: Refusal<Code>) => ({ refusal });

/** Every price an owner can take on a runner, with all the stake there, best first. */
function takeableLevels(market: MarketState, owner: number, runner: number, side: Side): Level[] {
  const limit = side === 'BACK' ? 0 : market.ladder.prices.length - 1;
  const wish = { runner, side, limit, stake: Number.MAX_SAFE_INTEGER, owner };
  const levels: [odds: number, size: number][] = [];
  for (const { odds, stake } of planTake(new MarketOffers(market), wish).parts) {
    const last = levels.at(-1);
    if (last?.[0] === odds) last[1] += stake;
    else levels.push([odds, stake]);
  }
  return levels;
}

/**
 * The plan with each leg cut to what is left after the legs before it: with cross matching, legs meet the same orders,
 * and what can't be shared out in whole minor units stays.
 */
function asTaken(plan: CashOutPlan, position: MarketPosition, before: readonly RunnerResult[]): CashOutPlan {
  const { market } = position;
  let { legs, isWhole } = plan;
  for (;;) {
    const parts = partsOf(
      position,
      legs.map((leg) => locatedLeg(market, leg)),
    );
    const taken = legs.map((leg, at) => ({
      ...leg,
      odds: itemAt(parts, at).at(-1)?.odds ?? leg.odds,
      stake: itemAt(parts, at).reduce((sum, { stake }) => sum + stake, 0),
    }));
    const isSame = taken.every(({ stake }, at) => stake === itemAt(legs, at).stake);
    if (isSame) return { legs: taken, after: resultsWith(before, market, parts.flat()), isWhole };
    // Ends, because each pass asks for less.
    legs = taken.filter(({ stake }) => stake > 0);
    isWhole = false;
  }
}
