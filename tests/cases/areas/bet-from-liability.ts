import { z } from 'zod';
import { place } from '#contract/order.ts';
import { defineArea } from '../support/area.ts';
import { Refused } from '../support/refused.ts';
import { side, toMinor, toOdds } from '../support/units.ts';

/** An order that gives its liability instead of its stake. The contract accepts only stakes. */
export const betFromLiability = defineArea({
  input: z.strictObject({ side, price: z.number(), liability: z.number() }),
  run: (input) => {
    const facts = { type: 'PLACE', clientId: 'from-a-liability', runnerId: 'r1' };
    const order = { ...facts, side: input.side, odds: toOdds(input.price) };
    const liability = toMinor(input.liability);
    // Everything else about it is valid.
    place.parse({ ...order, stake: liability });
    if (!place.safeParse({ ...order, liability }).success) throw new Refused('An order has a stake');
    return { status: 'SUCCESS' };
  },
});
