import { z } from 'zod';
import { commissionOn } from '#domain/settlement.ts';
import { defineArea } from '../support/area.ts';
import { notBuilt } from '../support/reference-case.ts';
import { fromMinor, toMinor } from '../support/units.ts';

export const commission = defineArea({
  input: z.object({ netMarketWinnings: z.number(), rate: z.number(), discount: z.number().default(0) }),
  leaveOut: ({ discount }) => (discount === 0 ? undefined : notBuilt('discounts on commission')),
  run: ({ netMarketWinnings, rate }) => {
    const winnings = toMinor(netMarketWinnings);
    const taken = commissionOn(winnings, Math.round(rate * 10_000));
    return { commission: fromMinor(taken), netAfter: fromMinor(winnings - taken) };
  },
});
