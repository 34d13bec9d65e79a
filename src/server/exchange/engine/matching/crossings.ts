import { lastOf } from '#domain/must.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import type { StoredFill } from '../records/orders.ts';

/**
 * The crossings among these fills, each as a list: first the taker's fill with the exchange, then those on the other
 * runners, where the exchange is the taker. Other fills are left out.
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
