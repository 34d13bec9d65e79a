import { classicLadder, tickOf } from '../../src/domain/odds/odds-ladder.ts';
import { noOwner, OrderBook } from '../../src/server/exchange/engine/matching/book/order-book.ts';
import type { BookUnderTest } from './contestant.ts';
import { toldFills } from './our-fills.ts';

interface Placed {
  id: string;
  slot: number;
  left: number;
}

/** The book with what its caller also does: orders are known by their id, and prices are looked up on the ladder. */
export function ourBookById(): BookUnderTest {
  const book = new OrderBook<Placed>(classicLadder);
  return {
    run(operations, tell) {
      const unmatched = new Map<string, Placed>();
      const { fills } = book;
      for (const { type, id, side, price, size } of operations) {
        if (type === 'cancel') {
          const known = unmatched.get(id);
          if (known) book.cancel(known.slot);
          unmatched.delete(id);
          continue;
        }
        const tick = tickOf(classicLadder, price);
        const left = book.match(side, tick, size, noOwner);
        for (let at = 0; at < fills.count; at++) {
          const resting = fills.resting[at]!;
          const stake = fills.stakes[at]!;
          resting.left -= stake;
          if (resting.left === 0) unmatched.delete(resting.id);
        }
        if (left > 0) {
          const placed: Placed = { id, slot: 0, left };
          placed.slot = book.rest(side, tick, left, noOwner, placed);
          unmatched.set(id, placed);
        }
        tell?.(toldFills(id, fills, (other) => other.id));
      }
    },
    depth: () => ({ toBack: book.levels('toBack'), toLay: book.levels('toLay') }),
  };
}
