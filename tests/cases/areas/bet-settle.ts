import { z } from 'zod';
import { defineArea } from '../support/area.ts';
import { profitOf, type Ending } from '../support/one-bet.ts';
import { notOurs } from '../support/reference-case.ts';
import { side } from '../support/units.ts';

const bet = z.object({ side, price: z.number(), size: z.number() });
const runnerStatus = z.enum(['WINNER', 'LOSER', 'REMOVED']);

export const betSettle = defineArea({
  input: bet.extend({
    runnerStatus,
    deadHeatWinners: z.int().positive().nullish(),
    marketType: z.enum(['WIN', 'PLACE']).default('WIN'),
  }),
  leaveOut: ({ deadHeatWinners, marketType }) =>
    marketType === 'PLACE' && (deadHeatWinners ?? 1) > 1
      ? notOurs('a dead heat for a number of places that is not told')
      : undefined,
  run: ({ runnerStatus: ends, deadHeatWinners, marketType, ...one }) => {
    const places = marketType === 'PLACE' ? 3 : 1;
    return { profit: profitOf(one, { ends, places, winners: Math.max(places, deadHeatWinners ?? 1) }) };
  },
});

/** Bets as a real exchange settled them: they say whether the bet won, not the runner. */
export const betSettleReal = defineArea({
  input: bet.extend({ betOutcome: z.enum(['WON', 'LOST', 'VOID']) }),
  run: ({ betOutcome, ...one }) => {
    const runnerWins = (betOutcome === 'WON') === (one.side === 'BACK');
    const ends: Ending['ends'] = betOutcome === 'VOID' ? 'VOID' : runnerWins ? 'WINNER' : 'LOSER';
    return { profit: profitOf(one, { ends, places: 1, winners: 1 }) };
  },
});

/** More runners tie than there are places: stakes are reduced by the share of a place that each of them has. */
export const deadHeat = defineArea({
  input: bet.extend({
    runnerStatus,
    winnersExpected: z.int().positive(),
    winnersActual: z.int().positive(),
  }),
  run: ({ runnerStatus: ends, winnersExpected: places, winnersActual: winners, ...one }) => {
    const profit = profitOf(one, { ends, places, winners });
    if (profit === undefined || one.side === 'LAY') return { profit };
    // What comes back is the part of the stake that won, at the odds; the layer keeps the rest.
    const ret = profit + one.size;
    const reducedStake = ret / one.price;
    return { profit, ret, reducedStake, toLayer: one.size - reducedStake };
  },
});
