import fc from 'fast-check';
import { expect, test } from 'vitest';
import { winOf } from '#domain/bet/bet.ts';
import { openEngine, rupee } from '../testing/engine.fixture.ts';

const anyOdds = fc.constantFrom(101, 110, 150, 200, 250, 300, 500, 1_000, 2_000);
const anyStake = fc.integer({ min: 1, max: 300 * rupee });
const who = fc.constantFrom('ann', 'bob', 'cid');
const step = fc.record({
  who,
  odds: anyOdds,
  stake: anyStake,
  side: fc.constantFrom('BACK' as const, 'LAY' as const),
  runnerId: fc.constantFrom('r1', 'r2', 'r3'),
  /** The order to edit instead, among those of the account that wait; none below 0. */
  edits: fc.integer({ min: -3, max: 3 }),
  take: fc.option(fc.constantFrom('NEVER' as const, 'BETTER' as const, 'WITHIN' as const), {
    nil: undefined,
  }),
});

test.each([false, true])(
  'no bet can win more than one bet may, matched and waiting (cross matching: %s)',
  (crossMatching) => {
    const limit = 500 * rupee;
    let limited = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
        const engine = openEngine();
        engine.market('m2', { maxProfit: limit, minStake: 1, crossMatching });
        const market = engine.state.markets.get('m2')!;
        for (const { edits, take, ...bet } of steps) {
          const order = [...(market.positions.get(bet.who)?.open.values() ?? [])][edits];
          const { who: accountId, runnerId, side, odds, stake } = bet;
          const place = { type: 'PLACE', runnerId, side, odds, stake } as const;
          engine.instruct(
            accountId,
            order
              ? { type: 'EDIT', orderId: order.orderId, odds, stake }
              : { ...place, ...(take && { take: { policy: take, ticks: 2 } }) },
            'm2',
          );
          for (const { open, ended } of market.positions.values())
            for (const one of [...open.values(), ...ended.values()]) {
              const { kind } = market.definition;
              const won = winOf(kind, one.side, one.matched, one.matchedValue);
              const waiting = winOf(kind, one.side, one.remaining, one.remaining * one.odds);
              expect(won + waiting).toBeLessThanOrEqual(limit * 100);
              if (one.reason === 'PROFIT_TOO_LARGE') limited++;
            }
        }
      }),
      { numRuns: 60 },
    );
    expect(limited).toBeGreaterThan(0);
  },
);
