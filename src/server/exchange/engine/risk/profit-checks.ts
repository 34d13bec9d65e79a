import { winOf } from '#domain/bet/bet.ts';
import type { MarketDefinition } from '#contract/market.ts';
import { roomOf, takenWithin, takeOf, waitingWithin } from '../matching/profit-room.ts';
import type { OrderRecord } from '../state/order-record.ts';
import type { Refusal } from '../refusal.ts';
import { leastOf, wishOf, type Wanted } from './order-checks.ts';

/** Refuses a new order that asks to win too much at its odds, or that `takeRefusal` refuses. */
export function profitRefusal(wanted: Wanted, odds: number): Refusal | null {
  const { market, side, stake } = wanted;
  const { definition } = market;
  const room = roomOf(definition, null);
  if (room === Infinity) return null;
  const isWithin = waitingWithin(definition, { side, odds, stake }, room) === stake;
  return isWithin ? takeRefusal(wanted, null) : tooLarge(definition);
}

/** Refuses an order (null: a new one) if it meets offers, and less than its least fill may be matched with them. */
export function takeRefusal(wanted: Wanted, order: OrderRecord | null) {
  const { definition } = wanted.market;
  const room = roomOf(definition, order);
  if (room === Infinity) return null;
  return takenWithin(wishOf(wanted), room) < leastOf(wanted) ? tooLarge(definition) : null;
}

/** Refuses an edit after which the order could win too much, by what it would be matched at now or by what waits. */
export function editedProfitRefusal(wanted: Wanted, order: OrderRecord): Refusal | null {
  const { market, side, odds, stake } = wanted;
  const { definition } = market;
  const room = roomOf(definition, order);
  if (room === Infinity) return null;
  if (waitingWithin(definition, wanted, room) < stake) return tooLarge(definition);
  const { taken, value, isLimited, isSelfMatch } = takeOf(wishOf(wanted), room);
  if (isLimited) return tooLarge(definition);
  if (isSelfMatch) return null;
  const rest = stake - taken;
  const left = room - winOf(definition.kind, side, taken, value);
  return waitingWithin(definition, { side, odds, stake: rest }, left) < rest ? tooLarge(definition) : null;
}

const tooLarge = ({ maxProfit }: MarketDefinition) =>
  ({ code: 'PROFIT_TOO_LARGE', facts: { limit: maxProfit } }) as const;
