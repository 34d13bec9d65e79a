import { commissionOn, type BasisPoints } from '#domain/money/settlement.ts';

/** What a market came to for one account, rounded to minor units and before commission. */
export interface Share<Account> {
  account: Account;
  profit: number;
}

/** What one account is paid, minor units: `profit` before commission (negative: lost), `commission` not negative. */
export interface Payout<Account> extends Share<Account> {
  commission: number;
}

export interface Payouts<Account> {
  payouts: Payout<Account>[];
  /** What rounding leaves over, either way; with it the profits sum to zero. At most half a minor unit an account. */
  remainder: number;
  /** The sum of the commissions. */
  commission: number;
}

/**
 * Pays a market from its rounded positions: each account pays commission once, on what it won. Throws when the shares
 * do not cancel out but for their rounding, as those of a market's two sides do.
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
