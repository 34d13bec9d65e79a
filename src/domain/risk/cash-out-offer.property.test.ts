import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resultOf } from '../bet/bet.ts';
import { offerCashOut } from './cash-out-offer.ts';
import type { Level } from '../odds/levels.ts';

/** Any prices at all, some with small sizes, and a position from any bets. */
const levels = fc.array(fc.tuple(fc.integer({ min: 101, max: 900 }), fc.integer({ min: 1, max: 40_000 })), {
  maxLength: 3,
});
const bet = fc.record({
  runner: fc.nat(4),
  side: fc.constantFrom('BACK' as const, 'LAY' as const),
  stake: fc.integer({ min: 1, max: 50_000 }),
  odds: fc.integer({ min: 101, max: 2_000 }),
});

const scene = fc.integer({ min: 2, max: 5 }).chain((count) =>
  fc.record({
    bets: fc.array(bet, { minLength: 1, maxLength: 6 }),
    books: fc.array(fc.record({ toBack: levels, toLay: levels }), { minLength: count, maxLength: count }),
    percent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
    only: fc.option(fc.nat(count - 1), { freq: 3 }),
    commissionRate: fc.constantFrom(0, 200, 650),
  }),
);

/** What settlement would pay, by runner: each bet in each ending, rounded once, less commission. */
function paidBy(
  count: number,
  bets: readonly { runner: number; side: 'BACK' | 'LAY'; stake: number; odds: number }[],
  rate: number,
): number[] {
  return Array.from({ length: count }, (_, winner) => {
    let exact = 0;
    for (const { runner, side, stake, odds } of bets) {
      const { ifWins, ifLoses } = resultOf(side, stake, odds);
      exact += runner === winner ? ifWins : ifLoses;
    }
    // `+ 0` turns −0 into 0.
    const rounded = Math.sign(exact) * Math.round(Math.abs(exact) / 100) + 0;
    return rounded > 0 ? rounded - Math.round((rounded * rate) / 10_000) : rounded;
  });
}

/** The worst that keeping the position is shown to come to: its hundredths are rounded down. */
function leastKept(exact: readonly { ifWins: number }[], rate: number): number {
  const least = Math.min(...exact.map(({ ifWins }) => Math.floor(ifWins / 100)));
  return least > 0 ? least - Math.round((least * rate) / 10_000) : least;
}

test('an offered cash out is never worse than keeping, and the settlement pays what it is worth, or one unit more', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(scene, ({ bets: any, books, percent, only, commissionRate }) => {
      const count = books.length;
      const bets = any.map((one) => ({ ...one, runner: one.runner % count }));
      const runnerIds = books.map((_, at) => `r${at}`);
      const exact = runnerIds.map((runnerId, winner) => ({
        runnerId,
        ifWins: bets.reduce((sum, { runner, side, stake, odds }) => {
          const { ifWins, ifLoses } = resultOf(side, stake, odds);
          return sum + (runner === winner ? ifWins : ifLoses);
        }, 0),
      }));
      const netStake = bets.reduce(
        (sum, { side, stake }) => sum + (side === 'BACK' ? stake : -stake) * 100,
        0,
      );
      // Best first, each price once.
      const sorted = (all: readonly (readonly [number, number])[], sign: number): Level[] =>
        [...new Map(all)].sort(([a], [b]) => sign * (a - b));
      const pricesOf = (runnerId: string) => {
        const { toBack, toLay } = books[runnerIds.indexOf(runnerId)]!;
        return { toBack: sorted(toBack, -1), toLay: sorted(toLay, 1) };
      };
      const runners = runnerIds.map((runnerId) => ({ runnerId, status: 'ACTIVE' }));
      const market = {
        ...({ kind: 'WINNER', numberOfWinners: 1, status: 'OPEN', suspendReason: null } as const),
        runners,
        commissionRate,
      };
      const sight = { market, position: { outcomes: exact, netStake }, orders: [], pricesOf };
      const scope = { runnerId: only === null ? null : runnerIds[only]!, percent };
      const { offer, code } = offerCashOut(sight, scope);
      seen.set(code ?? 'offered', (seen.get(code ?? 'offered') ?? 0) + 1);
      if (!offer) return;
      const taken = offer.legs.flatMap(({ runnerId, side, stake }) => {
        const { toBack, toLay } = pricesOf(runnerId);
        let left = stake;
        return (side === 'BACK' ? toBack : toLay).map(([odds, size]) => {
          const part = Math.min(left, size);
          left -= part;
          return { runner: runnerIds.indexOf(runnerId), side, stake: part, odds };
        });
      });
      const after = Math.min(...paidBy(count, [...bets, ...taken], commissionRate));
      expect([offer.worth, offer.worth + 1]).toContain(after);
      expect(after).toBeGreaterThanOrEqual(Math.min(...paidBy(count, bets, commissionRate)));
      expect(offer.worth).toBeGreaterThan(leastKept(exact, commissionRate));
    }),
    { numRuns: 3_000 },
  );
  expect(seen.get('offered')).toBeGreaterThan(300);
  expect(seen.get('CASH_OUT_NOT_BETTER')).toBeGreaterThan(100);
});
