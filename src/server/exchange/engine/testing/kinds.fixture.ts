import type { Quote } from '#contract/market.ts';
import { isQuoted, isSettledOnNumber, type MarketKind } from '#domain/market/market-kind.ts';
import type { Command, MarketFacts } from '../commands/commands.ts';
import type { MarketOutcome } from '../settlement/ending.ts';
import { Engine, marketFacts, noon } from './engine.fixture.ts';
import type { MarketState } from '../state/market-state.ts';

/** One market of every kind, and random commands of every sort in them. */

export type Choose = (count: number) => number;

/** A sequence of choices from a seed (mulberry32): each call picks one of `count`. */
export function chooser(seed: number): Choose {
  let state = seed | 0;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

export const accountIds = ['a0', 'a1', 'a2', 'a3'];

const named = (count: number): MarketFacts['runners'] =>
  Array.from({ length: count }, (_, at) => ({ runnerId: `r${at}`, name: `Runner ${at}` }));

const kindFacts: Record<MarketKind, Partial<MarketFacts>> = {
  WINNER: { runners: named(3) },
  PLACE: { runners: named(5), numberOfWinners: 2 },
  HANDICAP: {
    runners: named(4).map((runner, at) => ({
      ...runner,
      handicap: (at < 2 ? -75 : 50) * (at % 2 ? -1 : 1),
      direction: at % 2 ? ('DOWN' as const) : ('UP' as const),
    })),
  },
  BOOKMAKER: { runners: named(2) },
  SESSION: { runners: named(1) },
  LINE: { runners: named(1), ladder: 'LINE' },
  BINARY: { runners: named(2), strike: 10_000 },
  LOTTERY: { runners: named(10) },
};
const kinds = Object.keys(kindFacts) as MarketKind[];

const crossed = { kind: 'WINNER', runners: named(3), crossMatching: true } as const;

/** Four bettors with little money. Stakes of odd paise leave fractions to round. */
export function openKinds(): Engine {
  const engine = new Engine();
  for (const [at, accountId] of accountIds.entries()) {
    engine.open(accountId);
    engine.decide({ type: 'FUND_ACCOUNT', accountId, amount: 9_000 + at * 4_000, reference: accountId });
  }
  const markets = kinds.map((kind) => [kind, { kind, ...kindFacts[kind] }] as const);
  for (const [marketId, facts] of [...markets, ['CROSSED', crossed] as const]) {
    const market = marketFacts(marketId, { minStake: 1, maxStake: 2_900, ...facts });
    engine.decide({ type: 'CREATE_MARKET', market });
    engine.decide({ type: 'SET_MARKET_STATUS', marketId, status: 'OPEN' });
  }
  engine.commit();
  return engine;
}

export function commandIn(engine: Engine, at: number, choose: Choose): Command {
  const open = [...engine.state.markets.values()];
  const market = open[choose(open.length)];
  const what = choose(100);
  if (!market || what < 2) return resettleOf(engine, choose);
  const { marketId } = market.definition;
  if (what < 3) return { type: 'SETTLE_MARKET', marketId, ...outcomeOf(market, choose) };
  if (what < 5) return removalOf(market, choose);
  if (what < 6)
    return { type: 'VOID_BETS', marketId, from: noon, to: noon, runnerId: runnerIn(market, choose) };
  if (what < 8)
    return {
      type: 'SET_MARKET_STATUS',
      marketId,
      status: choose(3) ? 'OPEN' : 'SUSPENDED',
      inPlay: choose(9) === 0,
    };
  if (isQuoted(market.definition.kind) && what < 30)
    return { type: 'SET_QUOTES', marketId, quotes: quotesOf(market, choose) };
  return instructionIn(market, `client-${at}`, what, choose);
}

const runnerIn = ({ definition: { runners } }: MarketState, choose: Choose): string =>
  runners[choose(runners.length)]!.runnerId;

export function removalOf(market: MarketState, choose: Choose): Command {
  const { marketId } = market.definition;
  const reductionFactor = choose(4) * 1_111;
  return { type: 'REMOVE_RUNNER', marketId, runnerId: runnerIn(market, choose), reductionFactor };
}

/** Mostly a possible outcome: winners, a dead heat, a number, nothing. */
export function outcomeOf({ definition }: Pick<MarketState, 'definition'>, choose: Choose): MarketOutcome {
  const { kind, numberOfWinners, runners } = definition;
  const how = choose(6);
  if (how === 0) return { winners: [] };
  if (isSettledOnNumber(kind)) return { winners: [], number: choose(14) - 4 };
  if (kind === 'BINARY' && how < 4) return { winners: [], number: 9_990 + choose(20) };
  const left = runners.filter(({ status }) => status !== 'REMOVED').map(({ runnerId }) => runnerId);
  const from = choose(left.length);
  const order = [...left.slice(from), ...left.slice(0, from)];
  if (how === 1) return { winners: order.slice(0, numberOfWinners + 1) };
  if (how === 2)
    return {
      winners: order.slice(0, numberOfWinners - 1),
      tied: order.slice(numberOfWinners - 1, numberOfWinners + 2),
    };
  return { winners: order.slice(0, numberOfWinners) };
}

const quotesOf = (market: MarketState, choose: Choose): Quote[] =>
  Array.from({ length: choose(4) }, (_, at) => ({
    runnerId: runnerIn(market, choose),
    side: at % 2 ? 'LAY' : 'BACK',
    odds: 150 + choose(3) * 45,
    line: market.definition.kind === 'SESSION' ? choose(8) * 100 : null,
    size: 500 + choose(1_500),
  }));

function instructionIn(market: MarketState, clientId: string, what: number, choose: Choose): Command {
  const { marketId, kind, quotes = [] } = market.definition;
  const accountId = accountIds[choose(4)]!;
  const common = { type: 'INSTRUCT', accountId, marketId } as const;
  const stake = 1 + choose(1_500);
  const quote = quotes[choose(Math.max(1, quotes.length))];
  if (quote) {
    const { runnerId, side, odds, line } = quote;
    const bet = { runnerId, side, odds: odds + (choose(9) ? 0 : 1), ...(line !== null && { line }) };
    return { ...common, instruction: { type: 'PLACE', clientId, ...bet, stake: 1 + (stake % 500) } };
  }
  const orders = [...(market.positions.get(accountId)?.open.keys() ?? [])];
  const orderId = orders[choose(Math.max(1, orders.length))];
  if (orderId && what < 45) return { ...common, instruction: { type: 'CANCEL', clientId, orderId } };
  const odds = kind === 'LINE' ? 300 + choose(4) * 50 : [198, 200, 202, 300][choose(4)]!;
  if (orderId && what < 55)
    return { ...common, instruction: { type: 'EDIT', clientId, orderId, odds, stake } };
  const runnerId = runnerIn(market, choose);
  const side = choose(2) ? 'BACK' : 'LAY';
  return { ...common, instruction: { type: 'PLACE', clientId, runnerId, side, odds, stake } };
}

export function resettleOf({ state, store }: Engine, choose: Choose): Command {
  const closed = [...state.closedMarkets];
  const marketId = closed[choose(Math.max(1, closed.length))] ?? 'WINNER';
  const settled = store.settled(marketId);
  const { definition } = settled;
  const runners = definition.runners.map((runner) =>
    runner.status === 'REMOVED' ? runner : { ...runner, status: 'ACTIVE' as const },
  );
  const outcome = outcomeOf({ definition: { ...definition, runners } }, choose);
  return { type: 'RESETTLE_MARKET', marketId, settled, ...outcome };
}
