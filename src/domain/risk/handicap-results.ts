import { divideHalfAway } from '../money/money.ts';
import { netResult, type RunnerBet } from '../money/net-result.ts';
import type { BasisPoints } from '../money/settlement.ts';
import { halvesWon, partsOf, paysAt, type HandicapSide } from './number-bet.ts';

/** A side of a handicap market, as its definition names it. */
export interface HandicapRunner {
  runnerId: string;
  /** Hundredths. */
  handicap?: number | null | undefined;
  direction?: HandicapSide['direction'] | null | undefined;
}

/** What a bettor gets, minor units, net of commission: on a quarter a side may cover in half. */
export type ResultRange = readonly [least: number, most: number];

/** What a bettor has in a handicap market, and is about to have. */
export interface HandicapBets {
  /** What each stretch of margins pays, hundredths of a minor unit, from the lowest up. */
  numbers: readonly { from: number | null; pays: number }[];
  /** Waiting bets that are counted; null: nothing is held or counted. */
  standing: readonly RunnerBet[] | null;
  /** The same with the bets being made; null while there are none. */
  meant: readonly RunnerBet[] | null;
}

/** How much of the bets on a side was won (positive) or lost, in halves, where its market ended on that margin. */
export const halvesWonBy = ({ handicap, direction }: HandicapRunner, number: number): number =>
  halvesWon((direction === 'UP' ? number : -number) * 100 + (handicap ?? 0));

const parts = partsOf('HANDICAP');
const near = [-2, -1, 0, 1, 2];

/**
 * What a bettor gets for each side of a handicap market that covers, in whole or in part: the current position plus these
 * bets as if fully matched.
 */
export function resultsIfCovered(
  runners: readonly HandicapRunner[],
  numbers: HandicapBets['numbers'],
  bets: readonly RunnerBet[],
  rate: BasisPoints,
): Map<string, ResultRange> {
  // What is paid changes only beside the lines.
  const paid = runners.flatMap(({ handicap, direction }) =>
    near.map((off) => {
      const number = Math.floor(((direction === 'UP' ? -1 : 1) * (handicap ?? 0)) / 100) + off;
      const now = numbers.findLast(({ from }) => from === null || from <= number)?.pays ?? 0;
      const pays = bets.reduce((sum, { runnerId, ...bet }) => {
        const on = runners.find((runner) => runner.runnerId === runnerId);
        const side = { handicap: on?.handicap ?? 0, direction: on?.direction ?? 'UP' };
        return sum + paysAt('HANDICAP', { ...bet, line: null, handicap: side }, number);
      }, now * parts);
      return { number, net: netResult(divideHalfAway(pays, parts), rate) };
    }),
  );
  return new Map(
    runners.map((runner) => {
      const nets = paid.filter(({ number }) => halvesWonBy(runner, number) > 0).map(({ net }) => net);
      return [runner.runnerId, [Math.min(...nets), Math.max(...nets)]];
    }),
  );
}
