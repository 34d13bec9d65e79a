import type { Side } from '#domain/bet/side.ts';

interface NaiveOrder {
  id: number;
  owner: number;
  side: Side;
  odds: number;
  stake: number;
}

/** A book written to be obviously correct: one list in order of time, searched from the start for everything. */
export class NaiveBook {
  #orders: NaiveOrder[] = [];

  /** Returns `[resting, stake, odds]` per fill, as the order book does. */
  place(order: NaiveOrder): [number, number, number][] {
    const incoming = { ...order };
    const fills: [number, number, number][] = [];
    while (incoming.stake > 0) {
      const best = this.#bestFor(incoming);
      if (!best) {
        this.#orders.push(incoming);
        break;
      }
      if (best.owner === incoming.owner) break;
      const stake = Math.min(best.stake, incoming.stake);
      fills.push([best.id, stake, best.odds]);
      best.stake -= stake;
      incoming.stake -= stake;
      this.#orders = this.#orders.filter((one) => one.stake > 0);
    }
    return fills;
  }

  has(id: number): boolean {
    return this.#orders.some((order) => order.id === id);
  }

  cancel(id: number): void {
    this.#orders = this.#orders.filter((order) => order.id !== id);
  }

  reduce(id: number, stake: number): void {
    this.#orders.find((order) => order.id === id)!.stake = stake;
  }

  stakeOf(id: number): number {
    return this.#orders.find((order) => order.id === id)?.stake ?? 0;
  }

  /** `[odds, ids in queue order]` of one side, lowest odds first. */
  queues(side: Side): [number, number[]][] {
    const prices = new Set(this.#orders.filter((order) => order.side === side).map(({ odds }) => odds));
    return [...prices]
      .sort((a, b) => a - b)
      .map((odds) => [
        odds,
        this.#orders.filter((order) => order.side === side && order.odds === odds).map(({ id }) => id),
      ]);
  }

  #bestFor({ side, odds }: NaiveOrder): NaiveOrder | undefined {
    const meets = this.#orders.filter(
      (order) => order.side !== side && (side === 'BACK' ? order.odds >= odds : order.odds <= odds),
    );
    const best = Math[side === 'BACK' ? 'max' : 'min'](...meets.map((order) => order.odds));
    return meets.find((order) => order.odds === best);
  }
}
