import { z } from 'zod';
import { defineArea } from '../support/area.ts';
import { profitOf, type Ending } from '../support/one-bet.ts';
import { side } from '../support/units.ts';

const bet = z.strictObject({ side, price: z.number(), size: z.number() });
const runnerStatus = z.enum(['WINNER', 'LOSER', 'REMOVED']);

export const betSettle = defineArea({
  input: bet.extend({
    runnerStatus,
    deadHeatWinners: z.int().positive().nullish(),
    marketType: z.enum(['WIN', 'PLACE']).default('WIN'),
  }),
  run: ({ runnerStatus: ends, deadHeatWinners, marketType, ...one }) => {
    const places = marketType === 'PLACE' ? 3 : 1;
    const tied = deadHeatWinners ?? 1;
    // This many tie for the last place or, if there are more of them than places, for all places.
    const outright = tied > places ? 0 : places - 1;
    return { profit: profitOf(one, { ends, places, outright, tied }) };
  },
});

/** Bets as a real exchange settled them. They say whether the bet won, not the runner. */
export const betSettleReal = defineArea({
  input: bet.extend({ betOutcome: z.enum(['WON', 'LOST', 'VOID']) }),
  run: ({ betOutcome, ...one }) => {
    const runnerWins = (betOutcome === 'WON') === (one.side === 'BACK');
    const ends: Ending['ends'] = betOutcome === 'VOID' ? 'VOID' : runnerWins ? 'WINNER' : 'LOSER';
    return { profit: profitOf(one, { ends, places: 1, outright: 0, tied: 1 }) };
  },
});

/**
 * More runners tie than there are places: stakes are reduced to each runner's share of a place. Some of the placed
 * runners may have won outright.
 */
export const deadHeat = defineArea({
  input: bet.extend({
    runnerStatus,
    winnersExpected: z.int().positive(),
    winnersActual: z.int().positive(),
    winnersOutright: z.int().min(0).default(0),
  }),
  run: ({
    runnerStatus: ends,
    winnersExpected: places,
    winnersActual,
    winnersOutright: outright,
    ...one
  }) => {
    const profit = profitOf(one, { ends, places, outright, tied: winnersActual - outright });
    if (profit === undefined || one.side === 'LAY') return { profit };
    // What returns is the part of the stake that won, at the odds; the layer keeps the rest.
    const ret = profit + one.size;
    const reducedStake = ret / one.price;
    return { profit, ret, reducedStake, toLayer: one.size - reducedStake };
  },
});
