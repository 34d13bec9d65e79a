import type { Side } from '#domain/bet/side.ts';

/** An order, or a part of one to take back, as a case tells it. */
export interface PlainOrder {
  id: string;
  user: string;
  /** Of market and runner: only orders of one book meet. */
  book: string;
  side: Side;
  /** Infinity (lay) or 0 (back): whatever there is. */
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
 * The rule of the sources, written as plainly as can be and apart from the product's book: price, then time, and a
 * user's own orders match too. It only tells of what kind a case is, never what its result must be.
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

  /** Takes back so much of the orders that `which` names, the latest first. */
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
