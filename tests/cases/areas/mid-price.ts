import { z } from 'zod';
import { bookPercentage } from '#features/market/overround.ts';
import { defineArea } from '../support/area.ts';
import { toOdds } from '../support/units.ts';

/** The chance, from 0 to 1, midway between those that two prices imply. */
export const meanChance = (back: number, lay: number): number =>
  bookPercentage([toOdds(back), toOdds(lay)]) / 20_000;

export const probabilityMidPrice = defineArea({
  input: z.strictObject({ back: z.number(), lay: z.number() }),
  run: ({ back, lay }) => ({ price: 1 / meanChance(back, lay) }),
});
