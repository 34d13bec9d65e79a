import { z } from 'zod';
import { nearestOdds } from '#domain/odds/odds-ladder.ts';
import { defineArea } from '../support/area.ts';
import { ladderOf, ladderShape } from '../support/ladder-input.ts';
import { notBuilt } from '../support/reference-case.ts';
import { fromOdds, price, toAnyOdds } from '../support/units.ts';

export const ladderNearest = defineArea({
  input: z.strictObject({ price, rounding: z.string().default('nearest, half up'), ...ladderShape }),
  leaveOut: ({ rounding }) =>
    rounding === 'nearest, half up' ? undefined : notBuilt(`rounding to the ${rounding}`),
  run: ({ price: wanted, ...ladder }) => ({
    price: fromOdds(nearestOdds(ladderOf(ladder), toAnyOdds(wanted))),
  }),
});
