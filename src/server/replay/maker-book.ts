import type { Instruction, InstructionResult, Order } from '#contract/order.ts';
import type { PlayedLevel } from './levels-to-play.ts';

export interface RunnerLevel extends PlayedLevel {
  runnerId: string;
}

/** One instruction and the level that it is to bring about. */
export interface Step {
  key: string;
  instruction: Instruction;
  /** Size that the level is to show, minor units; 0 for none. */
  size: number;
}

/** The maker's order at one level, as the exchange last told of it. */
interface OwnOrder {
  orderId: string;
  matched: number;
  /** What the level was last brought to. Bettors may have taken from it since: that is theirs to keep. */
  size: number;
  isLive: boolean;
  /** Bettors took more of it than it was to keep: it is cancelled and placed anew. */
  mustGo?: true;
}

/** The order is not there to be changed. */
const goneCodes: ReadonlySet<string> = new Set(['ORDER_COMPLETE', 'UNKNOWN_ORDER']);
/** Nothing is known about the order: the step is tried again at the next change of the market. */
const laterCodes: ReadonlySet<string> = new Set(['MARKET_SUSPENDED', 'MARKET_NOT_OPEN']);

const keyOf = ({ runnerId, side, odds }: RunnerLevel): string => `${runnerId}|${side}|${odds}`;

/** The maker's orders in one market, one a level, and how to get from them to other levels. */
export class MakerBook {
  readonly #orders = new Map<string, OwnOrder>();
  readonly #nextClientId: () => string;

  constructor(nextClientId: () => string) {
    this.#nextClientId = nextClientId;
  }

  /** The exchange cancelled all: the market turned in play, or closed. */
  forget(): void {
    this.#orders.clear();
  }

  /**
   * The instructions that bring the levels about: what goes and what shrinks first, so that the new never meets the
   * old. While a market is not open, nothing but cancels can be sent.
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

  /**
   * Takes in what became of a step. Where bettors were faster, the next plan tries another way. Returns the code of a
   * refusal that no plan can do anything about.
   */
  learn(step: Step, result: InstructionResult): string | null {
    if (result.status === 'ACCEPTED') {
      if (step.instruction.type === 'CANCEL') this.#orders.delete(step.key);
      else this.#keep(step, orderOf(step, result.orders));
      return null;
    }
    const { code } = result;
    if (laterCodes.has(code)) return null;
    const order = this.#orders.get(step.key);
    if (goneCodes.has(code)) this.#orders.delete(step.key);
    else if (!order) this.#orders.set(step.key, neverPlaced(step.size));
    else if (code === 'NOT_ENOUGH_STAKE_LEFT') order.mustGo = true;
    else order.size = step.size;
    const isBettors = goneCodes.has(code) || code === 'NOT_ENOUGH_STAKE_LEFT' || code === 'NOTHING_TO_CHANGE';
    return isBettors ? null : code;
  }

  #keep({ key, instruction, size }: Step, { orderId, matched, remaining }: Order): void {
    const isShort = instruction.type === 'EDIT' && remaining > 0 && remaining !== size;
    this.#orders.set(key, {
      orderId,
      matched,
      size: isShort ? remaining : size,
      isLive: remaining > 0,
    });
  }

  #place(key: string, { runnerId, side, odds, size }: RunnerLevel): Step {
    const clientId = this.#nextClientId();
    return { key, size, instruction: { type: 'PLACE', clientId, runnerId, side, odds, stake: size } };
  }

  #edit(key: string, order: OwnOrder, size: number): Step {
    const { orderId, matched } = order;
    const clientId = this.#nextClientId();
    return { key, size, instruction: { type: 'EDIT', clientId, orderId, stake: matched + size } };
  }

  #cancel(key: string, { orderId }: OwnOrder): Step {
    return { key, size: 0, instruction: { type: 'CANCEL', clientId: this.#nextClientId(), orderId } };
  }
}

/** Refused: tried again only when the recording says another size. */
const neverPlaced = (size: number): OwnOrder => ({ orderId: '', matched: 0, size, isLive: false });

function orderOf({ instruction }: Step, orders: readonly Order[]): Order {
  const order = orders.find(({ orderId, clientId }) =>
    instruction.type === 'EDIT' ? orderId === instruction.orderId : clientId === instruction.clientId,
  );
  if (!order) throw new Error(`An accepted ${instruction.type} came back without its order.`);
  return order;
}
