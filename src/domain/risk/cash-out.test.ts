import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addResult,
  isHedge,
  levelsBeforeOwn,
  planCashOut,
  worstOf,
  type CashOutPlanInput,
} from './cash-out.ts';
import { planInputOf, noCashOutReason, type CashOutMarket } from './cash-out-plan-input.ts';
import type { Level } from '../odds/levels.ts';

const runner = (runnerId: string, ifWins: number, toBack: Level[], toLay: Level[]) => {
  return { runnerId, ifWins, toBack, toLay };
};

/** 100.00 was backed on home at 2.00. Now home can be laid at 1.60, or away backed at 2.62. */
const backed = (changes: Partial<CashOutPlanInput> = {}): CashOutPlanInput => ({
  netStake: 10_000_00,
  runnerId: null,
  percent: 100,
  runners: [
    runner('home', 10_000_00, [[159, 100_000_00]], [[160, 100_000_00]]),
    runner('away', -10_000_00, [[262, 100_000_00]], [[270, 100_000_00]]),
  ],
  ...changes,
});

describe('a cash out', () => {
  test('pays the same whoever wins, by the bet that leaves the most', () => {
    expect(planCashOut(backed())).toMatchObject({
      legs: [{ runnerId: 'home', side: 'LAY', odds: 160, stake: 125_00 }],
      after: [
        { runnerId: 'home', ifWins: 2_500_00 },
        { runnerId: 'away', ifWins: 2_500_00 },
      ],
      isWhole: true,
    });
    const { runners, ...rest } = backed();
    const dearHome = { ...runners[0]!, toLay: [[170, 100_000_00]] as Level[] };
    expect(planCashOut({ ...rest, runners: [dearHome, runners[1]!] }).legs).toEqual([
      { runnerId: 'away', side: 'BACK', odds: 262, stake: 76_34 },
    ]);
  });

  test('of a part keeps the rest of the position', () => {
    expect(planCashOut(backed({ percent: 40 })).after.map(({ ifWins }) => ifWins)).toEqual([
      7_000_00, -5_000_00,
    ]);
  });

  test('walks down the book, to the odds of the last level that it needs', () => {
    const [home, away] = backed().runners;
    const toLay: Level[] = [
      [160, 50_00],
      [165, 50_00],
      [170, 1_000_00],
    ];
    const plan = planCashOut(
      backed({
        runners: [
          { ...home!, toLay },
          { ...away!, toBack: [] },
        ],
      }),
    );
    expect(plan.legs).toEqual([{ runnerId: 'home', side: 'LAY', odds: 170, stake: 122_06 }]);
    expect(plan.isWhole).toBe(true);
  });

  test('takes what there is of a book that holds less, and says so', () => {
    const [home, away] = backed().runners;
    const plan = planCashOut(
      backed({
        runners: [
          { ...home!, toLay: [[160, 50_00]] },
          { ...away!, toBack: [] },
        ],
      }),
    );
    expect(plan).toMatchObject({ legs: [{ runnerId: 'home', stake: 50_00 }], isWhole: false });
  });

  test('of one runner levels the bets on it and leaves the others alone', () => {
    // 10.00 backed on a at 3.00 and on b at 5.00.
    const runners = [
      runner('a', 10_00_00, [], [[200, 1_000_00]]),
      runner('b', 30_00_00, [], [[400, 1_000_00]]),
      runner('c', -20_00_00, [], []),
    ];
    const plan = planCashOut({ runners, netStake: 20_00_00, runnerId: 'b', percent: 100 });
    expect(plan.legs).toEqual([{ runnerId: 'b', side: 'LAY', odds: 400, stake: 12_50 }]);
    expect(plan.after.map(({ ifWins }) => ifWins)).toEqual([22_50_00, -7_50_00, -7_50_00]);
  });

  test('of a level position is nothing; without any prices it is nothing, and not whole', () => {
    const level = backed().runners.map((one) => ({ ...one, ifWins: 500_00 }));
    expect(planCashOut(backed({ runners: level }))).toMatchObject({ legs: [], isWhole: true });
    const bare = backed().runners.map((one) => ({ ...one, toBack: [], toLay: [] }));
    expect(planCashOut(backed({ runners: bare }))).toMatchObject({ legs: [], isWhole: false });
    expect(planCashOut(backed({ runners: [] }))).toMatchObject({ legs: [] });
  });
});

test('levels are one’s own to take up to the first with an own order', () => {
  const levels: Level[] = [
    [240, 10],
    [238, 10],
    [236, 10],
  ];
  expect(levelsBeforeOwn(levels, new Set())).toBe(levels);
  expect(levelsBeforeOwn(levels, new Set([238, 236]))).toEqual([[240, 10]]);
  expect(levelsBeforeOwn(levels, new Set([300]))).toBe(levels);
});

const market: CashOutMarket = {
  kind: 'WINNER',
  numberOfWinners: 1,
  status: 'OPEN',
  suspendReason: null,
  commissionRate: 200,
  runners: [
    { runnerId: 'home', status: 'ACTIVE' },
    { runnerId: 'away', status: 'ACTIVE' },
    { runnerId: 'gone', status: 'REMOVED' },
  ],
};

test('a cash out is asked of the runners that can win, with the levels that are not behind own orders', () => {
  const [best, next]: Level[] = [
    [160, 5],
    [162, 5],
  ];
  const input = planInputOf(
    {
      market,
      position: { outcomes: [{ runnerId: 'home', ifWins: 7 }], netStake: 3 },
      orders: [
        { runnerId: 'home', side: 'BACK', odds: 162, remaining: 1, delayEndsAt: null },
        { runnerId: 'home', side: 'LAY', odds: 160, remaining: 1, delayEndsAt: null },
        { runnerId: 'home', side: 'BACK', odds: 160, remaining: 0, delayEndsAt: null },
      ],
      pricesOf: (runnerId) => (runnerId === 'home' ? { toBack: [], toLay: [best!, next!] } : undefined),
    },
    { runnerId: null, percent: 50 },
  );
  expect(input).toEqual({
    runnerId: null,
    percent: 50,
    netStake: 3,
    runners: [
      { runnerId: 'home', ifWins: 7, toBack: [], toLay: [best] },
      { runnerId: 'away', ifWins: 0, toBack: [], toLay: [] },
    ],
  });
});

test.each<[Partial<CashOutMarket>, string | null]>([
  [{}, null],
  [{ status: 'SUSPENDED' }, 'MARKET_SUSPENDED'],
  [{ status: 'SUSPENDED', suspendReason: 'BALL_RUNNING' }, 'BALL_RUNNING'],
  [{ status: 'CLOSED' }, 'MARKET_CLOSED'],
  [{ status: 'INACTIVE' }, 'MARKET_NOT_OPEN'],
  [{ numberOfWinners: 3 }, 'CASH_OUT_NOT_OFFERED'],
  [{ kind: 'LINE' }, 'CASH_OUT_NOT_OFFERED'],
  [{ kind: 'BINARY' }, null],
])('a market that is %j: %s', (changes, reason) => {
  expect(noCashOutReason({ ...market, ...changes })).toBe(reason);
});

test('a hedge brings every runner nearer to one level', () => {
  const input = backed();
  const lay = { runnerId: 'home', side: 'LAY', odds: 160, stake: 125_00 } as const;
  const back = { runnerId: 'away', side: 'BACK', odds: 262, stake: 76_34 } as const;
  expect(isHedge(input, [lay])).toBe(true);
  expect(isHedge(input, [{ ...lay, stake: 10_00 }])).toBe(true);
  expect(isHedge(input, [{ ...lay, stake: 3 * 125_00 }])).toBe(false);
  expect(isHedge(input, [{ ...lay, side: 'BACK' }])).toBe(false);
  expect(isHedge({ ...input, runnerId: 'away' }, [lay])).toBe(false);
  expect(isHedge(input, [{ ...back, stake: 3 * 76_34 }])).toBe(false);
  expect(isHedge(input, [back])).toBe(true);
  expect(isHedge(input, [{ ...back, runnerId: 'gone' }])).toBe(false);
});

/** Prices around a fair book, with small sizes. */
const arbitraryInput = fc
  .array(
    fc.record({
      value: fc.integer({ min: -1_000_00, max: 1_000_00 }),
      odds: fc.integer({ min: 110, max: 2_000 }),
      size: fc.integer({ min: 1_00, max: 900_00 }),
      spread: fc.integer({ min: 1, max: 20 }),
    }),
    { minLength: 2, maxLength: 5 },
  )
  .chain((parts) =>
    fc.record({
      netStake: fc.integer({ min: -500_00, max: 500_00 }).map((stake) => stake * 100),
      runnerId: fc.constant(null),
      percent: fc.constant(100),
      runners: fc.constant(
        parts.map(({ value, odds, size, spread }, at) => {
          const deep = 1_000_000_00;
          const levels = (step: number): Level[] => [
            [odds + step, size],
            [odds + 2 * step, deep],
          ];
          return runner(`r${at}`, value * 100, levels(-1), levels(spread));
        }),
      ),
    }),
  );

/** What a level is worth, in real numbers: every runner is brought to it at the available prices. */
function worthOf({ runners, netStake }: CashOutPlanInput, level: number): number {
  let value = level - netStake;
  for (const { ifWins, toBack, toLay } of runners) {
    let missing = ifWins + netStake - level;
    const isLay = missing > 0;
    missing = Math.abs(missing);
    for (const [odds, size] of isLay ? toLay : toBack) {
      const stake = Math.min(missing / odds, size);
      missing -= stake * odds;
      value += (isLay ? 1 : -1) * stake * 100;
    }
  }
  return value;
}

test('a whole cash out is level, and worth what the best of many levels is', () => {
  fc.assert(
    fc.property(arbitraryInput, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (input, between) => {
      const plan = planCashOut(input);
      expect(plan.isWhole).toBe(true);
      // The plan's own figures, recomputed from its legs and the levels.
      const after = input.runners.map(({ runnerId, ifWins }) => ({ runnerId, ifWins }));
      for (const { runnerId, side, odds, stake } of plan.legs) {
        const { toBack, toLay } = input.runners.find((one) => one.runnerId === runnerId)!;
        let left = stake;
        for (const [price, size] of side === 'BACK' ? toBack : toLay) {
          const taken = Math.min(left, size);
          if (taken > 0) addResult(after, runnerId, side, taken, price);
          left -= taken;
          if (price === odds) break;
        }
        expect(left).toBe(0);
      }
      expect(after).toEqual(plan.after);
      const highest = Math.max(
        ...input.runners.flatMap(({ toBack, toLay }) => [...toBack, ...toLay]).map(([o]) => o),
      );
      const results = after.map(({ ifWins }) => ifWins);
      expect(Math.max(...results) - Math.min(...results)).toBeLessThanOrEqual(highest);
      // No other level is worth more, apart from the rounding of one stake per runner.
      const standing = input.runners.map(({ ifWins }) => ifWins + input.netStake);
      const [low, high] = [Math.min(...standing), Math.max(...standing)];
      const rounding = highest + 100 * input.runners.length + 1;
      for (const part of between)
        expect(worthOf(input, low + (high - low) * part)).toBeLessThanOrEqual(worstOf(after) + rounding);
    }),
    { numRuns: 500 },
  );
});

test('a part of a cash out hedges that part of every runner', () => {
  fc.assert(
    fc.property(arbitraryInput, fc.integer({ min: 1, max: 99 }), (input, percent) => {
      const { legs, after } = planCashOut({ ...input, percent });
      expect(isHedge(input, legs)).toBe(true);
      const spread = (results: { ifWins: number }[]) => {
        const all = results.map(({ ifWins }) => ifWins);
        return Math.max(...all) - Math.min(...all);
      };
      const left = (spread(input.runners) * (100 - percent)) / 100;
      expect(Math.abs(spread(after) - left)).toBeLessThanOrEqual(2_100);
    }),
  );
});
