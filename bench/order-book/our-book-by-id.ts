import { classicLadder, tickOf } from '../../src/domain/odds-ladder.ts';
import { noOwner, OrderBook, type Fill } from '../../src/server/exchange/book/order-book.ts';
import type { BookUnderTest } from './contestant.ts';
import { keptFills, toldFills, type Placed } from './our-fills.ts';

/** The book with what its caller does besides: orders are known by their id, and prices are found on the ladder. */
export function ourBookById(): BookUnderTest {
  const book = new OrderBook<Placed>(classicLadder);
  return {
    run(operations, tell) {
      const unmatched = new Map<string, Placed>();
      let fills: Fill<Placed>[] = [];
      for (const { type, id, side, price, size } of operations) {
        if (type === 'cancel') {
          const known = unmatched.get(id);
          if (known) book.cancel(known.slot);
          unmatched.delete(id);
          continue;
        }
        const record: Placed = { id, slot: 0, left: size };
        let at = fills.length;
        record.slot = book.place(side, tickOf(classicLadder, price), size, noOwner, record, fills);
        for (; at < fills.length; at++) {
          const { resting, stake } = fills[at]!;
          record.left -= stake;
          resting.left -= stake;
          if (resting.left === 0) unmatched.delete(resting.id);
        }
        if (record.left > 0) unmatched.set(id, record);
        if (fills.length > keptFills) {
          tell?.(toldFills(fills));
          fills = [];
        }
      }
      tell?.(toldFills(fills));
    },
    depth: () => ({ toBack: book.levels('toBack'), toLay: book.levels('toLay') }),
  };
}
