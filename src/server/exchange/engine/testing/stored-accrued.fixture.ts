import type { AccruedShare, StoredAccrual } from '../records/accruals.ts';

/** What a market added to what accounts accrue, as storage sums it up. */
export function storedAccrued(rows: readonly StoredAccrual[], ofMarket: string): AccruedShare[] {
  const sums = new Map<string, AccruedShare>();
  for (const { marketId, kind, accountId, bettorId, rate, base, amount } of rows) {
    if (marketId !== ofMarket) continue;
    const key = `${kind} ${accountId} ${bettorId}`;
    const sum = sums.get(key) ?? { kind, accountId, bettorId, rate, base: 0, amount: 0 };
    sums.set(key, { ...sum, base: sum.base + base, amount: sum.amount + amount });
  }
  return [...sums.values()];
}
