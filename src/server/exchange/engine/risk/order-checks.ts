import type { z } from 'zod';
import { breakAt } from '#domain/limits/break.ts';
import { notOpenCode, type NotOpenCode, type StatusFacts } from '#domain/market/market-status.ts';
import { itemAt, lastOf } from '#domain/must.ts';
import type { MarketDefinition } from '#contract/market.ts';
import type { place } from '#contract/order.ts';
import { openRisk } from '#domain/risk/market-risk.ts';
import { neighboursOf } from '#domain/odds/odds-ladder.ts';
import { isStillTaken } from '#domain/odds/odds-policy.ts';
import type { Side } from '#domain/bet/side.ts';
import { stakeProblem, type StakeLimits } from '#domain/bet/stake-problem.ts';
import type { OrderTerms } from '../records/orders.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import type { AccountState } from '../state/account-state.ts';
import { bestOddsFor, bestTickFor, matchableOf } from '../matching/best-offer.ts';
import type { MarketState } from '../state/market-state.ts';
import type { MarketPosition } from '../state/market-position.ts';
import { limitTickOf } from '../state/order-record.ts';
import type { Refusal } from '../refusal.ts';
import { lossRefusal } from './limit-checks.ts';

/** An order to check. Its odds and stake have already passed their own checks. */
export interface Wanted {
  account: AccountState;
  market: MarketState;
  /** The account's position in the market, if any. */
  position: MarketPosition | undefined;
  runner: number;
  side: Side;
  /** The worst odds it may be matched at. */
  odds: number;
  /** The tick of the odds it would rest at. */
  tick: number;
  /** A session bet's line; otherwise null. */
  line: number | null;
  /** The stake to be matched or to rest, in minor units. */
  stake: number;
  terms: OrderTerms | null;
  /** The unmatched stake of the order it replaces, and that order's worst odds; 0 if it replaces none. */
  lessStake: number;
  lessOdds: number;
}

/** Refuses an account that may not take on more. */
export function accountRefusal(
  account: AccountState,
  at: string,
): { code: 'BLOCKED' | 'SELF_EXCLUDED' | 'TIMED_OUT' } | null {
  if (account.blocked) return { code: 'BLOCKED' };
  const code = breakOf(account, at);
  return code && { code };
}

/** Why the account takes a break from betting; null if it does not. */
export function breakOf({ selfExcluded, limits }: AccountState, at: string) {
  if (selfExcluded) return 'SELF_EXCLUDED';
  return limits === null ? null : breakAt(limits.all, at);
}

/** Refuses while the market takes no orders; it then doesn't keep those whose delay runs either. */
export function statusRefusal(market: StatusFacts): { code: NotOpenCode } | null {
  const code = notOpenCode(market);
  return code && { code };
}

/** Refuses if the market has changed since the bettor saw it; `undefined` accepts any version. */
export const versionRefusal = ({ version }: MarketDefinition, seen: number | undefined): Refusal | null =>
  seen === undefined || seen === version ? null : { code: 'MARKET_CHANGED' };

/** Refuses if the runner takes no orders; -1 stands for an unknown runner. */
export function runnerRefusal({ runners }: MarketDefinition, runner: number): Refusal | null {
  if (runner < 0) return { code: 'UNKNOWN_RUNNER' };
  return itemAt(runners, runner).status === 'REMOVED' ? { code: 'RUNNER_REMOVED' } : null;
}

/** Refuses odds that are not on the ladder (`tick` below 0), and names both neighbours. */
export function oddsRefusal({ ladder }: MarketState, odds: number, tick: number): Refusal | null {
  return tick < 0 ? { code: 'OFF_LADDER', facts: neighboursOf(ladder, odds) } : null;
}

/** Refuses a whole stake outside the market's limits. */
export function stakeRefusal(limits: StakeLimits, stake: number): Refusal | null {
  const problem = stakeProblem(limits, stake);
  return problem && { code: problem.code, facts: { limit: problem.limit } };
}

/** Refuses an order whose least fill is larger than its stake. */
export function fillRefusal({ stake, fillOrKill }: Pick<z.infer<typeof place>, 'stake' | 'fillOrKill'>) {
  const isPossible = (fillOrKill?.minFill ?? 0) <= stake;
  return isPossible ? null : ({ code: 'LEAST_FILL_TOO_LARGE', facts: { limit: stake } } as const);
}

/**
 * Refuses an exact order that the account can't carry, counted as unmatched: matching it at its own or better odds never
 * makes the worst outcome worse.
 */
export function riskRefusal(wanted: Wanted, at: string): Refusal | null {
  const { account, market, position } = wanted;
  const before = position ? position.exposure : 0;
  const risk = position ? position.risk : openRisk(market.definition);
  const after = risk.exposureWith(wanted);
  const tooMuch = exposureRefusal(account, market.definition, before, after, at);
  if (tooMuch) return tooMuch;
  if (account.exposure - before + after <= account.balance) return null;
  return { code: 'INSUFFICIENT_BALANCE', facts: { limit: account.available } };
}

/**
 * Refuses an exposure of `after` in a market beyond its limit or the account's, or that could lose more than its bettor
 * allows. Less than before is always allowed.
 */
export function exposureRefusal(
  account: AccountState,
  { maxExposure = Infinity }: MarketDefinition,
  before: number,
  after: number,
  at: string,
): Refusal<'MARKET_EXPOSURE_TOO_LARGE' | 'EXPOSURE_TOO_LARGE' | 'LOSS_LIMIT'> | null {
  if (after <= before) return null;
  if (after > maxExposure) return { code: 'MARKET_EXPOSURE_TOO_LARGE', facts: { limit: maxExposure } };
  const limit = account.maxExposure ?? Infinity;
  const exposure = account.exposure - before + after;
  if (exposure > limit) return { code: 'EXPOSURE_TOO_LARGE', facts: { limit } };
  return lossRefusal(account, exposure, at);
}

/** What the order wants to take from the book. */
export const wishOf = ({ account, market, runner, side, tick, stake, terms }: Wanted) => {
  const limit = limitTickOf(terms, side, tick, market);
  return { market, runner, side, limit, stake, owner: account.owner };
};

/** How much of it must be matched at once if any of it meets an offer. */
export const leastOf = ({ terms, stake }: Wanted): number => Math.min(terms?.minFill ?? 1, stake);

/** Refuses an order whose take's policy or least fill the book doesn't meet now. */
export function termsRefusal(wanted: Wanted) {
  const { market, runner, side, tick, terms } = wanted;
  if (!terms) return null;
  if (terms.take && !isStillTaken(terms.take, side, tick, bestTickFor(market, runner, side)))
    return { code: 'ODDS_CHANGED', facts: { odds: bestOddsFor(market, runner, side) } } as const;
  if (terms.minFill === null) return null;
  const least = leastOf(wanted);
  const isFilled = matchableOf(market, { ...wishOf(wanted), stake: least }) === least;
  return isFilled ? null : ({ code: 'FILL_OR_KILL' } as const);
}

/** Refuses an order that could take a sum (position, level or volume) above 2^53 − 1. */
export function exactnessRefusal(wanted: Wanted) {
  const { market, position, runner, side, odds, tick, stake, lessStake, lessOdds } = wanted;
  const gross = position?.gross ?? 0;
  const { book } = itemAt(market.runners, runner);
  // A back may be matched above its own odds, at the best there are now.
  // At least twice the stake is counted, since the odds of a line market are lines.
  const highest = Math.max(odds, 200, side === 'BACK' ? (bestOddsFor(market, runner, side) ?? 0) : 0);
  const isExact = !(
    gross - lessStake * lessOdds + stake * highest > Number.MAX_SAFE_INTEGER ||
    market.matched + stake > Number.MAX_SAFE_INTEGER ||
    (tick >= 0 && book.sizeAt(tick) + stake > Number.MAX_SAFE_INTEGER) ||
    (market.definition.crossMatching && mostOfHouse(market, stake * highest) > Number.MAX_SAFE_INTEGER)
  );
  return isExact ? null : ({ code: 'POSITION_TOO_LARGE' } as const);
}

/** The largest sum of the exchange's account, or of the market, once this payout is matched across. */
function mostOfHouse({ definition, ladder, matched, positions }: MarketState, payout: number): number {
  const gross = positions.get(houseAccounts.crossing)?.gross ?? 0;
  // The payout is the same on every runner, to within a minor unit at its odds.
  return Math.max(gross, matched) + definition.runners.length * (payout + 2 * lastOf(ladder.prices));
}
