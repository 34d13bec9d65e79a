import { z } from 'zod';
import { liabilityOf } from '#domain/bet.ts';
import { openRisk } from '#domain/market-risk.ts';
import { addMatched, addUnmatched, emptyOutcomes, exposureOf, type Outcomes } from '#domain/position.ts';
import { defineArea } from '../support/area.ts';
import { notOurs } from '../support/reference-case.ts';
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
    return words.some((word) => /ON_CLOSE|MOC|LOC/.test(word))
      ? notOurs('orders at the starting price')
      : undefined;
  },
  run: ({ orders }) => {
    if (orders.flat().some((word) => String(word).startsWith('LINE')))
      return onLines(orders.map((one) => lineOrder.parse(one)));
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

const lineOf = (word: string): number => Number(/^LINE(?:_RANGE)? (\d+(?:\.\d+)?)$/.exec(word)?.[1]);
const line = z.string().transform(lineOf).pipe(z.number());
/** As above, with lines for odds. */
const lineOrder = z.tuple([side, line, z.number(), z.number(), line]);

/** A back wins when the number is below its line: results are those of a number below all lines, and above all. */
function onLines(orders: readonly z.infer<typeof lineOrder>[]) {
  const lineRisk = () => openRisk({ kind: 'LINE', numberOfWinners: 1, runners: [{ status: 'ACTIVE' }] });
  const matched = lineRisk();
  const unmatched = { BACK: lineRisk(), LAY: lineRisk() };
  for (const [ofBet, at, size, rest, restAt] of orders) {
    matched.addMatched(0, ofBet, toMinor(size), toOdds(at), null);
    unmatched[ofBet].addUnmatched(0, ofBet, toMinor(rest), toOdds(restAt), null);
  }
  const lines = orders.flatMap(([, at, , , restAt]) => [at, restAt]);
  const matchedIfWin = fromMinor(matched.profit({ number: Math.floor(Math.min(...lines)) - 1 }));
  const matchedIfLose = fromMinor(matched.profit({ number: Math.ceil(Math.max(...lines)) + 1 }));
  // An unmatched back can lose above its line only, a lay only below.
  const unmatchedWorstIfWin = -fromMinor(unmatched.LAY.exposure()) || 0;
  const unmatchedWorstIfLose = -fromMinor(unmatched.BACK.exposure()) || 0;
  return {
    matchedIfWin,
    matchedIfLose,
    unmatchedWorstIfWin,
    unmatchedWorstIfLose,
    worstIfWin: matchedIfWin + unmatchedWorstIfWin,
    worstIfLose: matchedIfLose + unmatchedWorstIfLose,
  };
}
