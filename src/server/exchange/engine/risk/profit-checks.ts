import { winOf, type Hundredths } from '#domain/bet/bet.ts';
import type { MarketDefinition } from '#contract/market.ts';
import { roomOf, takenWithin, takeOf, waitingWithin, type Asked } from '../matching/profit-room.ts';
import type { OrderRecord } from '../state/order-record.ts';
import type { Refusal } from '../refusal.ts';

/** What is asked for, at odds that it would wait at. */
type Bet = Asked & { odds: number };

/** Refuses a new order that asks to win too much, or that `takeRefusal` refuses. */
export function profitRefusal(asked: Bet, least: number): Refusal | null {
  const { definition } = asked.market;
  const room = roomOf(definition, null);
  const isWithin = waitingWithin(definition, asked, room) === asked.stake;
  return isWithin ? takeRefusal(asked, room, least) : tooLarge(definition);
}

/** Refuses an order if less than `least` of it may be matched with the offers that it meets. */
export const takeRefusal = (asked: Asked, room: Hundredths, least: number) =>
  takenWithin(asked, room) < least ? tooLarge(asked.market.definition) : null;

/** Refuses an edit after which the order could win too much, by what it would be matched at now or by what waits. */
export function editedProfitRefusal(asked: Bet, order: OrderRecord): Refusal | null {
  const { market, side, odds, stake } = asked;
  const { definition } = market;
  const room = roomOf(definition, order);
  if (room === Infinity) return null;
  if (waitingWithin(definition, asked, room) < stake) return tooLarge(definition);
  const { taken, value, isLimited, isSelfMatch } = takeOf(asked, room);
  if (isLimited) return tooLarge(definition);
  if (isSelfMatch) return null;
  const rest = stake - taken;
  const left = room - winOf(definition.kind, side, taken, value);
  return waitingWithin(definition, { side, odds, stake: rest }, left) < rest ? tooLarge(definition) : null;
}

const tooLarge = ({ maxProfit }: MarketDefinition) =>
  ({ code: 'PROFIT_TOO_LARGE', facts: { limit: maxProfit } }) as const;
