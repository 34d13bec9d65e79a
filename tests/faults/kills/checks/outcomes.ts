import { resultOf, type Hundredths } from '#domain/bet/bet.ts';
import { divideUp } from '#domain/money/money.ts';
import type { Side } from '#domain/bet/side.ts';

/**
 * A bettor's position in a winner market, one number per runner: what the market pays, before commission, when that
 * runner wins. Exact hundredths of a minor unit, in the market's runner order.
 */
export type Outcomes = Hundredths[];

export const emptyOutcomes = (runnerCount: number): Outcomes => new Array<number>(runnerCount).fill(0);

/** Adds a matched bet on one runner to the position, in place. */
export function addMatched(
  outcomes: Outcomes,
  runnerIndex: number,
  side: Side,
  stake: number,
  odds: number,
): void {
  const { ifWins, ifLoses } = resultOf(side, stake, odds);
  for (let i = 0; i < outcomes.length; i++) outcomes[i]! += i === runnerIndex ? ifWins : ifLoses;
}

/**
 * Adds an unmatched order, in place. It may be matched or not, so each outcome takes only what the order could lose
 * there (a lay when its runner wins, a back when it does not).
 */
export function addUnmatched(
  outcomes: Outcomes,
  runnerIndex: number,
  side: Side,
  stake: number,
  odds: number,
): void {
  const { ifWins, ifLoses } = resultOf(side, stake, odds);
  for (let i = 0; i < outcomes.length; i++) outcomes[i]! += Math.min(0, i === runnerIndex ? ifWins : ifLoses);
}

/** Exposure of a position in minor units, rounded up: the worst outcome's loss, 0 when no outcome loses. */
export function exposureOf(outcomes: Outcomes): number {
  const worst = outcomes.reduce((low, outcome) => Math.min(low, outcome), 0);
  return divideUp(-worst || 0, 100);
}
