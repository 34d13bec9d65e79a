import { z } from 'zod';
import { liabilityOf } from '#domain/bet.ts';
import { addMatched, addUnmatched, emptyOutcomes, exposureOf, type Outcomes } from '#domain/position.ts';
import { defineArea } from '../support/area.ts';
import { notBuilt, notOurs } from '../support/reference-case.ts';
import { fromExact, fromMinor, side, toMinor, toOdds } from '../support/units.ts';

const bets = z.array(z.tuple([z.number(), z.number()]));
const backsAndLays = z.object({ backs: bets, lays: bets });

/** Adds every bet to a position of which the first outcome is that the runner wins, and the second that it loses. */
function addAll(add: typeof addMatched, { backs, lays }: z.infer<typeof backsAndLays>): Outcomes {
  const outcomes = emptyOutcomes(2);
  for (const [price, size] of backs) add(outcomes, 0, 'BACK', toMinor(size), toOdds(price));
  for (const [price, size] of lays) add(outcomes, 0, 'LAY', toMinor(size), toOdds(price));
  return outcomes;
}

export const exposureMatched = defineArea({
  input: backsAndLays,
  run: (input) => {
    const outcomes = addAll(addMatched, input);
    const [ifWin, ifLose] = outcomes.map(fromExact);
    return { ifWin, ifLose, exposure: fromMinor(exposureOf(outcomes)) };
  },
});

export const exposureUnmatched = defineArea({
  input: backsAndLays,
  run: (input) => {
    const [worstIfWin, worstIfLose] = addAll(addUnmatched, input).map(fromExact);
    return { worstIfWin, worstIfLose };
  },
});

export const exposureSingle = defineArea({
  input: z.object({ side, price: z.number(), size: z.number() }),
  run: ({ side: ofBet, price, size }) => ({
    liability: fromExact(liabilityOf(ofBet, toMinor(size), toOdds(price))),
  }),
});

const order = z.tuple([side, z.number().nullable(), z.number(), z.number(), z.number()]);

/** Side, average odds of what is matched, matched, unmatched, odds asked for. */
export const exposureSelection = defineArea({
  input: z.object({ orders: z.array(z.array(z.union([z.string(), z.number(), z.null()]))) }),
  leaveOut: ({ orders }) => {
    const words = orders.flat().filter((word) => typeof word === 'string');
    if (words.some((word) => /ON_CLOSE|MOC|LOC/.test(word))) return notOurs('orders at the starting price');
    return words.some((word) => /LINE/.test(word)) ? notBuilt('line markets') : undefined;
  },
  run: ({ orders }) => {
    const [matched, unmatched] = [emptyOutcomes(2), emptyOutcomes(2)];
    for (const one of orders) {
      const [ofBet, average, size, rest, price] = order.parse(one);
      if (size > 0) addMatched(matched, 0, ofBet, toMinor(size), toOdds(average ?? Number.NaN));
      if (rest > 0) addUnmatched(unmatched, 0, ofBet, toMinor(rest), toOdds(price));
    }
    const [matchedIfWin = 0, matchedIfLose = 0] = matched.map(fromExact);
    const [unmatchedWorstIfWin = 0, unmatchedWorstIfLose = 0] = unmatched.map(fromExact);
    return {
      matchedIfWin,
      matchedIfLose,
      unmatchedWorstIfWin,
      unmatchedWorstIfLose,
      worstIfWin: matchedIfWin + unmatchedWorstIfWin,
      worstIfLose: matchedIfLose + unmatchedWorstIfLose,
    };
  },
});
