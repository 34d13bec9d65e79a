import { minorToDecimalText, parseMoney } from '#domain/money/money.ts';

/** Writes stakes (minor units) as one field shows them: `100, 500, 1000`, without decimals where they are 0. */
export const stakesText = (stakes: readonly number[]): string =>
  stakes.map((stake) => minorToDecimalText(stake).replace(/\.0+$/, '')).join(', ');

/** Reads such text; null when an entry is no stake, or when there are none or more than `max`. */
export function readStakes(text: string, max: number): readonly number[] | null {
  const stakes = text
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map((part) => parseMoney(part));
  const isRead = stakes.every((stake): stake is number => stake !== null && stake > 0);
  return isRead && stakes.length > 0 && stakes.length <= max ? stakes : null;
}
