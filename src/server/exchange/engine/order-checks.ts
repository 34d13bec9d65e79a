import type { MarketDefinition } from '#contract/market.ts';
import { liabilityOf } from '#domain/bet.ts';
import { divideUp } from '#domain/money.ts';
import { neighboursOf, tickOf } from '#domain/odds-ladder.ts';
import type { Side } from '#domain/side.ts';
import type { AccountState } from './account-state.ts';
import type { MarketState } from './market-state.ts';
import type { OrderRecord } from './order-record.ts';
import type { Refusal } from './refusal.ts';

/** An order as it is wanted. Stake in minor units, odds in hundredths; neither is checked yet. */
export interface Wanted {
  account: AccountState;
  market: MarketState;
  runner: number;
  side: Side;
  odds: number;
  /** What is to be unmatched. */
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

/** Whether orders may rest at these odds; else both neighbours. */
export function oddsRefusal({ ladder }: MarketState, odds: number): Refusal | null {
  return tickOf(ladder, odds) < 0 ? { code: 'OFF_LADDER', facts: neighboursOf(ladder, odds) } : null;
}

/** Whether a whole stake is within the market's bounds. */
export function stakeRefusal({ minStake, maxStake }: MarketDefinition, stake: number): Refusal | null {
  const limit = Math.max(minStake, 1);
  if (stake < limit) return { code: 'STAKE_TOO_SMALL', facts: { limit } };
  return stake > maxStake ? { code: 'STAKE_TOO_LARGE', facts: { limit: maxStake } } : null;
}

/**
 * Whether the account can carry the order, counted as if it were never matched: being matched, at its own odds or at
 * better ones, never makes the worst outcome worse. Odds and stake are already found good.
 */
export function riskRefusal(wanted: Wanted): Refusal | null {
  if (wouldLeaveExactIntegers(wanted)) return { code: 'POSITION_TOO_LARGE' };
  const { account, market, runner, side, odds, stake, replaces } = wanted;
  const position = market.positions.get(account.accountId);
  const loss =
    liabilityOf(side, stake, odds) - (replaces ? liabilityOf(side, replaces.remaining, replaces.odds) : 0);
  const [before, after] = position
    ? [position.exposure, position.exposureWith(runner, side, loss)]
    : [0, divideUp(loss, 100)];
  if (account.exposure - before + after <= account.balance) return null;
  return { code: 'INSUFFICIENT_BALANCE', facts: { limit: account.available } };
}

/** Whether any sum that the order adds to (positions, levels, volumes) could pass 2^53 − 1. */
function wouldLeaveExactIntegers({ account, market, runner, side, odds, stake, replaces }: Wanted): boolean {
  const { book } = market.runners[runner]!;
  // A back may be matched above its own odds, at the best there are now.
  const highest = side === 'BACK' ? Math.max(odds, book.best('toBack') ?? 0) : odds;
  const gross = market.positions.get(account.accountId)?.gross ?? 0;
  const replaced = replaces ? replaces.remaining * replaces.odds : 0;
  return (
    gross - replaced + stake * highest > Number.MAX_SAFE_INTEGER ||
    market.matched + stake > Number.MAX_SAFE_INTEGER ||
    book.sizeAt(tickOf(market.ladder, odds)) + stake > Number.MAX_SAFE_INTEGER
  );
}
