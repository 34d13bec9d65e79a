import { expect, test } from 'vitest';
import type { Engine } from '../testing/engine.fixture.ts';
import { accountIds, chooser, commandIn, openKinds, outcomeOf } from '../testing/kinds.fixture.ts';
import { sidesOf } from '../matching/sides-of-fill.ts';
import { explain, type MatchedStake } from './why-amount.ts';

/** Commands per run, in markets of every kind. After them all open markets are settled. */
const perRun = 125;
const runs = process.env.LAYLINE_LONG ? 2_000 : 120;

type Matched = Map<string, MatchedStake[]>;

const keyOf = (accountId: string, marketId: string) => `${accountId} in ${marketId}`;

/** By account and market. */
function matchedIn({ store }: Engine): Matched {
  const matched: Matched = new Map();
  for (const fill of store.fills())
    for (const [accountId, side] of sidesOf(fill)) {
      const key = keyOf(accountId, fill.marketId);
      const orderId = side === 'BACK' ? fill.backOrderId : fill.layOrderId;
      matched.set(key, [...(matched.get(key) ?? []), { ...fill, side, orderId, rulesVersion: 1 }]);
    }
  return matched;
}

function play(seed: number): Engine {
  const engine = openKinds();
  const choose = chooser(seed);
  for (let at = 0; at < perRun; at++) {
    engine.decide(commandIn(engine, at, choose));
    engine.commit();
  }
  for (const [marketId, market] of engine.state.markets) {
    engine.run({ type: 'SETTLE_MARKET', marketId, ...outcomeOf(market, choose) });
    if (engine.state.markets.has(marketId)) engine.run({ type: 'SETTLE_MARKET', marketId, winners: [] });
  }
  for (const marketId of engine.state.closedMarkets) {
    if (choose(3)) continue;
    const settled = engine.store.settled(marketId);
    const { definition } = settled;
    const runners = definition.runners.map((runner) =>
      runner.status === 'REMOVED' ? runner : { ...runner, status: 'ACTIVE' as const },
    );
    const ends = outcomeOf({ definition: { ...definition, runners } }, choose);
    engine.run({ type: 'RESETTLE_MARKET', marketId, settled, ...ends });
  }
  return engine;
}

/** What each market moved on each account, according to the ledger. */
function ledgerSums({ store }: Engine): Map<string, number> {
  const markets = new Map(
    store.rows.ledgerTransactions.map(({ transactionId, marketId }) => [transactionId, marketId]),
  );
  const sums = new Map<string, number>();
  for (const { accountId, transactionId, amount } of store.entries) {
    const key = keyOf(accountId, markets.get(transactionId) ?? '');
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return sums;
}

test('in markets of every kind and ending, bets, rounding and commission come to what the ledger moved', () => {
  const seen = { corrected: 0, SHARED: 0, VOID: 0, WON: 0, LOST: 0, LEVEL: 0, HALF_WON: 0, HALF_LOST: 0 };
  for (let seed = 0; seed < runs; seed++) {
    const engine = play(seed);
    const allMatched = matchedIn(engine);
    const moved = ledgerSums(engine);
    const allOrders = engine.store.orders();
    for (const marketId of engine.state.closedMarkets)
      for (const accountId of accountIds) {
        const key = keyOf(accountId, marketId);
        const why = `seed ${seed}, ${key}`;
        const { definition } = engine.store.settled(marketId);
        const rows = engine.store.rows.settlements.filter(
          (row) => row.marketId === marketId && row.accountId === accountId,
        );
        const matched = allMatched.get(key) ?? [];
        const orders = allOrders.filter((row) => row.accountId === accountId && row.marketId === marketId);
        const { settlements, unmatched } = explain({ definition, rows, matched, orders });
        expect(settlements, why).toHaveLength(rows.length);
        const posted = { profit: 0, commission: 0 };
        for (const { ending, bets, others, rounding, ...one } of settlements) {
          expect(ending, why).not.toBeNull();
          const sum = bets.reduce((total, { amount }) => total + amount, others.amount + rounding);
          posted.profit += one.posted.profit;
          posted.commission += one.posted.commission;
          expect({ ...posted, sum }, why).toEqual({
            profit: one.profit,
            commission: one.commission,
            sum: one.profit,
          });
          for (const { fate } of bets) seen[fate]++;
        }
        if (settlements.length > 1) seen.corrected++;
        expect(posted.profit - posted.commission, why).toBe(moved.get(key) ?? 0);
        const never = orders.reduce((sum, { stake, matched: its }) => sum + stake - its, 0);
        const voided = matched.reduce((sum, { stake, voided: is }) => sum + (is ? stake : 0), 0);
        const told = unmatched.reduce((sum, { lapsed, cancelled }) => sum + lapsed + cancelled, 0);
        expect(told, why).toBe(never - voided);
      }
  }
  // Runs in which nothing happens prove nothing.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
});
