import type { Hundredths } from '#domain/bet.ts';
import { commissionOn, roundPosition, type BasisPoints } from '#domain/settlement.ts';

/** What a market came to for one account, exact and before commission. */
export interface Share<Account> {
  account: Account;
  result: Hundredths;
}

/** What one account is paid, minor units: `profit` before commission (negative: lost), `commission` not negative. */
export interface Payout<Account> {
  account: Account;
  profit: number;
  commission: number;
}

export interface Payouts<Account> {
  payouts: Payout<Account>[];
  /** What rounding leaves over, either way; with it the profits sum to zero. Less than one minor unit an account. */
  remainder: number;
  /** The sum of the commissions. */
  commission: number;
}

/**
 * Pays a market from its exact positions: each account is rounded once, half away from zero, and pays commission once,
 * on what it won. Throws when the shares do not cancel out, as those of a market's two sides do.
 */
export function payOut<Account>(
  shares: readonly Share<Account>[],
  commissionRate: BasisPoints,
): Payouts<Account> {
  const payouts = shares.map(({ account, result }): Payout<Account> => {
    const profit = roundPosition(result);
    return { account, profit, commission: commissionOn(profit, commissionRate) };
  });
  const paid = payouts.reduce((sum, { profit }) => sum + profit, 0);
  if (Math.abs(paid) * 2 > shares.length)
    throw new Error(`A market with ${shares.length} accounts would be paid ${paid} more than was lost in it`);
  const commission = payouts.reduce((sum, payout) => sum + payout.commission, 0);
  return { payouts, remainder: -paid || 0, commission };
}
