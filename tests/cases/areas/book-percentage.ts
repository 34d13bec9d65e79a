import { z } from 'zod';
import { bookPercentage } from '#features/market/overround.ts';
import { defineArea } from '../support/area.ts';
import { side, toOdds } from '../support/units.ts';

export const bookPercentageArea = defineArea({
  input: z.strictObject({ side, best: z.array(z.number().nullable()) }),
  run: ({ best }) => ({
    book: bookPercentage(best.map((price) => (price === null ? null : toOdds(price)))) / 10_000,
  }),
});
