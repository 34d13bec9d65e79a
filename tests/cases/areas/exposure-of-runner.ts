import { z } from 'zod';
import { openRisk } from '#domain/risk/market-risk.ts';
import type { Side } from '#domain/bet/side.ts';
import { defineArea } from '../support/area.ts';
import { exposureOf, ifWinOf, type Bet } from '../support/bets.ts';
import { theRunner } from '../support/order-flow.ts';
import { notOurs } from '../support/reference-case.ts';
import { fromMinor, side, toMinor, toOdds } from '../support/units.ts';

const runners = [theRunner, 'other'];
const amounts = z.array(z.tuple([z.number(), z.number()]));
const backsAndLays = z
  .object({ backs: amounts, lays: amounts })
  .transform(({ backs, lays }) => [...betsOf('BACK', backs), ...betsOf('LAY', lays)]);

const betsOf = (ofBets: Side, all: z.infer<typeof amounts>): Bet[] =>
  all.map(([price, size]) => ({ runner: theRunner, side: ofBets, price, size }));

export const exposureMatched = defineArea({
  input: backsAndLays,
  run: (matched) => {
    const { [theRunner]: ifWin, other: ifLose } = ifWinOf({ runners, matched });
    return { ifWin, ifLose, exposure: exposureOf({ runners, matched }) };
  },
});

export const exposureUnmatched = defineArea({
  input: backsAndLays,
  run: (waiting) => worstOf(waiting),
});

/** Waiting lays can lose only if the runner wins, waiting backs only if not; checked one by one and all at once. */
function worstOf(waiting: readonly Bet[]) {
  const exposure = (ofBets: Side) =>
    exposureOf({ runners, waiting: waiting.filter((bet) => bet.side === ofBets) });
  const worst = { worstIfWin: -exposure('LAY') || 0, worstIfLose: -exposure('BACK') || 0 };
  expectWorst(exposureOf({ runners, waiting }), Object.values(worst));
  return worst;
}

/** The account's exposure is the worse of the two results. */
function expectWorst(exposure: number, results: readonly number[]): void {
  const worst = Math.max(0, ...results.map((result) => -result));
  if (Math.abs(exposure - worst) > 0.01)
    throw new Error(`The exposure is ${exposure}, and ${worst} can be lost`);
}

const order = z.tuple([side, z.number().nullable(), z.number(), z.number(), z.number()]);

/** Side, average matched odds, matched, unmatched, requested odds. */
export const exposureSelection = defineArea({
  input: z.strictObject({ orders: z.array(z.array(z.union([z.string(), z.number(), z.null()]))) }),
  leaveOut: ({ orders }) => {
    const words = orders.flat().filter((word) => typeof word === 'string');
    return words.some((word) => /ON_CLOSE|MOC|LOC/.test(word))
      ? notOurs('orders at the starting price')
      : undefined;
  },
  run: ({ orders }) =>
    orders.flat().some((word) => String(word).startsWith('LINE'))
      ? onLines(orders.map((one) => lineOrder.parse(one)))
      : onOdds(orders.map((one) => order.parse(one))),
});

function onOdds(orders: readonly z.infer<typeof order>[]) {
  const matched = orders
    .filter(([, , size]) => size > 0)
    .flatMap(([ofBet, average, size]) => betsOf(ofBet, [[average ?? Number.NaN, size]]));
  const waiting = orders.flatMap(([ofBet, , , rest, price]) => betsOf(ofBet, [[price, rest]]));
  const { [theRunner]: matchedIfWin = 0, other: matchedIfLose = 0 } = ifWinOf({ runners, matched });
  const { worstIfWin: unmatchedWorstIfWin, worstIfLose: unmatchedWorstIfLose } = worstOf(waiting);
  const worst = {
    worstIfWin: matchedIfWin + unmatchedWorstIfWin,
    worstIfLose: matchedIfLose + unmatchedWorstIfLose,
  };
  expectWorst(exposureOf({ runners, matched, waiting }), Object.values(worst));
  return { matchedIfWin, matchedIfLose, unmatchedWorstIfWin, unmatchedWorstIfLose, ...worst };
}
const lineOf = (word: string): number => Number(/^LINE(?:_RANGE)? (\d+(?:\.\d+)?)$/.exec(word)?.[1]);
const line = z.string().transform(lineOf).pipe(z.number());
/** As above, with lines instead of odds. */
const lineOrder = z.tuple([side, line, z.number(), z.number(), line]);

/** A back wins when the number is below its line, so the results are for numbers below and above all lines. */
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
  // An unmatched back can lose only above its line, a lay only below.
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
