import { z } from 'zod';
import { classicLadder, nearestOdds } from '#domain/odds-ladder.ts';
import { defineArea } from '../support/area.ts';
import { notBuilt } from '../support/reference-case.ts';
import { fromOdds, price, toAnyOdds } from '../support/units.ts';

export const ladderNearest = defineArea({
  input: z.object({ price, rounding: z.string() }),
  leaveOut: ({ rounding }) =>
    rounding === 'nearest, half up' ? undefined : notBuilt(`rounding to the ${rounding}`),
  run: ({ price: wanted }) => ({ price: fromOdds(nearestOdds(classicLadder, toAnyOdds(wanted))) }),
});
