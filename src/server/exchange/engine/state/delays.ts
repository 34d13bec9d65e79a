import { itemAt, must } from '#domain/must.ts';
import type { OrderRecord } from './order-record.ts';

/** The orders whose in-play delay runs, sorted by its end; at the same time, the earlier order first. */
export class Delays {
  readonly #orders: OrderRecord[] = [];

  /** The order's `delayEndsAt` must be set. */
  add(order: OrderRecord): void {
    let at = this.#orders.length;
    while (at > 0 && isBefore(order, itemAt(this.#orders, at - 1))) at--;
    this.#orders.splice(at, 0, order);
  }

  delete(order: OrderRecord): void {
    const at = this.#orders.indexOf(order);
    if (at >= 0) this.#orders.splice(at, 1);
  }

  /** When the next delay ends; null when none runs. */
  get nextEnd(): string | null {
    return this.#orders[0]?.delayEndsAt ?? null;
  }

  /** Whether a delay has ended by then. Times are compared as text, so they must have the same format. */
  isDue(at: string): boolean {
    const { nextEnd } = this;
    return nextEnd !== null && nextEnd <= at;
  }

  /** The orders of one market. */
  of(market: OrderRecord['position']['market']): OrderRecord[] {
    return this.#orders.filter(({ position }) => position.market === market);
  }

  /** The order whose delay ends first. There must be one. */
  get first(): OrderRecord {
    return itemAt(this.#orders, 0);
  }
}

const isBefore = (a: OrderRecord, b: OrderRecord): boolean =>
  a.delayEndsAt === b.delayEndsAt ? a.queueSeq < b.queueSeq : must(a.delayEndsAt) < must(b.delayEndsAt);
