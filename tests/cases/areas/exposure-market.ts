import { z } from 'zod';
import { openRisk } from '#domain/market-risk.ts';
import { addMatched, addUnmatched, emptyOutcomes } from '#domain/position.ts';
import { defineArea } from '../support/area.ts';
import { notOurs } from '../support/reference-case.ts';
import { fromExact, fromMinor, side, toMinor, toOdds } from '../support/units.ts';

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
  leaveOut: ({ orders }) =>
    orders.some(([ofBet]) => /ON_CLOSE|MOC|LOC/.test(ofBet))
      ? notOurs('orders at the starting price')
      : undefined,
  run: ({ orders, activeRunners, numberOfWinners, columns }, { expected }) => {
    const read = orders.map((one) => order.parse(one));
    // Runners without a bet are named only where something is expected of them.
    const named = [...read.map(([, name]) => String(name)), ...Object.keys(Object(expected.ifWin))];
    const runners = [...new Set(named)];
    if (runners.length > activeRunners) throw new Error(`More runners are named than ${activeRunners}`);
    // Where the columns say so, what an order had left is gone.
    const restCounts = !columns.some((column) => column.includes('ignored'));
    const outcomes = emptyOutcomes(activeRunners);
    const places = Array.from({ length: activeRunners }, () => ({ status: 'ACTIVE' }));
    const risk = openRisk({
      kind: numberOfWinners > 1 ? 'PLACE' : 'WINNER',
      numberOfWinners,
      runners: places,
    });
    for (const [ofBet, name, price, size, rest] of read) {
      const at = runners.indexOf(String(name));
      addMatched(outcomes, at, ofBet, toMinor(size), toOdds(price));
      if (restCounts) addUnmatched(outcomes, at, ofBet, toMinor(rest), toOdds(price));
      risk.addMatched(at, ofBet, toMinor(size), toOdds(price), null);
      if (restCounts) risk.addUnmatched(at, ofBet, toMinor(rest), toOdds(price), null);
    }
    // Of several winners there is no result by runner, and what is at risk is rounded up.
    if (numberOfWinners > 1) return { worstMarketOutcome: -fromMinor(risk.exposure()) };
    return {
      worstMarketOutcome: fromExact(Math.min(...outcomes)),
      ifWin: Object.fromEntries(runners.map((name, at) => [name, fromExact(outcomes[at]!)])),
    };
  },
});
