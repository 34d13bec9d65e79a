import { z } from 'zod';
import { defineArea } from '../support/area.ts';
import { ifWinOf, type Bet } from '../support/bets.ts';
import { notOurs } from '../support/reference-case.ts';
import { side } from '../support/units.ts';

const bet = z
  .object({ side, price: z.number(), size: z.number(), runner: z.union([z.number(), z.string()]) })
  .transform(({ runner, ...rest }): Bet => ({ ...rest, runner: String(runner) }));
const bets = z.array(bet);

/** What the market pays when each runner wins. The expected value by somebody's chances is not our concern. */
export const marketIfWin = defineArea({
  input: z.strictObject({
    bets,
    probabilities: z.record(z.string(), z.number()),
    commissionRate: z.number(),
  }),
  ignored: ['expectedProfit', 'expectedProfitTolerance'],
  leaveOut: ({ commissionRate }) =>
    commissionRate === 0 ? undefined : notOurs('commission on what is not settled'),
  run: ({ bets: matched, probabilities }) => ({
    ifWin: ifWinOf({ runners: Object.keys(probabilities), matched }),
  }),
});

/** As above, for a market where the case gives only the number of runners. */
export const marketIfWinReal = defineArea({
  input: z.strictObject({ runners: z.int().min(2), bets: bets.length(1) }),
  run: ({ runners: count, bets: matched }) => {
    const selected = matched[0]!.runner;
    const others = Array.from({ length: count - 1 }, (_, i) => `other ${i}`);
    const { [selected]: ifWinSelected, ...rest } = ifWinOf({ runners: [selected, ...others], matched });
    const results = new Set(Object.values(rest));
    return { ifWinSelected, ifWinOthers: results.size === 1 ? [...results][0] : [...results] };
  },
});
