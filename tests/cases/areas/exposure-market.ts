import { z } from 'zod';
import { defineArea } from '../support/area.ts';
import { exposureOf, ifWinOf, running, type Bet, type Bets } from '../support/bets.ts';
import { notOurs } from '../support/reference-case.ts';
import { side } from '../support/units.ts';

const runner = z.union([z.string(), z.number()]);
const order = z.tuple([side, runner, z.number(), z.number(), z.number()]);

/** Side, runner, odds, matched, unmatched. Runners without a bet count too. */
export const exposureMarket = defineArea({
  input: z.strictObject({
    orders: z.array(z.tuple([z.string()]).rest(z.unknown())),
    activeRunners: z.int().min(2),
    numberOfWinners: z.int().min(1),
    columns: z.array(z.string()).default([]),
    /** Those of the runners, active before, that were removed. */
    removedRunners: z.array(runner).default([]),
  }),
  leaveOut: ({ orders }) =>
    orders.some(([ofBet]) => /ON_CLOSE|MOC|LOC/.test(ofBet))
      ? notOurs('orders at the starting price')
      : undefined,
  run: ({ orders, activeRunners, numberOfWinners, columns, removedRunners }, { expected }) => {
    const read = orders.map((one) => order.parse(one));
    // Runners without a bet are named only where something is expected of them.
    const removed = removedRunners.map(String);
    const bet = read.map(([, name]) => String(name));
    const named = new Set([...bet, ...removed, ...Object.keys(Object(expected.ifWin))]);
    if (named.size > activeRunners) throw new Error(`More runners are named than ${activeRunners}`);
    const runners = [
      ...named,
      ...Array.from({ length: activeRunners - named.size }, (_, at) => `bare ${at}`),
    ];
    const betsOf = (size: 3 | 4) =>
      read.map((one): Bet => ({ side: one[0], runner: String(one[1]), price: one[2], size: one[size] }));
    // If the columns say so, the unmatched rest of each order is gone.
    const restCounts = !columns.some((column) => column.includes('ignored'));
    const matched = betsOf(3);
    const market = { runners, removed };
    const bets = { ...market, numberOfWinners, matched, waiting: restCounts ? betsOf(4) : [] };
    const worstMarketOutcome = worstOf(bets);
    // With several winners there is no result by runner.
    return numberOfWinners > 1
      ? { worstMarketOutcome }
      : { worstMarketOutcome, ifWin: ifWinOf({ ...market, matched }) };
  },
});

/** More than any case can win: the account shows only losses, so every result must be one. */
const ballast = 1_000_000;
const parts = 100;

/**
 * The worst result of the bets, read from the account's exposure. To make gains visible too, the bettor also loses the
 * same large amount in every ending: each runner was backed at 1.01.
 */
function worstOf(bets: Bets & { numberOfWinners: number }): number {
  const can = running(bets);
  const heavy = can.map((name): Bet => ({ runner: name, side: 'BACK', price: 1.01, size: ballast }));
  const lost = ballast * (can.length - 1.01 * bets.numberOfWinners);
  const exposure = exposureOf({ ...bets, parts, matched: [...(bets.matched ?? []), ...heavy] });
  return Math.round((lost - exposure) * 1e4) / 1e4;
}
