import type { Order } from '../bet/order.ts';

/** What became of the part of a bet that no longer waits, in one word: the same one wherever the bet is told of. */
export function endedTitle({ lapsed, reason }: Pick<Order, 'lapsed' | 'reason'>): string {
  if (reason === 'VOID') return 'Voided';
  if (reason === 'PROFIT_TOO_LARGE') return 'Not placed';
  return lapsed > 0 ? 'Lapsed' : 'Cancelled';
}
