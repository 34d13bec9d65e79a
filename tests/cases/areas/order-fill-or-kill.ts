import { z } from 'zod';
import { killByLimit } from '../support/overruled-ids.ts';
import { notBuilt, overruled, type Area } from '../support/reference-case.ts';
import { side } from '../support/units.ts';

const kill = z.object({
  input: z.object({ side, price: z.number() }),
  expected: z.object({ matched: z.array(z.tuple([z.number(), z.number()])) }),
});

/** Nothing can be ordered to be filled at once or not at all yet. Cases that fill beyond the limit never will run. */
export const orderFillOrKill: Area = {
  leaveOut: (one) => {
    const read = kill.safeParse(one);
    if (!read.success) return undefined;
    const { input, expected } = read.data;
    const isBeyond = ([price]: [number, number]) =>
      input.side === 'BACK' ? price < input.price : price > input.price;
    return expected.matched.some(isBeyond) ? overruled(killByLimit) : notBuilt('fill-or-kill');
  },
  check: (one) => {
    kill.parse(one);
    throw new Error('There is nothing to run it with: fill-or-kill');
  },
};
