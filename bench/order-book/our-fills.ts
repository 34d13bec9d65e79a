import type { Fill } from '../../src/server/exchange/book/order-book.ts';
import type { ToldFill } from './contestant.ts';

/** The caller's record of an order, as the exchange's engine has one. */
export interface Placed {
  id: string;
  slot: number;
  left: number;
}

/** Fills that are kept before the list is begun anew. */
export const keptFills = 500;

export const toldFills = (fills: readonly Fill<Placed>[]): ToldFill[] =>
  fills.map(({ incoming, resting, stake, odds }) => ({
    incoming: incoming.id,
    resting: resting.id,
    size: stake,
    price: odds,
  }));
