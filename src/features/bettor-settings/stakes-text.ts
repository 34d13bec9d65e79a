import { plainFigures } from '#domain/calendar/figures.ts';
import { minorToDecimalText, parseMoney } from '#domain/money/money.ts';

/** Writes stakes (minor units) as one field shows them: `100, 500, 1000`, without decimals where they are 0. */
export const stakesText = (stakes: readonly number[]): string =>
  stakes.map((stake) => minorToDecimalText(stake).replace(/\.0+$/, '')).join(', ');

/** Reads one stake; null when it is none. */
export function readOneStake(text: string): number | null {
  const stake = parseMoney(text);
  return stake === null || stake === 0 ? null : stake;
}

/**
 * Reads such text; null when an entry is no stake, or when there are none or more than `max`. A comma between two digits
 * might part two stakes or be within one, so it is not read at all.
 */
export function readStakes(typed: string, max: number): readonly number[] | null {
  const text = plainFigures(typed);
  if (/\d,\d/.test(text)) return null;
  const stakes = text
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map(readOneStake);
  const isRead = stakes.every((stake) => stake !== null);
  return isRead && stakes.length > 0 && stakes.length <= max ? stakes : null;
}
