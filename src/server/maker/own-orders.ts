import type { Order } from '#contract/order.ts';

type Hear = (orders: readonly Order[]) => void;

/** Passes on what becomes of an account's orders to whoever keeps orders in their market. */
export class OwnOrders {
  readonly #hearers = new Map<string, Hear>();

  /** Calls `hear` with the changed orders of a market, instead of whom it called before. */
  listen(marketId: string, hear: Hear): void {
    this.#hearers.set(marketId, hear);
  }

  /** Forgets the markets whose ids begin so. */
  leave(start: string): void {
    for (const marketId of this.#hearers.keys())
      if (marketId.startsWith(start)) this.#hearers.delete(marketId);
  }

  /** Takes orders of any markets, as they stand now. */
  tell(orders: readonly Order[]): void {
    const byMarket = new Map<string, Order[]>();
    for (const order of orders) {
      const known = byMarket.get(order.marketId);
      if (known) known.push(order);
      else byMarket.set(order.marketId, [order]);
    }
    for (const [marketId, some] of byMarket) this.#hearers.get(marketId)?.(some);
  }
}
