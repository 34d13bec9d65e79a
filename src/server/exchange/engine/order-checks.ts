import type { MarketDefinition } from '#contract/market.ts';
import { openRisk } from '#domain/market-risk.ts';
import { neighboursOf } from '#domain/odds-ladder.ts';
import type { Side } from '#domain/side.ts';
import type { AccountState } from './account-state.ts';
import type { MarketState } from './market-state.ts';
import type { OrderRecord } from './order-record.ts';
import type { Refusal } from './refusal.ts';

/** An order as it is wanted; its odds and its stake are found good already. */
export interface Wanted {
  account: AccountState;
  market: MarketState;
  runner: number;
  side: Side;
  odds: number;
  tick: number;
  /** Of a session's bet. */
  line: number | null;
  /** What is to be unmatched, minor units. */
  stake: number;
  /** The order that it takes the place of. */
  replaces: OrderRecord | null;
}

/** Whether the account may take on more. */
export function accountRefusal({ blocked, selfExcluded }: AccountState): Refusal | null {
  if (blocked) return { code: 'BLOCKED' };
  return selfExcluded ? { code: 'SELF_EXCLUDED' } : null;
}

/** Whether the market takes orders. */
export function statusRefusal({ status }: MarketDefinition): Refusal | null {
  if (status === 'OPEN') return null;
  if (status === 'CLOSED') return { code: 'MARKET_CLOSED' };
  return { code: status === 'SUSPENDED' ? 'MARKET_SUSPENDED' : 'MARKET_NOT_OPEN' };
}

/** Whether the runner (-1: none) takes orders. */
export function runnerRefusal({ runners }: MarketDefinition, runner: number): Refusal | null {
  if (runner < 0) return { code: 'UNKNOWN_RUNNER' };
  return runners[runner]!.status === 'REMOVED' ? { code: 'RUNNER_REMOVED' } : null;
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

/**
 * Whether the account can carry the order, counted as if it were never matched: being matched, at its own odds or at
 * better ones, never makes the worst outcome worse.
 */
export function riskRefusal(wanted: Wanted): Refusal | null {
  const { account, market, runner, side, odds, line, stake, replaces } = wanted;
  const position = market.positions.get(account.accountId);
  if (wouldLeaveExactIntegers(wanted, position?.gross ?? 0)) return { code: 'POSITION_TOO_LARGE' };
  const lessStake = replaces ? replaces.remaining : 0;
  const lessOdds = replaces ? replaces.odds : odds;
  const before = position ? position.exposure : 0;
  const risk = position ? position.risk : openRisk(market.definition);
  const after = risk.exposureWith({ runner, side, stake, odds, line, lessStake, lessOdds });
  if (account.exposure - before + after <= account.balance) return null;
  return { code: 'INSUFFICIENT_BALANCE', facts: { limit: account.available } };
}

/** Whether any sum that the order adds to (positions, levels, volumes) could pass 2^53 − 1. */
function wouldLeaveExactIntegers(
  { market, runner, side, odds, tick, stake, replaces }: Wanted,
  gross: number,
): boolean {
  const { book } = market.runners[runner]!;
  // A back may be matched above its own odds, at the best there are now.
  // Nor is less than twice the stake ever counted: a line's odds are no odds.
  const highest = Math.max(odds, 200, side === 'BACK' ? (book.best('toBack') ?? 0) : 0);
  const replaced = replaces ? replaces.remaining * replaces.odds : 0;
  return (
    gross - replaced + stake * highest > Number.MAX_SAFE_INTEGER ||
    market.matched + stake > Number.MAX_SAFE_INTEGER ||
    (tick >= 0 && book.sizeAt(tick) + stake > Number.MAX_SAFE_INTEGER)
  );
}
