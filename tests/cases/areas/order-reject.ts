import { z } from 'zod';
import { oppositeSide } from '#domain/side.ts';
import { defineArea } from '../support/area.ts';
import { oneRunnerDesk, placeFor, theRunner } from '../support/order-flow.ts';
import { side, toOdds } from '../support/units.ts';

/** An order that the state of its market, the version it was seen in, or a price that moved refuses. */
export const orderReject = defineArea({
  input: z.union([
    z.strictObject({ marketStatus: z.enum(['OPEN', 'SUSPENDED', 'CLOSED']) }),
    z.strictObject({ orderMarketVersion: z.int(), marketVersion: z.int() }),
    z.strictObject({
      side,
      price: z.number(),
      bestAvailable: z.number(),
      /** False: at no other price, not even a better one. */
      bestPriceExecution: z.boolean(),
    }),
  ]),
  run: (input) => {
    const desk = oneRunnerDesk();
    if ('marketStatus' in input) {
      if (input.marketStatus === 'SUSPENDED') desk.suspend();
      if (input.marketStatus === 'CLOSED') desk.settle([]);
      placeFor(desk, 'bettor', 'BACK', 2, 2);
    } else if ('marketVersion' in input) {
      const behind = input.orderMarketVersion - input.marketVersion;
      const marketVersion = desk.market().definition.version + behind;
      const order = { user: 'bettor', runner: theRunner, side: 'BACK', odds: 200, stake: 200 } as const;
      desk.place({ ...order, terms: { marketVersion } });
    } else {
      placeFor(desk, 'maker', oppositeSide(input.side), input.bestAvailable, 10);
      const policy = input.bestPriceExecution ? 'BETTER' : 'NEVER';
      const order = { user: 'bettor', runner: theRunner, side: input.side, odds: toOdds(input.price) };
      desk.place({ ...order, stake: 200, terms: { take: { policy, ticks: 0 } } });
    }
    return { status: 'SUCCESS' };
  },
});
