import type { Side } from '#domain/bet/side.ts';

/** An order, or a part of one to take back, as a case describes it. */
export interface PlainOrder {
  id: string;
  user: string;
  /** Made of market and runner: only orders of one book meet. */
  book: string;
  side: Side;
  /** Infinity (lay) or 0 (back): any price. */
  price: number;
  size: number;
}

export interface PlainFill {
  incoming: PlainOrder;
  resting: PlainOrder;
  size: number;
  price: number;
}

/**
 * The sources' rule, written as plainly as possible and independently of the product's book: price, then time, and a
 * user's own orders match too. It only tells what kind a case is, never what its result must be.
 */
export class PlainMatching {
  readonly fills: PlainFill[] = [];
  /** What is left of each, earliest first. */
  readonly resting: { order: PlainOrder; left: number }[] = [];

  place(order: PlainOrder): void {
    let left = order.size;
    const better = (a: number, b: number) => (order.side === 'BACK' ? b - a : a - b);
    const others = this.resting
      .filter(({ order: { book, side, price } }) => {
        const isMet = order.side === 'BACK' ? price >= order.price : price <= order.price;
        return book === order.book && side !== order.side && isMet;
      })
      .sort((a, b) => better(a.order.price, b.order.price));
    for (const other of others) {
      const size = Math.min(left, other.left);
      if (size <= 0) continue;
      this.fills.push({ incoming: order, resting: other.order, size, price: other.order.price });
      other.left -= size;
      left -= size;
    }
    if (left > 0) this.resting.push({ order, left });
  }

  /** Takes back up to `size` of the orders that `which` selects, the latest first. */
  cancel(which: (order: PlainOrder) => boolean, size = Infinity): void {
    let left = size;
    for (const one of this.resting.filter(({ order }) => which(order)).reverse()) {
      const taken = Math.min(left, one.left);
      one.left -= taken;
      left -= taken;
    }
  }

  get meetsOwnOrders(): boolean {
    return this.fills.some(({ incoming, resting }) => incoming.user === resting.user);
  }
}
