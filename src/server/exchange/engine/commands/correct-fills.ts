import { itemAt, must } from '#domain/must.ts';
import type { Side } from '#domain/bet/side.ts';
import type { StoredFill } from '../records/orders.ts';
import type { Effects } from '../changes/effects.ts';
import type { MarketState } from '../state/market-state.ts';
import type { RunnerState } from '../state/runner-state.ts';
import type { OrderRecord } from '../state/order-record.ts';
import { redefine } from './redefine.ts';
import { withSoundStartingPrices } from './starting-prices.ts';
import { sidesOf } from '../matching/sides-of-fill.ts';

/**
 * Replaces fills by what `corrected` returns: reduced or void, or the same object for no change. Updates orders,
 * positions and volumes to match. The void part of an order has lapsed. Returns how many fills changed.
 */
export function correctFills(
  market: MarketState,
  corrected: (fill: StoredFill) => StoredFill,
  effects: Effects,
): number {
  const { fills } = market;
  const orderIds = new Set<string>();
  const stood = new Set<number>();
  let changed = 0;
  fills.forEach((fill, at) => {
    const now = corrected(fill);
    if (now === fill) return;
    fills[at] = now;
    if (!fill.voided) stood.add(fill.fillId);
    changed++;
    orderIds.add(now.backOrderId).add(now.layOrderId);
    effects.filled(now);
  });
  recountOrders(market, orderIds, effects);
  recountPositions(market, effects);
  recountVolumes(market);
  effects.volumesChanged(market);
  const runners = withSoundStartingPrices(market, stood);
  if (runners !== market.definition.runners) redefine(market, { ...market.definition, runners }, effects);
  return changed;
}

export const toVoid = (fill: StoredFill): StoredFill => (fill.voided ? fill : { ...fill, voided: true });

function recountOrders(market: MarketState, orderIds: ReadonlySet<string>, effects: Effects): void {
  const sums = new Map<string, { matched: number; value: number }>();
  for (const { backOrderId, layOrderId, stake, odds, voided } of market.fills)
    for (const orderId of [backOrderId, layOrderId]) {
      const sum = sums.get(orderId) ?? { matched: 0, value: 0 };
      if (!voided) sums.set(orderId, { matched: sum.matched + stake, value: sum.value + stake * odds });
    }
  for (const order of ordersOf(market)) {
    if (!orderIds.has(order.orderId)) continue;
    const { matched, value } = sums.get(order.orderId) ?? { matched: 0, value: 0 };
    if (matched < order.matched) order.reason = 'VOID';
    order.lapsed += order.matched - matched;
    order.matched = matched;
    order.matchedValue = value;
    order.updatedAt = effects.at;
    effects.orderChanged(order);
  }
}

function* ordersOf({ positions }: MarketState): Generator<OrderRecord> {
  for (const { ended, open } of positions.values()) {
    yield* ended.values();
    yield* open.values();
  }
}

function recountPositions(market: MarketState, effects: Effects): void {
  const byAccount = new Map<string, [StoredFill, number, Side][]>();
  for (const fill of market.fills)
    for (const [accountId, side] of sidesOf(fill)) {
      const theirs = byAccount.get(accountId) ?? [];
      theirs.push([fill, must(market.runnerIndex.get(fill.runnerId)), side]);
      byAccount.set(accountId, theirs);
    }
  for (const [accountId, position] of market.positions) {
    position.recount(byAccount.get(accountId) ?? []);
    effects.positionChanged(position);
  }
}

function recountVolumes(market: MarketState): void {
  const totals = market.runners.map((): Pick<RunnerState, 'lastOdds' | 'matched'> => ({
    lastOdds: null,
    matched: 0,
  }));
  for (const { runnerId, odds, stake, voided } of market.fills) {
    if (voided) continue;
    const total = itemAt(totals, must(market.runnerIndex.get(runnerId)));
    total.lastOdds = odds;
    total.matched += stake;
  }
  market.matched = totals.reduce((sum, { matched }) => sum + matched, 0);
  market.runners.forEach((runner, at) => {
    const { lastOdds, matched } = itemAt(totals, at);
    if (runner.lastOdds !== lastOdds || runner.matched !== matched) runner.correct(lastOdds, matched);
  });
}
