import { z } from 'zod';
import { liabilityOf, resultOf } from '#domain/bet.ts';
import { addMatched, emptyOutcomes } from '#domain/position.ts';
import { defineArea } from '../support/area.ts';
import { fromExact, side, toMinor, toOdds } from '../support/units.ts';

const oneBet = z.object({ side, price: z.number(), size: z.number() });

/** What one bet gives if its runner wins, or loses, and the most that it can lose. */
export const betResult = defineArea({
  input: oneBet,
  run: ({ side: ofBet, price, size }) => {
    const amounts = [toMinor(size), toOdds(price)] as const;
    const { ifWins, ifLoses } = resultOf(ofBet, ...amounts);
    return {
      ifWin: fromExact(ifWins),
      ifLose: fromExact(ifLoses),
      liability: fromExact(liabilityOf(ofBet, ...amounts)),
    };
  },
});

/** What several bets on one runner give together. */
export const betResultSum = defineArea({
  input: z.object({
    bets: z.array(z.tuple([side, z.number(), z.number()])),
    outcome: z.enum(['WINNER', 'LOSER']),
  }),
  run: ({ bets, outcome }) => {
    const outcomes = emptyOutcomes(2);
    for (const [ofBet, price, size] of bets) addMatched(outcomes, 0, ofBet, toMinor(size), toOdds(price));
    return { pnl: fromExact(outcomes[outcome === 'WINNER' ? 0 : 1]!) };
  },
});
