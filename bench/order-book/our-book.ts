import { classicLadder } from '../../src/domain/odds-ladder.ts';
import { noOwner, OrderBook, type Fill } from '../../src/server/exchange/book/order-book.ts';
import type { BookUnderTest } from './contestant.ts';
import { keptFills, toldFills, type Placed } from './our-fills.ts';

/** The book as the exchange's engine calls it: with its own record of an order, and the tick of a price. */
export function ourBook(): BookUnderTest {
  const book = new OrderBook<Placed>(classicLadder);
  return {
    run(operations, tell) {
      const placed = new Array<Placed>(operations.length);
      let fills: Fill<Placed>[] = [];
      for (const { type, order, id, side, tick, size } of operations) {
        if (type === 'cancel') {
          const known = placed[order]!;
          if (known.left > 0) book.cancel(known.slot);
          known.left = 0;
          continue;
        }
        const record: Placed = { id, slot: 0, left: size };
        let at = fills.length;
        placed[order] = record;
        record.slot = book.place(side, tick, size, noOwner, record, fills);
        for (; at < fills.length; at++) {
          const { resting, stake } = fills[at]!;
          record.left -= stake;
          resting.left -= stake;
        }
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
