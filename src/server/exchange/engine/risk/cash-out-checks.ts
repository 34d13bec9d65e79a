import { itemAt, must } from '#domain/must.ts';
import { addResult, type CashOutLeg, type RunnerResult } from '#domain/risk/cash-out.ts';
import { noCashOutReason } from '#domain/risk/cash-out-plan-input.ts';
import { bestOddsFor } from '../matching/best-offer.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { MarketOffers } from '../matching/market-offers.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { MarketState } from '../state/market-state.ts';
import { accountRefusal, exactnessRefusal, exposureRefusal } from './order-checks.ts';
import { planTake } from '../matching/plan-take.ts';
import type { Refusal } from '../refusal.ts';

/** A leg with its runner's index in the market and its tick. */
export interface Leg extends CashOutLeg {
  runner: number;
  tick: number;
}

/** What a leg can take at one price. */
export interface LegPart {
  runner: number;
  side: CashOutLeg['side'];
  odds: number;
  stake: number;
}

/** Terms of an order that is matched as far as possible when it meets the book; the rest of it lapses. */
export const takesWhatIsThere = { take: null, minFill: 1 } as const;

/** Refuses any cash out by an account that may not bet, or in a market that allows none now. */
export function cashOutRefusal(account: AccountState, { definition }: MarketState, at: string) {
  const code = noCashOutReason(definition);
  return accountRefusal(account, at) ?? (code && { code });
}

/** Whether bets of the account are held back by a delay. The position lacks them, so a hedge now might hedge twice. */
export const isAwaitingDelay = (state: ExchangeState, { account, market }: MarketPosition): boolean =>
  state.delays.of(market).some((order) => order.position.account === account);

export const locatedLeg = (market: MarketState, leg: CashOutLeg): Leg => ({
  ...leg,
  runner: must(market.runnerIndex.get(leg.runnerId)),
  tick: market.tickOf(leg.odds),
});

/** What each leg can take, one leg after the other: others' orders, up to the first of its own account. */
export function partsOf({ account, market }: MarketPosition, legs: readonly Leg[]): LegPart[][] {
  const offers = new MarketOffers(market);
  return legs.map(({ runner, side, tick, stake }) => {
    const wish = { runner, side, limit: tick, stake, owner: account.owner };
    return planTake(offers, wish).parts.map((part) => ({ runner, side, odds: part.odds, stake: part.stake }));
  });
}

/** What the market pays by runner once these parts are taken. */
export function resultsWith(
  before: readonly RunnerResult[],
  { definition }: MarketState,
  parts: readonly LegPart[],
): RunnerResult[] {
  const after = before.map((result) => ({ ...result }));
  for (const { runner, side, stake, odds } of parts)
    addResult(after, itemAt(definition.runners, runner).runnerId, side, stake, odds);
  return after;
}

/** Refuses legs that would make sums inexact, or that limits or the balance don't allow. */
export const carryRefusal = (
  position: MarketPosition,
  legs: readonly Leg[],
  parts: readonly LegPart[],
  at: string,
) => exactRefusal(position, legs) ?? legsRiskRefusal(position, legs, parts, at);

/** Refuses legs that together could take a sum above 2^53 − 1. */
function exactRefusal(position: MarketPosition, legs: readonly Leg[]): Refusal<'POSITION_TOO_LARGE'> | null {
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

/**
 * Limits look at the result of taking all parts, so they never prevent reducing a risk. With a delay in play, the
 * balance must carry whatever part of the legs is taken when the delay ends.
 */
function legsRiskRefusal(
  position: MarketPosition,
  legs: readonly Leg[],
  parts: readonly LegPart[],
  at: string,
): Refusal<
  'MARKET_EXPOSURE_TOO_LARGE' | 'EXPOSURE_TOO_LARGE' | 'LOSS_LIMIT' | 'INSUFFICIENT_BALANCE'
> | null {
  const { account, market } = position;
  const { inPlay, betDelay } = market.definition;
  const taken = position.exposureWithAll(parts, 'addMatched');
  const tooMuch = exposureRefusal(account, market.definition, position.exposure, taken, at);
  if (tooMuch) return tooMuch;
  const after = inPlay && betDelay > 0 ? position.exposureWithAll(legs, 'addUnmatched') : taken;
  // Reducing the exposure is allowed even with a negative balance.
  if (after <= position.exposure) return null;
  if (account.exposure - position.exposure + after <= account.balance) return null;
  return { code: 'INSUFFICIENT_BALANCE', facts: { limit: account.available } };
}
