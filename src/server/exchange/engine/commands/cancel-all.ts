import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { toOrder, type OrderRecord } from '../state/order-record.ts';
import { cancelOpen } from './cancel-open.ts';
import type { CancelAllCommand, CommandResults } from './commands.ts';

/** Cancels everything unmatched of the account, market by market. Throws when there is no such account. */
export function cancelAll(
  state: ExchangeState,
  { accountId, clientId }: CancelAllCommand,
  effects: Effects,
): CommandResults['CANCEL_ALL'] {
  const account = state.account(accountId);
  const orders: OrderRecord[] = [];
  for (const { market } of account.positions.values()) orders.push(...cancelOpen(account, market, effects));
  return { status: 'ACCEPTED', clientId, orders: orders.map(toOrder) };
}
