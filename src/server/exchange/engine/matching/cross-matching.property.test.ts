import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Side } from '#domain/bet/side.ts';
import { bookSideOf } from '#domain/odds/levels.ts';
import { matchableOf, virtualLevels } from './best-offer.ts';
import { noOwner } from './book/order-book.ts';
import { shownLevels } from './shown-levels.ts';
import { Engine } from '../testing/engine.fixture.ts';
import { checkAlways, checkAtEnd } from '../testing/invariants.fixture.ts';
import { slowTake } from '../testing/slow-cross.fixture.ts';

const accountIds = ['a0', 'a1', 'a2', 'a3'];

/** By number of runners: prices close together around a fair book, some of which make exactly a whole. */
const pricesOf: Record<number, readonly number[]> = {
  2: [150, 180, 185, 198, 200, 202, 216, 220, 300],
  3: [200, 240, 280, 300, 305, 340, 400, 600],
  4: [300, 350, 380, 400, 420, 480, 600, 1_100],
};

const placed = fc.record({
  owner: fc.nat(3),
  runner: fc.nat(3),
  side: fc.constantFrom<Side>('BACK', 'LAY'),
  at: fc.nat(8),
  stake: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 50, max: 5_000 })),
});

const numRuns = process.env.LAYLINE_LONG ? 20_000 : 250;

/** Merges neighbours at the same odds: the slow model lists each resting order, while virtual levels are sums. */
const sum = (parts: readonly (readonly [number, number])[]) => {
  const sums: [number, number][] = [];
  for (const [odds, stake] of parts) {
    const last = sums.at(-1);
    if (last?.[0] === odds) last[1] += stake;
    else sums.push([odds, stake]);
  }
  return sums;
};

function openMarket(runnerCount: number): Engine {
  const engine = new Engine(accountIds);
  for (const accountId of accountIds) engine.fund(accountId, 100_000_000);
  const runners = Array.from({ length: runnerCount }, (_, at) => ({ runnerId: `r${at}`, name: `R${at}` }));
  engine.market('m1', { minStake: 1, runners, crossMatching: true });
  return engine;
}

test(
  'orders take what a slow model takes, and virtual prices are the ones that it finds',
  () => {
    let [virtual, own] = [0, 0];
    fc.assert(
      fc.property(
        fc.constantFrom(2, 3, 4),
        fc.array(placed, { minLength: 6, maxLength: 24 }),
        (count, orders) => {
          const engine = openMarket(count);
          const market = engine.state.markets.get('m1')!;
          const { prices } = market.ladder;
          for (const { owner, runner: any, side, at, stake } of orders) {
            const runner = any % count;
            const odds = pricesOf[count]![at % pricesOf[count]!.length]!;
            const accountId = accountIds[owner]!;
            const expected = slowTake(market, { runner, side, limit: odds, stake, accountId });
            const result = engine.place(accountId, `r${runner}`, side, odds, stake);
            if (result.status === 'REFUSED') throw new Error(result.code);
            const taken = (result.fills ?? []).map((fill) => [fill.odds, fill.stake] as const);
            expect(sum(taken)).toEqual(sum(expected.taken));
            const [order] = result.orders;
            expect(order!.reason === 'SELF_MATCH').toBe(expected.isSelfMatch && order!.cancelled > 0);
            if (expected.isSelfMatch) own++;
          }
          for (let runner = 0; runner < count; runner++)
            for (const side of ['BACK', 'LAY'] as const) {
              const limit = side === 'BACK' ? prices[0]! : prices.at(-1)!;
              const stake = Number.MAX_SAFE_INTEGER / 1e5;
              const wish = { runner, side, limit, stake: Math.floor(stake), accountId: 'nobody' };
              const { taken } = slowTake(market, { ...wish, onlyVirtual: true });
              expect(virtualLevels(market, runner, side, Infinity)).toEqual(sum(taken));
            }
          checkAlways(engine.state);
          checkAtEnd(engine);
          virtual += engine.store.fills().filter(({ layOrderId }) => layOrderId === 'cross').length;
          engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r0'] });
          checkAtEnd(engine);
          // The exchange may only gain what rounding leaves over.
          expect(engine.balance('house-crossing').balance).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns, endOnFailure: true },
    );
    expect(virtual).toBeGreaterThan(numRuns / 3);
    expect(own).toBeGreaterThan(numRuns / 10);
  },
  60 * 60_000,
);

test('what is shown can be taken: each price with all the better ones, to the last minor unit', () => {
  let shown = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(2, 3, 4),
      fc.array(placed, { minLength: 4, maxLength: 12 }),
      (count, orders) => {
        const engine = openMarket(count);
        const market = engine.state.markets.get('m1')!;
        for (const { owner, runner, side, at, stake } of orders) {
          const odds = pricesOf[count]![at % pricesOf[count]!.length]!;
          engine.place(accountIds[owner]!, `r${runner % count}`, side, odds, stake);
        }
        for (let runner = 0; runner < count; runner++)
          for (const side of ['BACK', 'LAY'] as const) {
            let stake = 0;
            for (const [odds, size] of shownLevels(market, runner, bookSideOf(side))) {
              stake += size;
              const wish = { runner, side, limit: market.tickOf(odds), stake, owner: noOwner };
              expect(matchableOf(market, wish)).toBe(stake);
              shown++;
            }
          }
      },
    ),
    { numRuns: numRuns * 4 },
  );
  expect(shown).toBeGreaterThan(numRuns * 4);
});
