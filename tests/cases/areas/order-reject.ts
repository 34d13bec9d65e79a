import { z } from 'zod';
import { oppositeSide } from '#domain/bet/side.ts';
import { defineArea } from '../support/area.ts';
import { bettor, deskWithBets, type Bet } from '../support/bets.ts';
import { oneRunnerDesk, placeFor, theRunner } from '../support/order-flow.ts';
import { side, toMinor, toOdds } from '../support/units.ts';

const bet = z.strictObject({ runner: z.string(), side, price: z.number(), size: z.number() });
const bets = z.array(bet).default([]);

/** An order refused because of its market's status or version, a price that moved, or a lack of funds. */
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
    /** What the account has, its bets in the market, and the order. */
    z.strictObject({ balance: z.number(), matched: bets, waiting: bets, order: bet }),
  ]),
  run: (input) => {
    const desk = oneRunnerDesk();
    if ('marketStatus' in input) {
      if (input.marketStatus === 'SUSPENDED') desk.suspend();
      if (input.marketStatus === 'CLOSED') desk.settle([]);
      placeFor(desk, 'bettor', 'BACK', 2, 2);
    } else if ('balance' in input) {
      placeFunded(input);
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

interface Funded {
  balance: number;
  matched: Bet[];
  waiting: Bet[];
  order: Bet;
}

/** In a market of at least three. The account's balance is set to `balance` just before the order. */
function placeFunded({ balance, matched, waiting, order }: Funded): void {
  const named = [...matched, ...waiting, order].map(({ runner }) => runner);
  const desk = deskWithBets({ runners: [...new Set([...named, 'r1', 'r2', 'r3'])], matched, waiting });
  const account = desk.state.accounts.get(bettor) ?? desk.state.addAccount(bettor);
  account.balance = toMinor(balance);
  desk.place({ user: bettor, ...order, odds: toOdds(order.price), stake: toMinor(order.size) });
}
