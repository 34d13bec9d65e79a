import { itemAt, must } from '#domain/must.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { PracticeMarket } from '../practice/practice-market.ts';
import type { StoredBooks } from '../records/stored-books.ts';
import type { StoredFill, StoredOrder } from '../records/orders.ts';
import { ExchangeState } from './exchange-state.ts';
import type { MarketState } from './market-state.ts';
import { countUnmatched, restOnBook } from '../matching/order-places.ts';
import type { OrderRecord } from './order-record.ts';
import { isPracticeNumber } from './numbers.ts';
import { restorePayments } from './payments/restore-payments.ts';
import { takeLevelChanges } from '../matching/shown-levels.ts';
import { sidesOf } from '../matching/sides-of-fill.ts';

interface PracticeBets {
  openOrders: StoredOrder[];
  completeOrders: StoredOrder[];
  fills: StoredFill[];
}

/** Rebuilds the last committed state: books with their queues, positions, balances and numbers. */
export function restoreState(stored: StoredBooks): ExchangeState {
  const state = new ExchangeState(stored.last, stored.lastPractice);
  const { practice } = state;
  for (const { accountId, kind, blocked, selfExcluded, limitZone, balance, maxExposure } of stored.accounts) {
    const its = kind === 'practice' || accountId === houseAccounts.practice ? practice : state;
    its.addAccount(accountId, { blocked, selfExcluded, limitZone }, balance).maxExposure = maxExposure;
  }
  restoreLimits(state, stored);
  for (const { definition, createdAt } of stored.markets) state.addMarket(definition, createdAt);
  for (const marketId of stored.closedMarketIds) state.closedMarkets.add(marketId);
  for (const { kind, version } of stored.rulesVersions) state.rulesVersions.set(kind, version);
  for (const { marketId, times } of stored.settledTimes) state.settledTimes.set(marketId, times);
  restorePayments(state, stored);
  for (const terms of stored.accrualTerms) state.accruals.keep(terms);
  for (const referral of stored.referrals) state.account(referral.accountId).referral = referral;
  restorePractice(state, restoreBets(state, stored), stored.practiceGrants);
  return state;
}

/** Practice accounts that nobody uses any more are not in memory, and neither are their limits. */
function restoreLimits(state: ExchangeState, { limits, limitSums }: StoredBooks): void {
  for (const { accountId, ...all } of limits)
    if (state.hasAccount(accountId)) state.anyAccount(accountId).heldLimits().all = all;
  for (const sums of limitSums) state.account(sums.accountId).heldLimits().startCounting(sums);
}

/** Returns the rows of practice accounts, which come later. Each row is read once: there may be a million. */
function restoreBets(state: ExchangeState, { openOrders, completeOrders, fills }: StoredBooks): PracticeBets {
  const left: PracticeBets = { openOrders: [], completeOrders: [], fills: [] };
  const isPractices = ({ accountId }: StoredOrder) => state.practice.accounts.has(accountId);
  for (const row of openOrders)
    if (isPractices(row)) left.openOrders.push(row);
    else restoreOpen(state, row);
  for (const row of completeOrders)
    if (isPractices(row)) left.completeOrders.push(row);
    else restoreComplete(state, row);
  for (const fill of fills)
    if (isPracticeNumber(fill.fillId)) left.fills.push(fill);
    else restoreFill(state, fill);
  refreshAll(state);
  return left;
}

/** The real markets come first: what they matched since tells what stands before orders that wait. */
function restorePractice(
  state: ExchangeState,
  { openOrders, completeOrders, fills }: PracticeBets,
  grants: StoredBooks['practiceGrants'],
): void {
  const { practice } = state;
  for (const { accountId, at } of grants) {
    const account = practice.accounts.get(accountId);
    if (account) account.grantedAt = at;
  }
  for (const marketId of new Set([...openOrders, ...completeOrders, ...fills].map((row) => row.marketId)))
    PracticeMarket.of(practice, marketOf(state, marketId));
  for (const row of openOrders) restoreOpen(practice, row);
  for (const row of completeOrders) restoreComplete(practice, row);
  for (const fill of fills) {
    const market = restoreFill(practice, fill);
    must(market.practice).countTaken(fill, runnerOf(market, fill.runnerId));
  }
  refreshAll(practice);
}

function refreshAll({ markets }: ExchangeState): void {
  for (const market of markets.values()) {
    for (const position of market.positions.values()) position.refresh();
    market.runners.forEach((runner, at) => {
      takeLevelChanges(market, at);
      runner.drainMatched();
    });
  }
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

function restoreFill(state: ExchangeState, fill: StoredFill): MarketState {
  const market = marketOf(state, fill.marketId);
  const runner = runnerOf(market, fill.runnerId);
  market.fills.push(fill);
  if (!fill.voided) {
    itemAt(market.runners, runner).addMatched(fill.odds, fill.stake);
    market.matched += fill.stake;
  }
  for (const [accountId, side] of sidesOf(fill))
    market.positionOf(state.account(accountId)).addFill(fill, runner, side);
  return market;
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
