import { isQuoted } from '#domain/market/market-kind.ts';
import type { Instruction, InstructionResult, Order } from '#contract/order.ts';
import type { ExchangeDesk, ScoreNews } from './exchange-desk.ts';
import type { MarketResult } from './models/side-plan.ts';
import { OwnOrders } from './own-orders.ts';
import type { Trader } from './trader.ts';

/**
 * An exchange in memory that knows what the maker relies on: what rests, that turning in play lapses it, that a quoted
 * market takes no orders, what is settled and what was told.
 */
export function openFakeExchange() {
  const resting = new Map<string, Map<string, Order>>();
  const closed = new Set<string>();
  const inPlay = new Set<string>();
  const quoted = new Set<string>();
  const calls: string[] = [];
  const told: ScoreNews[] = [];
  const results = new Map<string, MarketResult>();
  const restIn = (marketId: string) => {
    const orders = resting.get(marketId) ?? new Map<string, Order>();
    resting.set(marketId, orders);
    return orders;
  };

  function take(marketId: string, instruction: Instruction): InstructionResult {
    const orders = restIn(marketId);
    if (quoted.has(marketId)) throw new Error(`${marketId} has no book`);
    if (instruction.type === 'CANCEL_MARKET') orders.clear();
    if (instruction.type === 'CANCEL') orders.delete(instruction.orderId);
    if (instruction.type !== 'PLACE') return { status: 'ACCEPTED', orders: [] } as never;
    const { clientId: orderId, runnerId, side, odds, stake } = instruction;
    const order = { orderId, runnerId, side, odds, stake, remaining: stake } as Order;
    orders.set(orderId, order);
    return { status: 'ACCEPTED', orders: [order] } as never;
  }

  let traders = 0;
  /** A maker's account as one run of the program has it. */
  const openTrader = (): Trader => {
    const run = ++traders;
    let ids = 0;
    return {
      userName: 'maker-1',
      token: () => '',
      freshToken: () => Promise.resolve(''),
      own: new OwnOrders(),
      nextClientId: () => `run${run}-${++ids}`,
      send: (marketId, instructions) => {
        calls.push(`send ${marketId}`);
        return Promise.resolve(instructions.map((instruction) => take(marketId, instruction)));
      },
    };
  };

  const desk = {
    announce: ({ marketId }) => Promise.resolve(!closed.has(marketId)),
    setEvent: () => Promise.resolve(),
    tellScore: (_, news) => {
      told.push(news);
      calls.push(`tell ${news.incidents.map(({ mark }) => mark).join(' ')}`);
      return Promise.resolve();
    },
    tellFacts: () => Promise.resolve(),
    tellScorecard: () => Promise.resolve(),
    announceSide: (_, side) => {
      if (isQuoted(side.market.kind)) quoted.add(side.marketId);
      return Promise.resolve(!closed.has(side.marketId));
    },
    setMarket: (marketId, status, options = {}) => {
      calls.push(`${status} ${marketId}`);
      if (options.inPlay && !inPlay.has(marketId)) {
        inPlay.add(marketId);
        restIn(marketId).clear();
      }
      return Promise.resolve();
    },
    quote: (marketId) => {
      calls.push(`quote ${marketId}`);
      return Promise.resolve();
    },
    settle: ({ marketId }, result) => {
      closed.add(marketId);
      results.set(marketId, result);
      calls.push(`settle ${marketId}`);
      return Promise.resolve();
    },
  } satisfies Partial<ExchangeDesk> as unknown as ExchangeDesk;

  return {
    desk,
    openTrader,
    /** What was done, in order. */
    calls,
    closed,
    /** What was published of scores, in order. */
    told,
    results,
    /** What rests in a market, as `runner side odds`. */
    restingIn: (marketId: string) =>
      [...restIn(marketId).values()].map(({ runnerId, side, odds }) => `${runnerId} ${side} ${odds}`).sort(),
  };
}
