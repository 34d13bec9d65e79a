import { z } from 'zod';
import { addMatched, emptyOutcomes } from '#domain/position.ts';
import { defineArea } from '../support/area.ts';
import { notOurs } from '../support/reference-case.ts';
import { fromExact, side, toMinor, toOdds } from '../support/units.ts';

const bets = z.array(
  z.object({ side, price: z.number(), size: z.number(), runner: z.union([z.number(), z.string()]) }),
);

function ifWin(runners: readonly string[], matched: z.infer<typeof bets>): Record<string, number> {
  const outcomes = emptyOutcomes(runners.length);
  for (const { side: ofBet, price, size, runner } of matched) {
    const at = runners.indexOf(String(runner));
    if (at < 0) throw new Error(`The case has no runner ${runner}`);
    addMatched(outcomes, at, ofBet, toMinor(size), toOdds(price));
  }
  return Object.fromEntries(runners.map((runner, at) => [runner, fromExact(outcomes[at]!)]));
}

/** What the market pays when each runner wins. What may be expected of it, by somebody's chances, is not ours. */
export const marketIfWin = defineArea({
  input: z.object({ bets, probabilities: z.record(z.string(), z.number()), commissionRate: z.number() }),
  ignored: ['expectedProfit', 'expectedProfitTolerance'],
  leaveOut: ({ commissionRate }) =>
    commissionRate === 0 ? undefined : notOurs('commission on what is not settled'),
  run: ({ bets: matched, probabilities }) => ({ ifWin: ifWin(Object.keys(probabilities), matched) }),
});

/** As above, for a market of which the case tells only how many runners it has. */
export const marketIfWinReal = defineArea({
  input: z.object({ runners: z.int().min(2), bets: bets.length(1) }),
  run: ({ runners: count, bets: matched }) => {
    const selected = String(matched[0]!.runner);
    const others = Array.from({ length: count - 1 }, (_, i) => `other ${i}`);
    const { [selected]: ifWinSelected, ...rest } = ifWin([selected, ...others], matched);
    const results = new Set(Object.values(rest));
    return { ifWinSelected, ifWinOthers: results.size === 1 ? [...results][0] : [...results] };
  },
});
