import { bookSideOf } from '../odds/levels.ts';
import { offerKey, type Order } from './order.ts';
import { oppositeSide } from './side.ts';

/** What somebody's waiting orders offer to others in a market (minor units), by `offerKey`; null: nothing. */
export function ownOffersOf(marketId: string, orders: Iterable<Order>): ReadonlyMap<string, number> | null {
  const offers = new Map<string, number>();
  for (const { marketId: its, runnerId, side, odds, remaining, delayEndsAt } of orders) {
    if (its !== marketId || remaining === 0 || delayEndsAt !== null) continue;
    const key = offerKey(runnerId, bookSideOf(oppositeSide(side)), odds);
    offers.set(key, (offers.get(key) ?? 0) + remaining);
  }
  return offers.size > 0 ? offers : null;
}
