import { itemAt } from '#domain/must.ts';
import type { Order, Persistence } from '#contract/order.ts';
import type { LapseCode } from '#domain/words/lapse-words.ts';
import { averageOdds } from '#domain/odds/odds.ts';
import type { Side } from '#domain/bet/side.ts';
import { worstTick } from '#domain/odds/odds-policy.ts';
import type { StoredOrder, OrderTerms } from '../records/orders.ts';
import type { AccountState } from './account-state.ts';
import type { MarketPosition } from './market-position.ts';
import type { MarketState } from './market-state.ts';

/** An order in memory. Stakes in minor units. Always stake = matched + remaining + cancelled + lapsed. */
export interface OrderRecord {
  readonly orderId: string;
  readonly clientId: string;
  readonly position: MarketPosition;
  /** Index into the market's runners. */
  readonly runner: number;
  readonly side: Side;
  queueSeq: number;
  odds: number;
  /** A session bet's line; otherwise null. */
  readonly line: number | null;
  stake: number;
  matched: number;
  /** Sum of stake × odds over its fills. */
  matchedValue: number;
  remaining: number;
  cancelled: number;
  lapsed: number;
  reason: LapseCode | null;
  readonly persistence: Persistence;
  /** The version of its market kind's rules that was in force when it was placed. */
  readonly rulesVersion: number;
  /** Whether a cash out placed it. */
  readonly byCashOut: boolean;
  /** When its delay ends; null when none runs. Until then it is on no book. */
  delayEndsAt: string | null;
  /** What it is decided by when its delay ends. */
  terms: OrderTerms | null;
  readonly placedAt: string;
  updatedAt: string;
  /** The tick of its odds. */
  tick: number;
  /** Where it rests in its book; below 0 when it doesn't rest. */
  slot: number;
  /** The order as last shown; null if it has changed since. */
  view: Order | null;
  /** Used by `Effects`. */
  noted: number;
}

const accountOf = (order: OrderRecord): AccountState => order.position.account;
const marketOf = (order: OrderRecord): MarketState => order.position.market;

export const runnerIdOf = (order: OrderRecord): string =>
  itemAt(marketOf(order).definition.runners, order.runner).runnerId;

/** The tick of the worst odds an order on these terms may be matched at: its own, unless a take allows worse. */
export function limitTickOf(
  terms: OrderTerms | null,
  side: Side,
  tick: number,
  { ladder }: MarketState,
): number {
  if (!terms?.take) return tick;
  return Math.min(Math.max(worstTick(terms.take, side, tick), 0), ladder.prices.length - 1);
}

/** The odds that its unmatched stake is counted at: the worst it may be matched at. */
export function limitOddsOf({ terms, side, tick, position }: OrderRecord): number {
  const { market } = position;
  return itemAt(market.ladder.prices, limitTickOf(terms, side, tick, market));
}

const statusOf = (order: OrderRecord): Order['status'] => (order.remaining > 0 ? 'EXECUTABLE' : 'COMPLETE');

/** The order as its bettor sees it now. The returned object is never mutated. */
export const toOrder = (order: OrderRecord): Order => (order.view ??= newView(order));

// Called for every changed order, so it is a literal of one shape. What few orders have is added where there is any: no
// order has both, because a market with lines cannot be cashed out.
function newView(order: OrderRecord): Order {
  if (order.line !== null) return { ...plainView(order), line: order.line };
  return order.byCashOut ? { ...plainView(order), byCashOut: true } : plainView(order);
}

const plainView = (order: OrderRecord): Order => ({
  orderId: order.orderId,
  clientId: order.clientId,
  marketId: marketOf(order).definition.marketId,
  runnerId: runnerIdOf(order),
  side: order.side,
  odds: order.odds,
  stake: order.stake,
  matched: order.matched,
  averageOdds: averageOdds(order.matched, order.matchedValue),
  matchedValue: order.matchedValue,
  remaining: order.remaining,
  cancelled: order.cancelled,
  lapsed: order.lapsed,
  status: statusOf(order),
  reason: order.reason,
  persistence: order.persistence,
  rulesVersion: order.rulesVersion,
  delayEndsAt: order.delayEndsAt,
  placedAt: order.placedAt,
  updatedAt: order.updatedAt,
});

/** The order as it is written to storage. */
export const toStored = (order: OrderRecord): StoredOrder => ({
  orderId: order.orderId,
  queueSeq: order.queueSeq,
  accountId: accountOf(order).accountId,
  clientId: order.clientId,
  marketId: marketOf(order).definition.marketId,
  runnerId: runnerIdOf(order),
  side: order.side,
  odds: order.odds,
  line: order.line,
  stake: order.stake,
  matched: order.matched,
  matchedValue: order.matchedValue,
  remaining: order.remaining,
  cancelled: order.cancelled,
  lapsed: order.lapsed,
  status: statusOf(order),
  reason: order.reason,
  persistence: order.persistence,
  rulesVersion: order.rulesVersion,
  delayEndsAt: order.delayEndsAt,
  terms: order.terms,
  byCashOut: order.byCashOut,
  placedAt: order.placedAt,
  updatedAt: order.updatedAt,
});
