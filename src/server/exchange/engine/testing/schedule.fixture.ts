import type { Instruction } from '#contract/order.ts';
import { cashOutOf } from './cash-out-command.fixture.ts';
import type { Command } from '../commands/commands.ts';
import { Engine, marketFacts } from './engine.fixture.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { scheduledKinds, type ScheduledKind } from './schedule-kinds.fixture.ts';

/**
 * A list of 32-bit numbers, each of which stands for one command: quick to generate, and quick to shrink when one shows
 * a fault.
 */
export type Schedule = readonly number[];

const accountIds = ['a0', 'a1', 'a2', 'a3'];
const marketIds = ['m1', 'm2'];
/** One market far more often than the other, so that orders meet. */
const usualMarkets = ['m1', 'm1', 'm1', 'm1', 'm1', 'm2'];
const statuses = ['OPEN', 'OPEN', 'OPEN', 'OPEN', 'SUSPENDED', 'INACTIVE'] as const;

/** The first market is of any kind, most often the plain winner market; the second is always a plain winner market. */
export const kindOf = (schedule: Schedule, marketId: string): ScheduledKind =>
  scheduledKinds[marketId === 'm1' ? (schedule[0] ?? 0) % (scheduledKinds.length + 4) : 0] ??
  scheduledKinds[0]!;

/** Four bettors with little money and two open markets. Stakes of odd paise leave fractions to round. */
export function openScheduled(schedule: Schedule): Engine {
  const engine = new Engine();
  for (const [at, accountId] of accountIds.entries()) {
    engine.open(accountId);
    engine.decide({ type: 'FUND_ACCOUNT', accountId, amount: 2_500 + at * 1_200, reference: accountId });
  }
  for (const marketId of marketIds) {
    const { facts, quotes } = kindOf(schedule, marketId);
    const market = marketFacts(marketId, { minStake: 1, maxStake: 2_900, ...facts });
    engine.decide({ type: 'CREATE_MARKET', market });
    if (quotes.length > 0) engine.decide({ type: 'SET_QUOTES', marketId, quotes: [...quotes[1]!] });
    engine.decide({ type: 'SET_MARKET_STATUS', marketId, status: 'OPEN' });
  }
  engine.commit();
  return engine;
}

/** The command at index `at` of a schedule. What it refers to depends on the state. */
export function commandOf(schedule: Schedule, at: number, { state, at: now }: Engine): Command {
  const choose = chooser(schedule[at]!);
  const clientId = `client-${at}`;
  const kind = choose(22);
  const accountId = accountIds[choose(4)]!;
  const marketId = usualMarkets[choose(6)]!;
  const ofKind = kindOf(schedule, marketId);
  if (kind < 13) {
    const instruction = placeOf(ofKind, clientId, choose);
    return { type: 'INSTRUCT', accountId, marketId, instruction };
  }
  if (kind < 17) return changeOf(someOrder(state, choose), clientId, ofKind, choose);
  if (kind === 17) return endOf({ accountId, marketId, clientId }, ofKind, choose);
  if (kind === 18) return turnOf(marketId, ofKind, choose);
  if (kind > 19) return cashOutOf(state, { accountId, marketId, clientId }, choose, now);
  if (choose(3) === 0)
    return { type: 'LIMIT_ACCOUNT', accountId, maxExposure: choose(2) === 0 ? null : choose(3_000) };
  if (choose(2) === 0)
    return { type: 'FUND_ACCOUNT', accountId, amount: 1 + choose(500), reference: clientId };
  if (choose(4) === 0) {
    const { kind: ofMarket = 'WINNER' } = ofKind.facts;
    const version = state.rulesVersionOf(ofMarket) + choose(2);
    return {
      type: 'PUBLISH_RULES',
      kind: ofMarket,
      version,
      paragraphs: [{ title: 'Void', text: clientId }],
    };
  }
  const [stake, payout] = [1 + choose(900), choose(3) * choose(900)];
  const round = { eventId: '99.0003', gameName: 'High Card', bet: 'Left', result: 'left K♥, right 9♠' };
  return { type: 'PLAY_ROUND', accountId, roundId: clientId, ...round, stake, payout };
}

function placeOf({ facts, prices, quotes }: ScheduledKind, clientId: string, choose: Choose): Instruction {
  const { runnerId } = facts.runners[choose(2) === 0 ? 0 : choose(facts.runners.length)]!;
  const side = choose(2) === 0 ? 'BACK' : 'LAY';
  const bet = {
    clientId,
    runnerId,
    side,
    odds: prices[choose(prices.length)]!,
    stake: choose(2_000),
  } as const;
  const lines = quotes.flat().flatMap(({ line }) => line ?? []);
  return {
    type: 'PLACE',
    ...bet,
    ...(lines.length > 0 && { line: lines[choose(lines.length)]! }),
    ...(choose(4) === 0 && {
      take: { policy: (['NEVER', 'BETTER', 'WITHIN'] as const)[choose(3)]!, ticks: choose(4) },
    }),
    ...(choose(6) === 0 && { persistence: 'PERSIST' as const }),
    ...(choose(8) === 0 && { fillOrKill: choose(2) === 0 ? {} : { minFill: 1 + choose(900) } }),
    ...(choose(12) === 0 && { marketVersion: 2 + choose(3) }),
  };
}

/** Sets another status, in play or not, with a delay of three seconds or none; or sets other quotes. */
function turnOf(marketId: string, { quotes }: ScheduledKind, choose: Choose): Command {
  if (quotes.length > 0 && choose(2) === 0)
    return { type: 'SET_QUOTES', marketId, quotes: [...quotes[choose(quotes.length)]!] };
  const suspendReason = choose(2) === 0 ? 'BALL_RUNNING' : null;
  const [inPlay, betDelay] = [choose(2) === 0, choose(3) === 0 ? 0 : 3];
  return {
    type: 'SET_MARKET_STATUS',
    marketId,
    status: statuses[choose(6)]!,
    suspendReason,
    inPlay,
    betDelay,
  };
}

/** Cancels all of an account's orders or, rarely, settles a market, since little can follow that. */
function endOf(
  { accountId, marketId, clientId }: { accountId: string; marketId: string; clientId: string },
  { outcomes }: ScheduledKind,
  choose: Choose,
): Command {
  const which = choose(8);
  if (which < 3) return { type: 'CANCEL_ALL', accountId, clientId };
  if (which < 6)
    return { type: 'INSTRUCT', accountId, marketId, instruction: { type: 'CANCEL_MARKET', clientId } };
  return { type: 'SETTLE_MARKET', marketId, ...outcomes[choose(outcomes.length)]! };
}

/** An edit or a cancel of that order. */
function changeOf(
  order: { accountId: string; marketId: string; orderId: string },
  clientId: string,
  { prices }: ScheduledKind,
  choose: Choose,
): Command {
  const { accountId, marketId, orderId } = order;
  if (choose(3) === 0)
    return { type: 'INSTRUCT', accountId, marketId, instruction: { type: 'CANCEL', clientId, orderId } };
  const odds = choose(2) === 0 ? undefined : prices[choose(prices.length)]!;
  const stake = choose(3) === 0 ? undefined : choose(2_500);
  return {
    type: 'INSTRUCT',
    accountId,
    marketId,
    instruction: { type: 'EDIT', clientId, orderId, odds, stake },
  };
}

/** Mostly an existing order with its owner; sometimes a random id with a random account. */
function someOrder({ accounts, numbers }: ExchangeState, choose: Choose) {
  const accountId = accountIds[choose(4)]!;
  const orders = accountIds.flatMap((id) =>
    [...accounts.get(id)!.positions.values()].flatMap(({ market, open, ended }) =>
      [...open.values(), ...ended.values()].map(({ orderId }) => ({
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

/** A sequence of choices from one number (mulberry32): each call picks one of `count`. */
function chooser(number: number): Choose {
  let state = number | 0;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}
