import { minorToDecimalText, parseMoney } from '../money/money.ts';
import { formatOdds, parseOdds } from '../odds/odds.ts';
import type { Order } from './order.ts';

export type EditedOrder = Pick<Order, 'marketId' | 'orderId' | 'odds' | 'stake' | 'remaining'>;

/** An edit of a waiting bet. What is not typed stays the bet's own, whatever becomes of the bet meanwhile. */
export interface OrderEdit {
  orderId: string;
  /** Null until typed. */
  oddsText: string | null;
  /** The unmatched stake, counted from when the edit was opened; null until typed. */
  stakeText: string | null;
  /** What could not be changed any more then: matched, voided or lapsed; minor units. */
  goneBefore: number;
}

const goneOf = ({ stake, remaining }: EditedOrder): number => stake - remaining;

export const editOf = (order: EditedOrder): OrderEdit => ({
  orderId: order.orderId,
  oddsText: null,
  stakeText: null,
  goneBefore: goneOf(order),
});

/** What the fields of an edit show. */
export const editTexts = (
  { oddsText, stakeText, goneBefore }: OrderEdit,
  order: EditedOrder,
): { oddsText: string; stakeText: string } => ({
  oddsText: oddsText ?? formatOdds(order.odds),
  stakeText: stakeText ?? minorToDecimalText(order.stake - goneBefore),
});

/**
 * The whole stake that is asked for, and what of it would wait (minor units); null if it cannot be read. What is matched
 * in an open edit counts as part of what is typed, so never more waits than the field shows.
 */
export function readEditedStake(
  { stakeText, goneBefore }: OrderEdit,
  order: EditedOrder,
): { stake: number; waits: number } | null {
  const gone = goneOf(order);
  if (stakeText === null) return { stake: order.stake, waits: order.remaining };
  const typed = parseMoney(stakeText);
  if (typed === null) return null;
  const stake = Math.min(goneBefore, gone) + typed;
  return { stake, waits: stake - gone };
}

/**
 * Reads an edit as a change of that order: the odds, and the whole stake including the matched part. Null if it is not a
 * change, or if nothing would wait. The exchange decides whether the ladder has the odds, and says what it has instead.
 */
export function readEdit(edit: OrderEdit | null, order: EditedOrder): { odds: number; stake: number } | null {
  if (edit?.orderId !== order.orderId) return null;
  const odds = edit.oddsText === null ? order.odds : parseOdds(edit.oddsText);
  const asked = readEditedStake(edit, order);
  if (odds === null || asked === null || asked.waits <= 0) return null;
  const { stake } = asked;
  return odds === order.odds && stake === order.stake ? null : { odds, stake };
}
