import { classicLadder } from '../../src/domain/odds/odds-ladder.ts';
import type { Side } from '../../src/domain/bet/side.ts';
import { seeded } from '../support/random.ts';

/**
 * One operation on an order book, in one shape for all. Price in hundredths, size in minor units: whole numbers in
 * every book. An order is given as `order`, counted from 0, and as `id` for books that use ids; a cancel has nothing
 * else.
 */
export interface Operation {
  type: 'limit' | 'cancel';
  order: number;
  id: string;
  side: Side;
  price: number;
  tick: number;
  size: number;
}

export const flows = {
  /** 70 % orders, 30 % cancels; prices anywhere on the ladder, so that about half of the orders meet others. */
  mixed: { cancelShare: 0.3, goal: 20, matches: true },
  /** Only orders, lays below the middle of the ladder and backs above it: nothing matches. */
  insert: { cancelShare: 0, goal: 3, matches: false },
} as const;
export type Flow = keyof typeof flows;

export function makeOperations(flow: Flow, seed: number, count: number): Operation[] {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const { prices } = classicLadder;
  const middle = prices.length / 2;
  const placed: number[] = [];
  const nameOf = (order: number) => ({ order, id: `order-${order}` });
  return Array.from({ length: count }, (_, order): Operation => {
    if (placed.length > 0 && random() < flows[flow].cancelShare) {
      // Any order so far, once. One that is already matched is no longer there.
      const at = below(placed.length);
      const cancelled = placed[at]!;
      placed[at] = placed.at(-1)!;
      placed.pop();
      return { type: 'cancel', ...nameOf(cancelled), side: 'BACK', price: 0, tick: 0, size: 0 };
    }
    placed.push(order);
    const side: Side = random() < 0.5 ? 'BACK' : 'LAY';
    const apart = side === 'LAY' ? below(middle) : middle + below(middle);
    const tick = flow === 'insert' ? apart : below(prices.length);
    const size = (1 + below(200)) * 50;
    return { type: 'limit', ...nameOf(order), side, price: prices[tick]!, tick, size };
  });
}
