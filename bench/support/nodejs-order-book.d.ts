/** The parts of it that are used. It is installed only for benches, but types are checked without it too. */
declare module 'nodejs-order-book' {
  interface ProcessedOrder {
    id: string;
    size: number;
    price: number;
  }

  export class OrderBook {
    limit(order: { id: string; side: 'buy' | 'sell'; size: number; price: number }): {
      /** Completed orders, with the size they had before; the incoming one too. */
      done: ProcessedOrder[];
      /** The order that is partly left: a resting one, or the incoming one. */
      partial: ProcessedOrder | null;
      partialQuantityProcessed: number;
      err: Error | null;
    };
    cancel(id: string): { order: ProcessedOrder } | undefined;
    /** Asks lowest first, bids highest first: price and volume. */
    depth(): [asks: [number, number][], bids: [number, number][]];
  }
}
