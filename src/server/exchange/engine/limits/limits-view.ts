import type { BettorLimitsView } from '#contract/limits.ts';
import { noLimits } from '#domain/limits/bettor-limits.ts';
import { backAt } from '#domain/limits/break.ts';
import { confirmableFrom, confirmableUntil, leftOf, raiseAt, type Limit } from '#domain/limits/limit.ts';
import { depositsUsed } from '../risk/limit-checks.ts';
import type { AccountState } from '../state/account-state.ts';

type LimitView = BettorLimitsView['limits'][number];

/**
 * What an account holds itself to, as its owner sees it. How much of a limit on the time signed in is used, the engine
 * does not know.
 */
export function toLimits(account: AccountState, at: string): BettorLimitsView {
  const { limits, timedOutUntil, exclusion, realityEvery } = account.limits?.all ?? noLimits;
  return {
    zone: account.limitZone,
    limits: limits.map((limit) => ({ ...askedOf(limit, at), ...usedOf(account, limit, at) })),
    timedOutUntil,
    exclusion: exclusion && {
      since: exclusion.since,
      until: exclusion.until,
      backAt: backAt(exclusion),
    },
    realityEvery,
  };
}

function askedOf(limit: Limit, at: string): Pick<LimitView, 'kind' | 'frame' | 'amount' | 'since' | 'asked'> {
  const { kind, frame, amount, since } = limit;
  const raise = raiseAt(limit, at);
  const asked = raise && { ...raise, from: confirmableFrom(raise), until: confirmableUntil(raise) };
  return { kind, frame, amount, since, asked };
}

function usedOf(
  account: AccountState,
  { kind, frame, amount }: Limit,
  at: string,
): Pick<LimitView, 'used' | 'left' | 'until'> {
  const nothing = { used: null, left: null, until: null };
  if (amount === null || frame === 'BET' || !account.limits?.isCounting) return nothing;
  if (kind === 'DEPOSIT') {
    const one = depositsUsed(account, at).find((used) => used.frame === frame);
    return one ? { used: one.used, left: one.left, until: one.until } : nothing;
  }
  if (kind !== 'LOSS') return nothing;
  const { result, end } = account.limits.used(frame, at);
  const used = account.exposure - result;
  return { used, left: leftOf(amount, used), until: end };
}
