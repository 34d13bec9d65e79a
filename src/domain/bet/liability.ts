import { isQuoted, type MarketKind } from '../market/market-kind.ts';
import { divideUp, exact } from '../money/money.ts';
import { leastPaid } from '../money/settlement.ts';
import type { Order } from './order.ts';
import { slipFigures } from './slip.ts';

/** The matched part of an order, or of a bet of the history. */
export type MatchedPart = Pick<Order, 'side' | 'matched' | 'matchedValue' | 'odds' | 'averageOdds' | 'line'>;

/**
 * What the matched part of an order may win and lose, before commission, minor units: the profit is rounded down, the
 * liability up, like exposure. Average odds are rounded, so the exact sum of its fills counts where the exchange told it.
 */
export function matchedFigures(part: MatchedPart, kind: MarketKind): { profit: number; liability: number } {
  const { side, matched, matchedValue, odds, averageOdds, line } = part;
  if (isQuoted(kind) || kind === 'LINE' || matchedValue == null)
    return slipFigures(side, matched, averageOdds ?? odds, kind, line ?? null);
  const difference = exact(matchedValue - matched * 100);
  return side === 'BACK'
    ? { profit: leastPaid(difference), liability: matched }
    : { profit: matched, liability: divideUp(difference, 100) };
}

export const matchedLiability = (order: MatchedPart, kind: MarketKind): number =>
  matchedFigures(order, kind).liability;

/** What of an order that waits may lose once it is matched, minor units. */
export const waitingLiability = ({ side, remaining, odds, line }: Order, kind: MarketKind): number =>
  slipFigures(side, remaining, odds, kind, line ?? null).liability;
