import { z } from 'zod';
import { commissionOn } from '#domain/settlement.ts';
import { defineArea } from '../support/area.ts';
import { fromMinor, toMinor } from '../support/units.ts';

export const commission = defineArea({
  input: z.object({ netMarketWinnings: z.number(), rate: z.number(), discount: z.number().default(0) }),
  run: ({ netMarketWinnings, rate, discount }) => {
    const winnings = toMinor(netMarketWinnings);
    // A discount is a lower rate: the product takes whatever rate the account has.
    const taken = commissionOn(winnings, Math.round(rate * (1 - discount) * 10_000));
    return { commission: fromMinor(taken), netAfter: fromMinor(winnings - taken) };
  },
});
