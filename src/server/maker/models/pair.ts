/** A number of each side. */
export type Pair = readonly [home: number, away: number];

/** The pair with one more for a side; 0 is home. */
export const plusOne = ([home, away]: Pair, side: number): Pair =>
  side === 0 ? [home + 1, away] : [home, away + 1];
