import type { MarketDefinition } from '#contract/market.ts';
import { liabilityOf } from '#domain/bet.ts';
import { divideUp } from '#domain/money.ts';
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
  const { account, market, runner, side, odds, stake, replaces } = wanted;
  const position = market.positions.get(account.accountId);
  if (wouldLeaveExactIntegers(wanted, position?.gross ?? 0)) return { code: 'POSITION_TOO_LARGE' };
  let loss = liabilityOf(side, stake, odds);
  if (replaces) loss -= liabilityOf(side, replaces.remaining, replaces.odds);
  const before = position ? position.exposure : 0;
  const after = position ? position.exposureWith(runner, side, loss) : divideUp(loss, 100);
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
  const highest = side === 'BACK' ? Math.max(odds, book.best('toBack') ?? 0) : odds;
  const replaced = replaces ? replaces.remaining * replaces.odds : 0;
  return (
    gross - replaced + stake * highest > Number.MAX_SAFE_INTEGER ||
    market.matched + stake > Number.MAX_SAFE_INTEGER ||
    book.sizeAt(tick) + stake > Number.MAX_SAFE_INTEGER
  );
}
