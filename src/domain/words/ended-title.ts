import type { Order } from '../bet/order.ts';

/** What became of the part of a bet that no longer waits, in one word: the same one wherever the bet is told of. */
export const endedTitle = ({ lapsed, reason }: Pick<Order, 'lapsed' | 'reason'>): string =>
  lapsed > 0 ? lapsedTitle(reason) : 'Cancelled';

/** The same of a part that the exchange ended. */
export function lapsedTitle(reason: Order['reason']): string {
  if (reason === 'VOID') return 'Voided';
  return reason === 'PROFIT_TOO_LARGE' ? 'Not placed' : 'Lapsed';
}
