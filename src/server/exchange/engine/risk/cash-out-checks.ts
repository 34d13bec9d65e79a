import { itemAt, must } from '#domain/must.ts';
import { addResult, type CashOutLeg, type RunnerResult } from '#domain/risk/cash-out.ts';
import { noCashOutReason } from '#domain/risk/cash-out-ask.ts';
import { bestOddsFor } from '../matching/best-offer.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { MarketOffers } from '../matching/market-offers.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { MarketState } from '../state/market-state.ts';
import { accountRefusal, exactnessRefusal, exposureRefusal } from './order-checks.ts';
import { planTake } from '../matching/plan-take.ts';
import type { Refusal } from '../refusal.ts';

/** A leg with its place in the market. */
export interface Leg extends CashOutLeg {
  runner: number;
  tick: number;
}

/** What there is for a leg at one price. */
export interface LegPart {
  runner: number;
  side: CashOutLeg['side'];
  odds: number;
  stake: number;
}

/** Matched as far as it can be when it is brought to the book; the rest of it lapses. */
export const takesWhatIsThere = { take: null, minFill: 1 } as const;

/** Why that account cashes out nothing in that market now, whatever it has there. */
export function cashOutRefusal(account: AccountState, { definition }: MarketState): Refusal | null {
  const code = noCashOutReason(definition);
  return accountRefusal(account) ?? (code && { code });
}

/** What the bets that are held back may still change is not in the position: a second hedge would be one too many. */
export const isAwaitingDelay = (state: ExchangeState, { account, market }: MarketPosition): boolean =>
  state.delays.of(market).some((order) => order.position.account === account);

export const placedOf = (market: MarketState, leg: CashOutLeg): Leg => ({
  ...leg,
  runner: must(market.runnerIndex.get(leg.runnerId)),
  tick: market.tickOf(leg.odds),
});

/** What there is for each leg, one leg after the other: the orders of others, up to the first own one. */
export function partsOf({ account, market }: MarketPosition, legs: readonly Leg[]): LegPart[][] {
  const offers = new MarketOffers(market);
  return legs.map(({ runner, side, tick, stake }) => {
    const wish = { runner, side, limit: tick, stake, owner: account.owner };
    return planTake(offers, wish).parts.map((part) => ({ runner, side, odds: part.odds, stake: part.stake }));
  });
}

/** What the market pays by runner when these are taken. */
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

/** Whether the sums stay exact, and the limits of market and account, and the balance, let the legs be taken. */
export const carryRefusal = (position: MarketPosition, legs: readonly Leg[], parts: readonly LegPart[]) =>
  exactRefusal(position, legs) ?? riskRefusal(position, legs, parts);

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

/**
 * A limit looks at what all that is there leads to: it never keeps a risk from being made less. The balance must carry,
 * in play, whatever part of the legs may be taken when their delay ends.
 */
function riskRefusal(
  position: MarketPosition,
  legs: readonly Leg[],
  parts: readonly LegPart[],
): Refusal | null {
  const { account, market } = position;
  const { inPlay, betDelay } = market.definition;
  const taken = position.exposureWithAll(parts, 'addMatched');
  const tooMuch = exposureRefusal(account, market.definition, position.exposure, taken);
  if (tooMuch) return tooMuch;
  const after = inPlay && betDelay > 0 ? position.exposureWithAll(legs, 'addUnmatched') : taken;
  // Who owes may owe less.
  if (after <= position.exposure) return null;
  if (account.exposure - position.exposure + after <= account.balance) return null;
  return { code: 'INSUFFICIENT_BALANCE', facts: { limit: account.available } };
}
