import { lastOf } from '#domain/must.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import type { StoredFill } from '../records/orders.ts';

/**
 * Matches across runners, each as its fills: the taker's with the exchange, and after it those of the other runners, of
 * which the exchange is the taker. Fills that are not of such a match are left out.
 */
export function crossingsOf(inOrder: readonly StoredFill[]): StoredFill[][] {
  const crossings: StoredFill[][] = [];
  for (const fill of inOrder) {
    const { backAccountId, layAccountId, takerSide } = fill;
    const [taker, other] =
      takerSide === 'BACK' ? [backAccountId, layAccountId] : [layAccountId, backAccountId];
    if (other === houseAccounts.crossing) crossings.push([fill]);
    else if (taker === houseAccounts.crossing) lastOf(crossings).push(fill);
  }
  return crossings;
}
