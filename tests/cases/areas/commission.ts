import { z } from 'zod';
import { defineArea } from '../support/area.ts';
import { bettor, deskWithBets } from '../support/bets.ts';
import { theRunner } from '../support/order-flow.ts';
import { fromMinor } from '../support/units.ts';

const other = 'other runner';

/** The commission on a bettor's result of this much in the market. */
export const commission = defineArea({
  input: z.strictObject({ netMarketWinnings: z.number(), rate: z.number(), discount: z.number().default(0) }),
  run: ({ netMarketWinnings: won, rate, discount }) => {
    // At even money. A result of 0 is two bets that cancel each other out.
    const size = Math.abs(won) || 1;
    const bet = { runner: theRunner, price: 2, size };
    const lay = { ...bet, side: 'LAY' as const };
    const back = { ...bet, side: 'BACK' as const };
    const desk = deskWithBets({
      runners: [theRunner, other],
      matched: won === 0 ? [back, lay] : [back],
      // A discount is a lower rate.
      commissionRate: Math.round(rate * (1 - discount) * 10_000),
    });
    desk.settle([won < 0 ? other : theRunner]);
    const row = desk.settlements.find(({ accountId }) => accountId === bettor)!;
    return { commission: fromMinor(row.commission), netAfter: fromMinor(row.profit - row.commission) };
  },
});
