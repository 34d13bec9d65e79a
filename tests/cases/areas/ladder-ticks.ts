import { z } from 'zod';
import { buildLadder, neighboursOf, oddsLadders, stepOdds, ticksBetween } from '#domain/odds-ladder.ts';
import { defineArea } from '../support/area.ts';
import { refusedBy } from '../support/refused.ts';
import { fromOdds, toAnyOdds } from '../support/units.ts';

/** A market's ladder is data: another exchange's is built from its published increments, as ours are. */
const ladders = {
  ...oddsLadders,
  BETDAQ: buildLadder('BETDAQ', [
    [300, 1],
    [400, 5],
    [600, 10],
    [1000, 20],
    [2000, 50],
    [5000, 100],
    [20000, 200],
    [100000, 500],
  ]),
} as const;

const ladder = z.enum(Object.keys(ladders) as (keyof typeof ladders)[]).default('CLASSIC');
const ladderOf = (one: { ladder: keyof typeof ladders }) => ladders[one.ladder];

export const ladderTicksBetween = defineArea({
  input: z.object({ from: z.number(), to: z.number(), ladder }),
  run: ({ from, to, ...rest }) => ({
    ticks: refusedBy(RangeError, () => ticksBetween(ladderOf(rest), toAnyOdds(from), toAnyOdds(to))),
  }),
});

/** So many ticks from a price, stopping at the ends; the move is then counted, which a price off the ladder refuses. */
export const ladderTicksAway = defineArea({
  input: z.object({ price: z.number(), ticks: z.int(), ladder }),
  run: ({ price, ticks, ...rest }) => {
    const from = toAnyOdds(price);
    const to = stepOdds(ladderOf(rest), from, ticks);
    refusedBy(RangeError, () => ticksBetween(ladderOf(rest), from, to));
    return { price: fromOdds(to) };
  },
});

const direction = z.enum(['up', 'down']);

/** The ladder price next to any price, on the ladder or off it. */
export const ladderStepFromAny = defineArea({
  input: z.object({ price: z.number(), direction, ladder }),
  run: ({ price, direction: way, ...rest }) => ({
    price: fromOdds(stepOdds(ladderOf(rest), toAnyOdds(price), way === 'up' ? 1 : -1)),
  }),
});

/** As above; past the end there is none. */
export const ladderStep = defineArea({
  input: z.object({ price: z.number(), direction, ladder }),
  run: ({ price, direction: way, ...rest }) => {
    const { lower, higher } = neighboursOf(ladderOf(rest), toAnyOdds(price));
    const next = way === 'up' ? higher : lower;
    return { price: next === null ? null : fromOdds(next) };
  },
});
