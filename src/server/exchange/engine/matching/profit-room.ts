import { winOf, type Hundredths } from '#domain/bet/bet.ts';
import type { Side } from '#domain/bet/side.ts';
import type { MarketDefinition } from '#contract/market.ts';
import { bestOddsFor } from './best-offer.ts';
import { MarketOffers } from './market-offers.ts';
import { planTake, type Wish } from './plan-take.ts';
import type { MarketState } from '../state/market-state.ts';
import type { OrderRecord } from '../state/order-record.ts';

/** A stake to be matched in a market at the tick `limit` or better. */
export interface Asked extends Omit<Wish, 'room'> {
  market: MarketState;
}

/**
 * How much more one bet may win in its market (`maxProfit`), in hundredths; Infinity without a limit. A bet is the whole
 * order, so what is matched of it counts, at the odds it was matched at. Null stands for a new order.
 */
export function roomOf({ maxProfit, kind }: MarketDefinition, order: OrderRecord | null): Hundredths {
  if (maxProfit === undefined || order?.byCashOut) return Infinity;
  return maxProfit * 100 - (order ? winOf(kind, order.side, order.matched, order.matchedValue) : 0);
}

/** How much of the stake may be taken from the book as it is now: a back at better odds than its own wins more. */
export function takenWithin(asked: Asked, room: Hundredths): number {
  const { market, runner, side, stake } = asked;
  if (room === Infinity) return stake;
  const best = bestOddsFor(market, runner, side);
  if (best === null || winOf(market.definition.kind, side, stake, stake * best) <= room) return stake;
  const { taken, isLimited } = takeOf(asked, room);
  return isLimited ? taken : stake;
}

/** How much of a stake may wait at its odds. */
export function waitingWithin(
  { kind }: MarketDefinition,
  { side, odds, stake }: { side: Side; odds: number; stake: number },
  room: Hundredths,
): number {
  return Math.min(stake, Math.max(0, Math.floor(room / winOf(kind, side, 1, odds))));
}

/** What the book gives within the limit. `value` is the sum of stake × odds. */
export function takeOf(asked: Asked, room: Hundredths) {
  const { parts, ...ended } = planTake(new MarketOffers(asked.market), { ...asked, room });
  const taken = parts.reduce((sum, { stake }) => sum + stake, 0);
  const value = parts.reduce((sum, { stake, odds }) => sum + stake * odds, 0);
  return { ...ended, taken, value };
}
