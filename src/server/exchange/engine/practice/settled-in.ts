import type { SettledMarket } from '../commands/commands.ts';
import { sidesOf } from '../matching/sides-of-fill.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/**
 * What of a settled market is an exchange's: money's, or practice accounts'. Practice accounts that have left memory get
 * no correction, and the house none for them.
 */
export function settledIn(
  { accounts }: ExchangeState,
  { fills, paid, accrued, ...settled }: SettledMarket,
): SettledMarket {
  return {
    ...settled,
    fills: fills.filter((fill) => sidesOf(fill).every(([accountId]) => accounts.has(accountId))),
    paid: paid.filter(({ accountId }) => accounts.has(accountId)),
    accrued: accrued.filter(({ accountId }) => accounts.has(accountId)),
  };
}
