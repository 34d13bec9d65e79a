import type { z } from 'zod';
import { itemAt, lastOf } from '#domain/must.ts';
import type { MarketDefinition } from '#contract/market.ts';
import type { place } from '#contract/order.ts';
import { openRisk, type MarketRisk } from '#domain/risk/market-risk.ts';
import { neighboursOf } from '#domain/odds/odds-ladder.ts';
import { isStillTaken } from '#domain/odds/odds-policy.ts';
import type { Side } from '#domain/bet/side.ts';
import type { OrderTerms } from '../records/orders.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import type { AccountFlags, AccountState } from '../state/account-state.ts';
import { bestOddsFor, bestTickFor, matchableOf } from '../matching/best-offer.ts';
import type { MarketState } from '../state/market-state.ts';
import type { MarketPosition } from '../state/market-position.ts';
import { limitTickOf } from '../state/order-record.ts';
import type { Refusal } from '../refusal.ts';

/** An order as it is wanted; its odds and its stake are found good already. */
export interface Wanted {
  account: AccountState;
  market: MarketState;
  /** What the account has in it already. */
  position: MarketPosition | undefined;
  runner: number;
  side: Side;
  /** The worst that it may be matched at. */
  odds: number;
  /** Of the odds at which it would rest. */
  tick: number;
  /** Of a session's bet. */
  line: number | null;
  /** What is to be unmatched, minor units. */
  stake: number;
  terms: OrderTerms | null;
  /** What is unmatched of the order that it takes the place of, and the worst odds of that; 0 when there is none. */
  lessStake: number;
  lessOdds: number;
}

/** Whether the account may take on more. */
export function accountRefusal({
  blocked,
  selfExcluded,
}: AccountFlags): { code: 'BLOCKED' | 'SELF_EXCLUDED' } | null {
  if (blocked) return { code: 'BLOCKED' };
  return selfExcluded ? { code: 'SELF_EXCLUDED' } : null;
}

/** Whether the market takes orders, and holds on to those whose delay runs. */
export function statusRefusal({ status, suspendReason }: Pick<MarketDefinition, 'status' | 'suspendReason'>) {
  if (status === 'OPEN') return null;
  if (status === 'CLOSED') return { code: 'MARKET_CLOSED' } as const;
  if (status === 'INACTIVE') return { code: 'MARKET_NOT_OPEN' } as const;
  return { code: suspendReason === 'BALL_RUNNING' ? 'BALL_RUNNING' : 'MARKET_SUSPENDED' } as const;
}

/** Whether the market is still as the bettor saw it; undefined: however it is. */
export const versionRefusal = ({ version }: MarketDefinition, seen: number | undefined): Refusal | null =>
  seen === undefined || seen === version ? null : { code: 'MARKET_CHANGED' };

/** Whether the runner (-1: none) takes orders. */
export function runnerRefusal({ runners }: MarketDefinition, runner: number): Refusal | null {
  if (runner < 0) return { code: 'UNKNOWN_RUNNER' };
  return itemAt(runners, runner).status === 'REMOVED' ? { code: 'RUNNER_REMOVED' } : null;
}

/** Whether the odds have a tick, and orders may rest there; else both neighbours. */
export function oddsRefusal({ ladder }: MarketState, odds: number, tick: number): Refusal | null {
  return tick < 0 ? { code: 'OFF_LADDER', facts: neighboursOf(ladder, odds) } : null;
}

/** Whether a whole stake is within the market's bounds. */
export function stakeRefusal({ minStake, maxStake }: MarketDefinition, stake: number): Refusal | null {
  const limit = Math.max(minStake, 1);
  if (stake < limit) return { code: 'STAKE_TOO_SMALL', facts: { limit } };
  return stake > maxStake ? { code: 'STAKE_TOO_LARGE', facts: { limit: maxStake } } : null;
}

/** Whether there is as much of an order as is to be matched of it at once. */
export function fillRefusal({ stake, fillOrKill }: Pick<z.infer<typeof place>, 'stake' | 'fillOrKill'>) {
  const isPossible = (fillOrKill?.minFill ?? 0) <= stake;
  return isPossible ? null : ({ code: 'LEAST_FILL_TOO_LARGE', facts: { limit: stake } } as const);
}

/**
 * Whether the account can carry the order, counted as if it were never matched: being matched, at its own odds or at
 * better ones, never makes the worst outcome worse.
 */
export function riskRefusal(wanted: Wanted): Refusal | null {
  const { account, market, position } = wanted;
  const inexact = exactnessRefusal(wanted);
  if (inexact) return inexact;
  const before = position ? position.exposure : 0;
  const risk = position ? position.risk : openRisk(market.definition);
  const after = risk.exposureWith(wanted);
  const tooMuch = limitRefusal(wanted, before, after);
  if (tooMuch) return tooMuch;
  if (account.exposure - before + after <= account.balance) return null;
  return { code: 'INSUFFICIENT_BALANCE', facts: { limit: account.available } };
}

/** Whether a bet stays within what the operator lets be won and be at risk. Less at risk is always within it. */
function limitRefusal(
  { account, market, runner, side, stake, odds, line }: Wanted,
  before: number,
  after: number,
): Refusal | null {
  const { definition } = market;
  const { maxProfit } = definition;
  if (maxProfit !== undefined) {
    const bet = openRisk(definition);
    bet.addMatched(runner, side, stake, odds, line);
    if (mostOf(bet) > maxProfit * 100) return { code: 'PROFIT_TOO_LARGE', facts: { limit: maxProfit } };
  }
  return exposureRefusal(account, definition, before, after);
}

/** Whether the exposure in a market may become `after`: the market's limit and the account's. Less is always within. */
export function exposureRefusal(
  account: AccountState,
  { maxExposure = Infinity }: MarketDefinition,
  before: number,
  after: number,
): Refusal | null {
  if (after <= before) return null;
  if (after > maxExposure) return { code: 'MARKET_EXPOSURE_TOO_LARGE', facts: { limit: maxExposure } };
  const limit = account.maxExposure ?? Infinity;
  const isWithin = account.exposure - before + after <= limit;
  return isWithin ? null : { code: 'EXPOSURE_TOO_LARGE', facts: { limit } };
}

/** What the matched bets pay at best, hundredths. */
const mostOf = (risk: MarketRisk): number =>
  Math.max(
    ...risk.outcomes().flatMap(({ ifWins, ifLoses }) => [ifWins, ifLoses]),
    ...risk.numbers().map(({ pays }) => pays),
  );

/** Whether the policy of a take and the least fill of an order that is not to rest hold on the book as it is. */
export function termsRefusal({ account, market, runner, side, tick, stake, terms }: Wanted) {
  if (!terms) return null;
  if (terms.take && !isStillTaken(terms.take, side, tick, bestTickFor(market, runner, side)))
    return { code: 'ODDS_CHANGED', facts: { odds: bestOddsFor(market, runner, side) } } as const;
  if (terms.minFill === null) return null;
  const least = Math.min(terms.minFill, stake);
  const limit = limitTickOf(terms, side, tick, market);
  const isFilled = matchableOf(market, { runner, side, limit, stake: least, owner: account.owner }) === least;
  return isFilled ? null : ({ code: 'FILL_OR_KILL' } as const);
}

/** Whether every sum that the order adds to (positions, levels, volumes) stays within 2^53 − 1. */
export function exactnessRefusal(wanted: Wanted) {
  const { market, position, runner, side, odds, tick, stake, lessStake, lessOdds } = wanted;
  const gross = position?.gross ?? 0;
  const { book } = itemAt(market.runners, runner);
  // A back may be matched above its own odds, at the best there are now.
  // Nor is less than twice the stake ever counted: a line's odds are no odds.
  const highest = Math.max(odds, 200, side === 'BACK' ? (bestOddsFor(market, runner, side) ?? 0) : 0);
  const isExact = !(
    gross - lessStake * lessOdds + stake * highest > Number.MAX_SAFE_INTEGER ||
    market.matched + stake > Number.MAX_SAFE_INTEGER ||
    (tick >= 0 && book.sizeAt(tick) + stake > Number.MAX_SAFE_INTEGER) ||
    (market.definition.crossMatching && mostOfHouse(market, stake * highest) > Number.MAX_SAFE_INTEGER)
  );
  return isExact ? null : ({ code: 'POSITION_TOO_LARGE' } as const);
}

/** What the sums of the exchange, and with them the market's, come to at most when that payout is matched across. */
function mostOfHouse({ definition, ladder, matched, positions }: MarketState, payout: number): number {
  const gross = positions.get(houseAccounts.crossing)?.gross ?? 0;
  // On every runner the same payout, but for less than a minor unit at its odds.
  return Math.max(gross, matched) + definition.runners.length * (payout + 2 * lastOf(ladder.prices));
}
