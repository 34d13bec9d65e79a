import type { Instruction, InstructionResult, Order } from '#contract/order.ts';
import type { PlayedLevel } from './levels-to-play.ts';

export interface RunnerLevel extends PlayedLevel {
  runnerId: string;
}

/** One instruction and the level it is meant to bring about. */
export interface Step {
  key: string;
  instruction: Instruction;
  /** The size the level should show, minor units; 0 for none. */
  size: number;
}

/**
 * `done`: nothing more to do for now. `again`: a bettor was faster, and the next plan tries another way. `refused`: the
 * exchange will not take it.
 */
export type Outcome = 'done' | 'again' | 'refused';

/** The maker's order at one level, as last reported by the exchange. */
interface OwnOrder {
  orderId: string;
  matched: number;
  /** The size it shows, minor units. */
  size: number;
  isLive: boolean;
  /** Bettors took so much that it cannot be edited to its new size: it is cancelled and placed anew. */
  mustGo?: true;
}

const keyOf = ({ runnerId, side, odds }: RunnerLevel): string => `${runnerId}|${side}|${odds}`;

/** The maker's orders in one market, one per level, and how to get from them to other levels. */
export class MakerBook {
  readonly #orders = new Map<string, OwnOrder>();
  readonly #nextClientId: () => string;
  /** Orders reported before the results of their own instructions came, by order id. */
  readonly #early = new Map<string, Order>();

  constructor(nextClientId: () => string) {
    this.#nextClientId = nextClientId;
  }

  /** Forgets all orders: the exchange lapsed them when the market turned in play or closed. */
  forget(): void {
    this.#orders.clear();
    this.#early.clear();
  }

  /**
   * Returns the instructions that bring the levels about. Cancels and reductions come first, so that new orders never meet
   * old ones. While the market is not open, only cancels can be sent.
   */
  plan(levels: readonly RunnerLevel[], isOpen: boolean): Step[] {
    const wanted = new Map(levels.map((level) => [keyOf(level), level]));
    const lessening: Step[] = [];
    const adding: Step[] = [];
    for (const [key, order] of this.#orders) {
      if (wanted.has(key)) continue;
      if (order.isLive) lessening.push(this.#cancel(key, order));
      else this.#orders.delete(key);
    }
    if (!isOpen) return lessening;
    for (const [key, level] of wanted) {
      const order = this.#orders.get(key);
      if (order?.size === level.size && !order.mustGo) continue;
      if (!order?.isLive) adding.push(this.#place(key, level));
      else if (order.mustGo) lessening.push(this.#cancel(key, order));
      else (level.size < order.size ? lessening : adding).push(this.#edit(key, order, level.size));
    }
    return [...lessening, ...adding];
  }

  /** Takes in the result of a step. */
  learn(step: Step, result: InstructionResult): Outcome {
    const { key, instruction, size } = step;
    const order = this.#orders.get(key);
    if (result.status === 'ACCEPTED') {
      if (instruction.type !== 'CANCEL') return this.#keep(step, orderOf(step, result.orders));
      this.#orders.delete(key);
      return order?.mustGo ? 'again' : 'done';
    }
    switch (result.code) {
      case 'MARKET_SUSPENDED':
      case 'MARKET_NOT_OPEN':
        return 'done';
      case 'ORDER_COMPLETE':
      case 'UNKNOWN_ORDER':
        this.#orders.delete(key);
        return 'again';
      case 'NOT_ENOUGH_STAKE_LEFT':
        if (order) order.mustGo = true;
        return 'again';
      case 'NOTHING_TO_CHANGE':
        if (order) order.size = size;
        return 'done';
      default:
        // Not tried again until the recording has another size.
        if (order) order.size = size;
        else this.#orders.set(key, { orderId: '', matched: 0, size, isLive: false });
        return 'refused';
    }
  }

  /** Takes in orders reported by the exchange in the meantime. The next plan restores what bettors took. */
  hear(orders: readonly Order[]): void {
    const taken = orders.filter(({ matched }) => matched > 0);
    if (taken.length === 0) return;
    const own = new Map([...this.#orders.values()].map((order) => [order.orderId, order]));
    for (const order of taken) {
      const known = own.get(order.orderId);
      if (known) takeIn(known, order.matched, order.remaining);
      else this.#early.set(order.orderId, order);
    }
  }

  /** Called when the results of all instructions sent so far are in: no order can be ahead of its result any more. */
  settleDown(): void {
    this.#early.clear();
  }

  #keep({ key, instruction, size }: Step, { orderId, matched, remaining }: Order): Outcome {
    const own: OwnOrder = { orderId, matched, size: remaining, isLive: remaining > 0 };
    const isShort = instruction.type === 'EDIT' && own.isLive && remaining !== size;
    const [before, early] = [this.#orders.get(key), this.#early.get(orderId)];
    if (before?.orderId === orderId) takeIn(own, before.matched, before.size);
    if (early) takeIn(own, early.matched, early.remaining);
    this.#orders.set(key, own);
    return isShort ? 'again' : 'done';
  }

  #place(key: string, { runnerId, side, odds, size }: RunnerLevel): Step {
    const clientId = this.#nextClientId();
    return { key, size, instruction: { type: 'PLACE', clientId, runnerId, side, odds, stake: size } };
  }

  #edit(key: string, { orderId, matched }: OwnOrder, size: number): Step {
    const clientId = this.#nextClientId();
    return { key, size, instruction: { type: 'EDIT', clientId, orderId, stake: matched + size } };
  }

  #cancel(key: string, { orderId }: OwnOrder): Step {
    return { key, size: 0, instruction: { type: 'CANCEL', clientId: this.#nextClientId(), orderId } };
  }
}

/** The matched amount only grows, so a report with more of it is the later one. */
function takeIn(own: OwnOrder, matched: number, remaining: number): void {
  if (matched <= own.matched) return;
  own.matched = matched;
  own.size = remaining;
  own.isLive = remaining > 0;
}

function orderOf({ instruction }: Step, orders: readonly Order[]): Order {
  const order = orders.find(({ orderId, clientId }) =>
    instruction.type === 'EDIT' ? orderId === instruction.orderId : clientId === instruction.clientId,
  );
  if (!order) throw new Error(`An accepted ${instruction.type} came back without its order.`);
  return order;
}
