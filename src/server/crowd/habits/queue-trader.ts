import { oddsLadders, stepOdds, tickOf } from '#domain/odds/odds-ladder.ts';
import type { Habit } from './habit.ts';
import { liveliness } from './liveliness.ts';
import { pricedRunners } from './prices.ts';
import { affordable, drawStake } from './stakes.ts';

/** Leaves an order in the queue one or two ticks better than the market, or with the best where no tick is free. */
export const queueTrader: Habit = {
  name: 'queue trader',
  waits: true,
  interest: liveliness,
  act: (seen, random) => {
    const ladder = oddsLadders[seen.definition.ladder];
    const runners = pricedRunners(seen.book).flatMap(({ runnerId, toBack, toLay }) =>
      toBack && toLay ? [{ runnerId, toBack, toLay }] : [],
    );
    if (runners.length === 0) return null;
    const { runnerId, toBack, toLay } = random.pick(runners);
    const free = tickOf(ladder, toLay.odds) - tickOf(ladder, toBack.odds) - 1;
    const better = Math.min(free, random.integer(1, 2));
    const side = random.chance(0.5) ? 'BACK' : 'LAY';
    // A waiting lay order is what others can back, so it stands on that side of the prices.
    const odds =
      side === 'LAY' ? stepOdds(ladder, toBack.odds, better) : stepOdds(ladder, toLay.odds, -better);
    const terms = { side, odds, available: seen.available } as const;
    const stake = affordable(seen.definition, terms, drawStake(random));
    return stake === null ? null : { type: 'BET', runnerId, side, odds, stake, rests: true };
  },
};
