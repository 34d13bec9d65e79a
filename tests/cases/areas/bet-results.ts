import { z } from 'zod';
import { defineArea } from '../support/area.ts';
import { exposureOf, ifWinOf, type Bet } from '../support/bets.ts';
import { theRunner } from '../support/order-flow.ts';
import { side } from '../support/units.ts';

const runners = [theRunner, 'other'];
const resultsOf = (matched: readonly Bet[]) => {
  const { [theRunner]: ifWin, other: ifLose } = ifWinOf({ runners, matched });
  return { ifWin, ifLose };
};

const oneBet = z.strictObject({ side, price: z.number(), size: z.number() });
const betOn = (one: z.infer<typeof oneBet>): Bet => ({ ...one, runner: theRunner });

/** What one bet pays if its runner wins or loses, and the most that it can lose. */
export const betResult = defineArea({
  input: oneBet,
  run: (one) => ({
    ...resultsOf([betOn(one)]),
    liability: exposureOf({ runners, matched: [betOn(one)] }),
  }),
});

/** What an order may lose: exactly this much is reserved while it waits. */
export const exposureSingle = defineArea({
  input: oneBet,
  run: (one) => ({ liability: exposureOf({ runners, waiting: [betOn(one)] }) }),
});

/** What several bets on one runner pay together. */
export const betResultSum = defineArea({
  input: z.strictObject({
    bets: z.array(z.tuple([side, z.number(), z.number()])),
    outcome: z.enum(['WINNER', 'LOSER']),
  }),
  run: ({ bets, outcome }) => {
    const matched = bets.map(([ofBet, price, size]) => betOn({ side: ofBet, price, size }));
    const { ifWin, ifLose } = resultsOf(matched);
    return { pnl: outcome === 'WINNER' ? ifWin : ifLose };
  },
});
