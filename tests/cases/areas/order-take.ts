import { z } from 'zod';
import { defineArea } from '../support/area.ts';
import { take } from '../support/order-flow.ts';
import { side } from '../support/units.ts';

const levels = z.array(z.tuple([z.number(), z.number()]));

export const orderTake = defineArea({
  input: z.strictObject({ side, price: z.number(), size: z.number(), availableOnOppositeSide: levels }),
  run: ({ side: ofBet, price, size, availableOnOppositeSide }) =>
    take(ofBet, price, size, availableOnOppositeSide),
});
