import { z } from 'zod';
import { neighboursOf, stepOdds, ticksBetween } from '#domain/odds/odds-ladder.ts';
import { defineArea } from '../support/area.ts';
import { ladderOf, ladderShape } from '../support/ladder-input.ts';
import { refusedBy } from '../support/refused.ts';
import { fromOdds, price as anyPrice, toAnyOdds } from '../support/units.ts';

export const ladderTicksBetween = defineArea({
  input: z.strictObject({ from: z.number(), to: z.number(), ...ladderShape }),
  run: ({ from, to, ...ladder }) => ({
    ticks: refusedBy(RangeError, () => ticksBetween(ladderOf(ladder), toAnyOdds(from), toAnyOdds(to))),
  }),
});

/** Moves some ticks from a price, stopping at the ends, and counts the move, which a price off the ladder refuses. */
export const ladderTicksAway = defineArea({
  input: z.strictObject({ price: z.number(), ticks: z.int(), ...ladderShape }),
  run: ({ price, ticks, ...rest }) => {
    const ladder = ladderOf(rest);
    const from = toAnyOdds(price);
    const to = stepOdds(ladder, from, ticks);
    refusedBy(RangeError, () => ticksBetween(ladder, from, to));
    return { price: fromOdds(to) };
  },
});

const step = z.strictObject({ price: anyPrice, direction: z.enum(['up', 'down']), ...ladderShape });

/** The ladder price next to any price, on or off the ladder; past the end there is none. */
export const ladderStep = defineArea({
  input: step,
  run: ({ price, direction, ...rest }) => {
    const ladder = ladderOf(rest);
    const odds = toAnyOdds(price);
    const { lower, higher } = neighboursOf(ladder, odds);
    const next = direction === 'up' ? higher : lower;
    if (next === null) return { price: null };
    const stepped = stepOdds(ladder, odds, direction === 'up' ? 1 : -1);
    if (stepped !== next) throw new Error(`One step leads to ${stepped}, and ${next} is next`);
    return { price: fromOdds(next) };
  },
});
