/** The least and the most that a game's bets return: millionths of the stake. */
export interface ReturnRange {
  least: number;
  most: number;
}

const percent = (millionths: number): string => (millionths / 10_000).toFixed(2);

/** E.g. `97.30 %`, or `86.02–97.50 %` for a game whose bets differ. */
export const returnText = ({ least, most }: ReturnRange): string =>
  percent(least) === percent(most) ? `${percent(least)} %` : `${percent(least)}–${percent(most)} %`;
