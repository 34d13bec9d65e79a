import { z } from 'zod';
import {
  neighboursOf,
  oddsLadders,
  stepOdds,
  ticksBetween,
  type OddsLadderName,
} from '#domain/odds-ladder.ts';
import { defineArea } from '../support/area.ts';
import { notOurs, type LeftOut } from '../support/reference-case.ts';
import { refusedBy } from '../support/refused.ts';
import { fromOdds, toAnyOdds } from '../support/units.ts';

const ladder = z.string().default('CLASSIC');

const leaveOutLadder = (one: { ladder: string }): LeftOut | undefined =>
  Object.hasOwn(oddsLadders, one.ladder) ? undefined : notOurs(`another exchange's ladder, ${one.ladder}`);
const ladderOf = (one: { ladder: string }) => oddsLadders[one.ladder as OddsLadderName];

export const ladderTicksBetween = defineArea({
  input: z.object({ from: z.number(), to: z.number(), ladder }),
  leaveOut: leaveOutLadder,
  run: ({ from, to, ...rest }) => ({
    ticks: refusedBy(RangeError, () => ticksBetween(ladderOf(rest), toAnyOdds(from), toAnyOdds(to))),
  }),
});

/** So many ticks from a price, stopping at the ends; the move is then counted, which a price off the ladder refuses. */
export const ladderTicksAway = defineArea({
  input: z.object({ price: z.number(), ticks: z.int(), ladder }),
  leaveOut: leaveOutLadder,
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
  leaveOut: leaveOutLadder,
  run: ({ price, direction: way, ...rest }) => ({
    price: fromOdds(stepOdds(ladderOf(rest), toAnyOdds(price), way === 'up' ? 1 : -1)),
  }),
});

/** As above; past the end there is none. */
export const ladderStep = defineArea({
  input: z.object({ price: z.number(), direction, ladder }),
  leaveOut: leaveOutLadder,
  run: ({ price, direction: way, ...rest }) => {
    const { lower, higher } = neighboursOf(ladderOf(rest), toAnyOdds(price));
    const next = way === 'up' ? higher : lower;
    return { price: next === null ? null : fromOdds(next) };
  },
});
