import { OrderBook } from 'nodejs-order-book';
import type { BookUnderTest, ToldFill } from './contestant.ts';

type Answer = ReturnType<OrderBook['limit']>;

/** nodejs-order-book: a backer sells, a layer buys. */
export function peerBook(): BookUnderTest {
  const book = new OrderBook();
  return {
    run(operations, tell) {
      for (const { type, id, side, price, size } of operations) {
        if (type === 'cancel') {
          book.cancel(id);
          continue;
        }
        const answer = book.limit({ id, side: side === 'BACK' ? 'sell' : 'buy', size, price });
        if (answer.err) throw answer.err;
        tell?.(fillsOf(id, answer));
      }
    },
    depth: () => {
      const [asks, bids] = book.depth();
      return { toBack: bids, toLay: asks };
    },
  };
}

/** The resting orders that an order took, and the one it partly took. The answer also lists the order itself. */
function fillsOf(id: string, { done, partial, partialQuantityProcessed }: Answer): ToldFill[] {
  const taken = [...done, ...(partial ? [{ ...partial, size: partialQuantityProcessed }] : [])];
  return taken
    .filter((order) => order.id !== id)
    .map(({ id: resting, size, price }) => ({ incoming: id, resting, size, price }));
}
