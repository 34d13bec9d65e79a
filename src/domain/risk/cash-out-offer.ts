import { planInputOf, noCashOutReason, resultsNow, type CashOutSight } from './cash-out-plan-input.ts';
import {
  planCashOut,
  type CashOutLeg,
  type CashOutPlan,
  type CashOutPlanInput,
  type RunnerResult,
} from './cash-out.ts';
import type { RefusalCode } from '../words/refusal-words.ts';
import { must } from '../must.ts';
import { divideHalfAway } from '../money/money.ts';
import { netResult } from '../money/net-result.ts';
import type { BasisPoints } from '../money/settlement.ts';

/** A cash out as offered at the current prices. */
export interface CashOutOffer extends CashOutPlan {
  /** What the market pays by runner if nothing is done. */
  before: RunnerResult[];
  /** Its worst result after commission: the one figure that is shown of it. Minor units. */
  worth: number;
}

/** Why a position is not worth a cash out at the prices that there are. */
type NotWorthItCode = Extract<
  RefusalCode,
  'NOTHING_TO_CASH_OUT' | 'NO_PRICES_TO_CASH_OUT' | 'CASH_OUT_NOT_BETTER'
>;

export type Offered<Code extends RefusalCode = RefusalCode> =
  { offer: CashOutOffer; code: null } | { offer: null; code: Code };

/** What a cash out comes to at the prices the bettor sees, or why none is offered. */
export function offerCashOut(
  sight: CashOutSight,
  scope: Pick<CashOutPlanInput, 'runnerId' | 'percent'>,
): Offered {
  const code = noCashOutReason(sight.market) ?? (isUnderWay(sight) ? 'BETS_UNDER_WAY' : null);
  if (code) return { offer: null, code };
  const input = planInputOf(sight, scope);
  return offerOf(planCashOut(input), resultsNow(input), sight.market.commissionRate);
}

/** An order held back by the in-play delay may still change the position. */
function isUnderWay({ orders }: CashOutSight): boolean {
  for (const { remaining, delayEndsAt } of orders) if (remaining > 0 && delayEndsAt !== null) return true;
  return false;
}

/** Offers a plan when its worst result is better than that of keeping the position, both after commission. */
export function offerOf(
  plan: CashOutPlan,
  before: RunnerResult[],
  rate: BasisPoints,
): Offered<NotWorthItCode> {
  if (plan.legs.length === 0)
    return { offer: null, code: plan.isWhole ? 'NOTHING_TO_CASH_OUT' : 'NO_PRICES_TO_CASH_OUT' };
  if (!isBetterThanKeeping(plan.after, before, rate)) return { offer: null, code: 'CASH_OUT_NOT_BETTER' };
  return { offer: { ...plan, before, worth: netWorst(plan.after, rate) }, code: null };
}

export const isBetterThanKeeping = (
  after: readonly RunnerResult[],
  before: readonly RunnerResult[],
  rate: BasisPoints,
): boolean => netWorst(after, rate) > netWorst(before, rate);

const netWorst = (results: readonly RunnerResult[], rate: BasisPoints): number =>
  Math.min(...results.map(({ ifWins }) => netResult(ifWins, rate)));

/**
 * What a leg pays per unit of stake if it is matched at the current prices, rounded half up: its `odds` are only the
 * worst that it takes. Worked out of the results themselves, so that bets and results never tell different things.
 */
export function expectedOdds(
  { legs, before, after }: Pick<CashOutOffer, 'legs' | 'before' | 'after'>,
  { runnerId, stake }: CashOutLeg,
): number {
  const resultIn = (results: readonly RunnerResult[]) =>
    must(results.find((result) => result.runnerId === runnerId)).ifWins;
  // Whoever wins, the stakes of all legs change hands; its own runner gets its stake × odds as well.
  const staked = legs.reduce((sum, leg) => sum + (leg.side === 'BACK' ? leg.stake : -leg.stake), 0);
  return divideHalfAway(Math.abs(resultIn(after) - resultIn(before) + staked * 100), stake);
}
