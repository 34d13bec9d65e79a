import { minorToDecimalText, parseMoney } from '#domain/money/money.ts';

/** Stakes (minor units) as they are typed in one field: `100, 500, 1000`; no digits after the point where they are 0. */
export const stakesText = (stakes: readonly number[]): string =>
  stakes.map((stake) => minorToDecimalText(stake).replace(/\.0+$/, '')).join(', ');

/** Reads them; null when one is no stake, or there are none or more than `max`. */
export function readStakes(text: string, max: number): readonly number[] | null {
  const stakes = text
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map((part) => parseMoney(part));
  const isRead = stakes.every((stake): stake is number => stake !== null && stake > 0);
  return isRead && stakes.length > 0 && stakes.length <= max ? stakes : null;
}
