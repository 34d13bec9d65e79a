import { itemAt } from '#domain/must.ts';
import type { StoredBooks } from '../records/stored-books.ts';
import type { StoredFill, StoredOrder } from '../records/orders.ts';
import { ExchangeState } from './exchange-state.ts';
import type { MarketState } from './market-state.ts';
import { countUnmatched, restOnBook } from '../matching/order-places.ts';
import type { OrderRecord } from './order-record.ts';
import { restorePayments } from './payments/restore-payments.ts';
import { takeLevelChanges } from '../matching/shown-levels.ts';
import { sidesOf } from '../matching/sides-of-fill.ts';

/** Rebuilds the last committed state: books with their queues, positions, balances and numbers. */
export function restoreState(stored: StoredBooks): ExchangeState {
  const state = new ExchangeState(stored.last);
  for (const { accountId, blocked, selfExcluded, balance, maxExposure } of stored.accounts)
    state.addAccount(accountId, { blocked, selfExcluded }, balance).maxExposure = maxExposure;
  for (const { definition, createdAt } of stored.markets) state.addMarket(definition, createdAt);
  for (const marketId of stored.closedMarketIds) state.closedMarkets.add(marketId);
  for (const { kind, version } of stored.rulesVersions) state.rulesVersions.set(kind, version);
  for (const { marketId, times } of stored.settledTimes) state.settledTimes.set(marketId, times);
  restorePayments(state, stored);
  for (const row of stored.openOrders) restoreOpen(state, row);
  for (const row of stored.completeOrders) restoreComplete(state, row);
  for (const fill of stored.fills) restoreFill(state, fill);
  for (const market of state.markets.values()) {
    for (const position of market.positions.values()) position.refresh();
    market.runners.forEach((runner, at) => {
      takeLevelChanges(market, at);
      runner.drainMatched();
    });
  }
  return state;
}

/** Rows come in queue order, so each order gets its old place. */
function restoreOpen(state: ExchangeState, row: StoredOrder): void {
  const order = toRecord(state, row);
  if (order.delayEndsAt) state.delays.add(order);
  else restOnBook(order);
  countUnmatched(order);
}

function restoreComplete(state: ExchangeState, row: StoredOrder): void {
  const order = toRecord(state, row);
  order.position.end(order);
}

function toRecord(state: ExchangeState, row: StoredOrder): OrderRecord {
  const market = marketOf(state, row.marketId);
  const position = market.positionOf(state.account(row.accountId));
  const runner = runnerOf(market, row.runnerId);
  return {
    orderId: row.orderId,
    clientId: row.clientId,
    position,
    runner,
    side: row.side,
    queueSeq: row.queueSeq,
    odds: row.odds,
    line: row.line,
    stake: row.stake,
    matched: row.matched,
    matchedValue: row.matchedValue,
    remaining: row.remaining,
    cancelled: row.cancelled,
    lapsed: row.lapsed,
    reason: row.reason,
    persistence: row.persistence,
    rulesVersion: row.rulesVersion,
    byCashOut: row.byCashOut,
    delayEndsAt: row.delayEndsAt,
    terms: row.terms,
    placedAt: row.placedAt,
    updatedAt: row.updatedAt,
    tick: market.tickOf(row.odds),
    slot: -1,
    view: null,
    noted: 0,
  };
}

function restoreFill(state: ExchangeState, fill: StoredFill): void {
  const market = marketOf(state, fill.marketId);
  const runner = runnerOf(market, fill.runnerId);
  market.fills.push(fill);
  if (!fill.voided) {
    itemAt(market.runners, runner).addMatched(fill.odds, fill.stake);
    market.matched += fill.stake;
  }
  for (const [accountId, side] of sidesOf(fill))
    market.positionOf(state.account(accountId)).addFill(fill, runner, side);
}

function marketOf(state: ExchangeState, marketId: string): MarketState {
  const market = state.markets.get(marketId);
  if (!market) throw new Error(`Something is stored of market ${marketId}, which is not among the open ones`);
  return market;
}

function runnerOf(market: MarketState, runnerId: string): number {
  const index = market.runnerIndex.get(runnerId);
  if (index === undefined)
    throw new Error(`Something is stored of runner ${runnerId}, which ${market.definition.marketId} has not`);
  return index;
}
