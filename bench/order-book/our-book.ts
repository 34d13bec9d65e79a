import { classicLadder } from '../../src/domain/odds/odds-ladder.ts';
import { noOwner, OrderBook } from '../../src/server/exchange/engine/matching/book/order-book.ts';
import type { BookUnderTest } from './contestant.ts';
import { toldFills } from './our-fills.ts';

/** The book as the engine calls it: with a reference to an order, here its number, and the tick of a price. */
export function ourBook(): BookUnderTest {
  const book = new OrderBook<number>(classicLadder);
  return {
    run(operations, tell) {
      const slots = new Int32Array(operations.length);
      const left = new Float64Array(operations.length);
      const { fills } = book;
      for (const { type, order, side, tick, size } of operations) {
        if (type === 'cancel') {
          if (left[order]! > 0) book.cancel(slots[order]!);
          left[order] = 0;
          continue;
        }
        const rest = book.match(side, tick, size, noOwner);
        if (rest > 0) slots[order] = book.rest(side, tick, rest, noOwner, order);
        left[order] = rest;
        for (let at = 0; at < fills.count; at++) {
          left[fills.resting[at]!]! -= fills.stakes[at]!;
        }
        tell?.(toldFills(operations[order]!.id, fills, (resting) => operations[resting]!.id));
      }
    },
    depth: () => ({ toBack: book.levels('toBack'), toLay: book.levels('toLay') }),
  };
}
