import { cashOutAskOf, resultsNow } from '#domain/cash-out-ask.ts';
import { planCashOut } from '#domain/cash-out.ts';
import type { Command } from './commands.ts';
import { Engine, marketFacts } from './engine.fixture.ts';
import type { ExchangeState } from './exchange-state.ts';
import { toOrder } from './order-record.ts';
import { toBook, toPosition } from './views.ts';

/**
 * A schedule is a list of 32-bit numbers, each of which is one command: short to make and short to make smaller, when
 * one of them shows a fault.
 */
export type Schedule = readonly number[];

const accountIds = ['a0', 'a1', 'a2', 'a3'];
const marketIds = ['m1', 'm2'];
/** One more often than the others, so that orders meet. */
const usualMarkets = ['m1', 'm1', 'm1', 'm1', 'm1', 'm2'];
const usualRunners = ['r1', 'r1', 'r1', 'r1', 'r2', 'r3'];
/** Close together; 201 is off the ladder. */
const prices = [198, 200, 200, 202, 202, 204, 300, 201];
const statuses = ['OPEN', 'OPEN', 'OPEN', 'OPEN', 'SUSPENDED', 'INACTIVE'] as const;

/** Four bettors with little money and two open markets; stakes of odd paise leave fractions to round. */
export function openScheduled(): Engine {
  const engine = new Engine();
  for (const [at, accountId] of accountIds.entries()) {
    engine.open(accountId);
    engine.decide({ type: 'FUND_ACCOUNT', accountId, amount: 2_500 + at * 1_200, reference: accountId });
  }
  for (const marketId of marketIds) {
    const market = marketFacts(marketId, { minStake: 1, maxStake: 2_900 });
    engine.decide({ type: 'CREATE_MARKET', market });
    engine.decide({ type: 'SET_MARKET_STATUS', marketId, status: 'OPEN' });
  }
  engine.commit();
  return engine;
}

/** The command that a number stands for; what it refers to depends on the state. `at` makes its client id. */
export function commandOf(number: number, at: number, { state }: Engine): Command {
  const choose = chooser(number);
  const clientId = `client-${at}`;
  const kind = choose(22);
  const accountId = accountIds[choose(4)]!;
  const marketId = usualMarkets[choose(6)]!;
  if (kind < 13) {
    const runnerId = usualRunners[choose(6)]!;
    const side = choose(2) === 0 ? 'BACK' : 'LAY';
    const instruction = { clientId, runnerId, side, odds: prices[choose(8)]!, stake: choose(2_000) } as const;
    return { type: 'INSTRUCT', accountId, marketId, instruction: { type: 'PLACE', ...instruction } };
  }
  if (kind < 17) return changeOf(someOrder(state, choose), clientId, choose);
  if (kind === 17) return endOf({ accountId, marketId, clientId }, choose);
  if (kind === 18) {
    const inPlay = choose(4) === 0;
    return { type: 'SET_MARKET_STATUS', marketId, status: statuses[choose(6)]!, inPlay };
  }
  if (kind > 19) return cashOutOf(state, { accountId, marketId, clientId }, choose);
  return { type: 'FUND_ACCOUNT', accountId, amount: 1 + choose(500), reference: clientId };
}

/** What the account would be shown, sometimes changed on the way. */
function cashOutOf(
  { markets }: ExchangeState,
  { accountId, marketId, clientId }: { accountId: string; marketId: string; clientId: string },
  choose: Choose,
): Command {
  const market = markets.get(marketId);
  const position = market?.positions.get(accountId);
  const percent = choose(2) === 0 ? 100 : 1 + choose(100);
  const runnerId = choose(4) === 0 ? usualRunners[choose(6)]! : null;
  const request = { type: 'CASH_OUT', accountId, marketId, clientId, runnerId, percent } as const;
  if (!market || !position) return { ...request, legs: [], before: [] };
  const orders = [...position.open.values()].map(toOrder);
  const { runners } = toBook(market);
  const pricesOf = (id: string) => runners.find((runner) => runner.runnerId === id);
  const sight = { market: market.definition, position: toPosition(position), orders, pricesOf };
  const ask = cashOutAskOf(sight, { runnerId, percent });
  const { legs } = planCashOut(ask);
  if (choose(6) === 0) for (const leg of legs) leg.stake += choose(500);
  return { ...request, legs, before: resultsNow(ask) };
}

/** All of an account's orders cancelled, or a market settled: seldom, since little can follow it. */
function endOf(
  { accountId, marketId, clientId }: { accountId: string; marketId: string; clientId: string },
  choose: Choose,
): Command {
  const which = choose(8);
  if (which < 3) return { type: 'CANCEL_ALL', accountId, clientId };
  if (which < 6)
    return { type: 'INSTRUCT', accountId, marketId, instruction: { type: 'CANCEL_MARKET', clientId } };
  return { type: 'SETTLE_MARKET', marketId, winners: [[], ['r1'], ['r2'], ['r9']][choose(4)]! };
}

/** An edit or a cancellation of that order. */
function changeOf(
  order: { accountId: string; marketId: string; orderId: string },
  clientId: string,
  choose: Choose,
): Command {
  const { accountId, marketId, orderId } = order;
  if (choose(3) === 0)
    return { type: 'INSTRUCT', accountId, marketId, instruction: { type: 'CANCEL', clientId, orderId } };
  const odds = choose(2) === 0 ? undefined : prices[choose(8)]!;
  const stake = choose(3) === 0 ? undefined : choose(2_500);
  return {
    type: 'INSTRUCT',
    accountId,
    marketId,
    instruction: { type: 'EDIT', clientId, orderId, odds, stake },
  };
}

/** Mostly an order that is there, with its owner; sometimes any number, and anybody. */
function someOrder({ accounts, numbers }: ExchangeState, choose: Choose) {
  const accountId = accountIds[choose(4)]!;
  const orders = accountIds.flatMap((id) =>
    [...accounts.get(id)!.positions.values()].flatMap(({ market, open, ended }) =>
      [...open.values(), ...ended].map(({ orderId }) => ({
        accountId: id,
        marketId: market.definition.marketId,
        orderId,
      })),
    ),
  );
  if (orders.length > 0 && choose(12) > 0) return orders[choose(orders.length)]!;
  return { accountId, marketId: 'm1', orderId: String(choose(numbers.last().queueSeq + 2)) };
}

type Choose = (count: number) => number;

/** A row of choices made from one number (mulberry32): each call chooses one of `count`. */
function chooser(number: number): Choose {
  let state = number | 0;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}
