import { z } from 'zod';
import { addMatched, addUnmatched, emptyOutcomes } from '#domain/position.ts';
import { defineArea } from '../support/area.ts';
import { notBuilt, notOurs } from '../support/reference-case.ts';
import { fromExact, side, toMinor, toOdds } from '../support/units.ts';

const runner = z.union([z.string(), z.number()]);
const order = z.tuple([side, runner, z.number(), z.number(), z.number()]);

/** Side, runner, odds, matched, unmatched; runners without a bet count too. */
export const exposureMarket = defineArea({
  input: z.object({
    orders: z.array(z.tuple([z.string()]).rest(z.unknown())),
    activeRunners: z.int().min(2),
    numberOfWinners: z.int().min(1),
    columns: z.array(z.string()).default([]),
  }),
  leaveOut: ({ orders, numberOfWinners }) => {
    if (orders.some(([ofBet]) => /ON_CLOSE|MOC|LOC/.test(ofBet)))
      return notOurs('orders at the starting price');
    return numberOfWinners === 1 ? undefined : notBuilt('markets of k winners');
  },
  run: ({ orders, activeRunners, columns }, { expected }) => {
    const read = orders.map((one) => order.parse(one));
    // Runners without a bet are named only where something is expected of them.
    const named = [...read.map(([, name]) => String(name)), ...Object.keys(Object(expected.ifWin))];
    const runners = [...new Set(named)];
    if (runners.length > activeRunners) throw new Error(`More runners are named than ${activeRunners}`);
    // Where the columns say so, what an order had left is gone.
    const restCounts = !columns.some((column) => column.includes('ignored'));
    const outcomes = emptyOutcomes(activeRunners);
    for (const [ofBet, name, price, size, rest] of read) {
      const at = runners.indexOf(String(name));
      addMatched(outcomes, at, ofBet, toMinor(size), toOdds(price));
      if (restCounts) addUnmatched(outcomes, at, ofBet, toMinor(rest), toOdds(price));
    }
    return {
      worstMarketOutcome: fromExact(Math.min(...outcomes)),
      ifWin: Object.fromEntries(runners.map((name, at) => [name, fromExact(outcomes[at]!)])),
    };
  },
});
