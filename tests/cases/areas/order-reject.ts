import { z } from 'zod';
import { defineArea } from '../support/area.ts';
import { oneRunnerDesk, placeFor } from '../support/order-flow.ts';
import { notBuilt } from '../support/reference-case.ts';

/** An order that the state of its market refuses. */
export const orderReject = defineArea({
  input: z.object({
    marketStatus: z.enum(['OPEN', 'SUSPENDED', 'CLOSED']).optional(),
    orderMarketVersion: z.number().optional(),
    bestPriceExecution: z.boolean().optional(),
  }),
  leaveOut: ({ orderMarketVersion, bestPriceExecution }) => {
    if (orderMarketVersion !== undefined) return notBuilt('the market version guard');
    return bestPriceExecution === undefined ? undefined : notBuilt('orders without price improvement');
  },
  run: ({ marketStatus }) => {
    const desk = oneRunnerDesk();
    if (marketStatus === 'SUSPENDED') desk.suspend();
    if (marketStatus === 'CLOSED') desk.settle([]);
    placeFor(desk, 'bettor', 'BACK', 2, 2);
    return { status: 'SUCCESS' };
  },
});
