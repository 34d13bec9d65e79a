import type { Effects } from '../changes/effects.ts';
import { endRest } from '../matching/execute-order.ts';
import type { AccountState } from '../state/account-state.ts';
import type { MarketState } from '../state/market-state.ts';
import type { OrderRecord } from '../state/order-record.ts';

/** Cancels all unmatched orders of the account in the market. */
export function cancelOpen(
  { accountId }: AccountState,
  market: MarketState,
  effects: Effects,
): OrderRecord[] {
  const orders = [...(market.positions.get(accountId)?.open.values() ?? [])];
  for (const order of orders) endRest(order, 'cancelled', null, effects);
  return orders;
}
