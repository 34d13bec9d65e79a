import { itemAt } from '#domain/must.ts';
import type { Instruction, Order } from '#contract/order.ts';
import type { QuotedOrder } from './quote.ts';
import type { Trader } from './trader.ts';

/** Keeps a maker's orders in one market as wanted, changing no more than necessary. */
export interface Quoter {
  /** Cancels orders no longer wanted, then places missing ones. Resolves when the exchange has answered. */
  quote(wanted: readonly QuotedOrder[]): Promise<void>;
  /** Forgets the resting orders: the exchange lapsed them (turned in play, closed). */
  forget(): void;
}

const keyOf = (runnerId: string, side: string, odds: number): string => `${runnerId}|${side}|${odds}`;
/** The contract's limit on instructions per call. */
const batchSize = 200;

/** `runnerIds` are in the market's order. An order with under half or over twice the wanted stake left is replaced. */
export function createQuoter(trader: Trader, marketId: string, runnerIds: readonly string[]): Quoter {
  const resting = new Map<string, Order>();

  function plan(wanted: readonly QuotedOrder[]): Instruction[] {
    const places: Instruction[] = [];
    const kept = new Set<string>();
    for (const { runner, side, odds, stake } of wanted) {
      const runnerId = itemAt(runnerIds, runner);
      const key = keyOf(runnerId, side, odds);
      const order = resting.get(key);
      if (order && order.remaining * 2 >= stake && order.remaining <= stake * 2) kept.add(key);
      else places.push({ type: 'PLACE', clientId: trader.nextClientId(), runnerId, side, odds, stake });
    }
    const cancels: Instruction[] = [];
    for (const [key, order] of resting) {
      if (kept.has(key)) continue;
      cancels.push({ type: 'CANCEL', clientId: trader.nextClientId(), orderId: order.orderId });
      resting.delete(key);
    }
    return [...cancels, ...places];
  }

  function note(orders: readonly Order[]): void {
    for (const order of orders) {
      const key = keyOf(order.runnerId, order.side, order.odds);
      if (order.remaining > 0) resting.set(key, order);
      else if (resting.get(key)?.orderId === order.orderId) resting.delete(key);
    }
  }

  return {
    quote: async (wanted) => {
      const instructions = plan(wanted);
      for (let from = 0; from < instructions.length; from += batchSize) {
        const results = await trader.send(marketId, instructions.slice(from, from + batchSize));
        for (const result of results) if (result.status === 'ACCEPTED') note(result.orders);
      }
    },
    forget: () => resting.clear(),
  };
}
