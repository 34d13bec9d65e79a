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

/** How soon after an order was taken it is placed again, ms. */
const refillMs = 1_000;

/**
 * `runnerIds` are in the market's order. An order with under half or over twice the wanted stake left is replaced: at the
 * next quote, and soon if the trader is told that others have taken it.
 */
export function createQuoter(trader: Trader, marketId: string, runnerIds: readonly string[]): Quoter {
  const resting = new Map<string, Order>();
  /** What was taken whole, perhaps before the exchange's answer to placing it was heard. */
  const gone = new Set<string>();
  let wanted: readonly QuotedOrder[] = [];
  let work: Promise<void> = Promise.resolve();
  let refill: NodeJS.Timeout | null = null;

  function plan(orders: readonly QuotedOrder[]): Instruction[] {
    const places: Instruction[] = [];
    const kept = new Set<string>();
    for (const { runner, side, odds, stake } of orders) {
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
      if (order.remaining > 0 && !gone.has(order.orderId)) resting.set(key, order);
      else if (resting.get(key)?.orderId === order.orderId) resting.delete(key);
    }
  }

  function hear(orders: readonly Order[]): void {
    for (const order of orders) {
      if (order.remaining === 0) gone.add(order.orderId);
      if (resting.get(keyOf(order.runnerId, order.side, order.odds))?.orderId !== order.orderId) continue;
      note([order]);
      const isTaken = order.matched > 0 && order.remaining * 2 < order.stake;
      if (isTaken)
        refill ??= setTimeout(() => void inTurn(() => send(wanted)).catch(() => undefined), refillMs).unref();
    }
  }

  /** One after the other, so that no order is placed twice. */
  function inTurn(job: () => Promise<void>): Promise<void> {
    return (work = work.catch(() => undefined).then(job));
  }

  async function send(orders: readonly QuotedOrder[]): Promise<void> {
    if (refill) clearTimeout(refill);
    refill = null;
    gone.clear();
    const instructions = plan(orders);
    for (let from = 0; from < instructions.length; from += batchSize) {
      const results = await trader.send(marketId, instructions.slice(from, from + batchSize));
      for (const result of results) if (result.status === 'ACCEPTED') note(result.orders);
    }
  }

  trader.own.listen(marketId, hear);
  return {
    quote: (orders) => {
      wanted = orders;
      return inTurn(() => send(orders));
    },
    forget: () => {
      wanted = [];
      resting.clear();
    },
  };
}
