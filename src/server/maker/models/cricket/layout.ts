import { wicketsAnInnings } from './ball.ts';

/** The most runs that a table holds for this many balls. The best side's chance of more is below one in a million. */
export const mostRuns = (balls: number): number => Math.ceil(28 + balls * 1.8 + 11 * Math.sqrt(balls));

const rowStarts = [0];

/** Where the row of runs 0 to `mostRuns(balls)` starts, for `balls` and `wickets` left, each from 0. */
export function rowAt(balls: number, wickets: number): number {
  for (let known = rowStarts.length; known <= balls + 1; known++) {
    rowStarts.push((rowStarts[known - 1] ?? 0) + (wicketsAnInnings + 1) * (mostRuns(known - 1) + 1));
  }
  return (rowStarts[balls] ?? 0) + wickets * (mostRuns(balls) + 1);
}

/** The cells of a table of up to this many balls. */
export const tableSize = (balls: number): number => rowAt(balls + 1, 0);
