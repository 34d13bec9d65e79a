import { z } from 'zod';
import { place } from '#contract/order.ts';
import { defineArea } from '../support/area.ts';
import { Refused } from '../support/refused.ts';
import { side, toMinor, toOdds } from '../support/units.ts';

/** An order that names what it may lose instead of its stake: the contract takes stakes alone. */
export const betFromLiability = defineArea({
  input: z.strictObject({ side, price: z.number(), liability: z.number() }),
  run: (input) => {
    const facts = { type: 'PLACE', clientId: 'from-a-liability', runnerId: 'r1' };
    const order = { ...facts, side: input.side, odds: toOdds(input.price) };
    const liability = toMinor(input.liability);
    // All else about it is right.
    place.parse({ ...order, stake: liability });
    if (!place.safeParse({ ...order, liability }).success) throw new Refused('An order has a stake');
    return { status: 'SUCCESS' };
  },
});
