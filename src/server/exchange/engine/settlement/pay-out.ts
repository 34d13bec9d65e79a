import { commissionOn, type BasisPoints } from '#domain/money/settlement.ts';

/** One account's result in a market, rounded to minor units, before commission. */
export interface Share<Account> {
  account: Account;
  profit: number;
}

/** What one account is paid, in minor units: `profit` (negative if it lost) before `commission` (0 or more). */
export interface Payout<Account> extends Share<Account> {
  commission: number;
}

export interface Payouts<Account> {
  payouts: Payout<Account>[];
  /** What rounding leaves over, either way: it makes the profits sum to zero. At most half a minor unit per account. */
  remainder: number;
  /** The sum of the commissions. */
  commission: number;
}

/**
 * Pays a market from its rounded positions. Each account pays commission once, on what it won. Throws when the shares
 * don't cancel out apart from rounding, as the two sides of a market must.
 */
export function payOut<Account>(
  shares: readonly Share<Account>[],
  rateOf: (account: Account) => BasisPoints,
): Payouts<Account> {
  const payouts = shares.map(({ account, profit }): Payout<Account> => {
    return { account, profit, commission: commissionOn(profit, rateOf(account)) };
  });
  const paid = payouts.reduce((sum, { profit }) => sum + profit, 0);
  if (Math.abs(paid) * 2 > shares.length)
    throw new Error(`A market with ${shares.length} accounts would be paid ${paid} more than was lost in it`);
  const commission = payouts.reduce((sum, payout) => sum + payout.commission, 0);
  return { payouts, remainder: -paid || 0, commission };
}
