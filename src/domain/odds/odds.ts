import { plainNumber } from '../calendar/figures.ts';
import { divideHalfAway } from '../money/money.ts';

/** Integer hundredths as decimal odds text: 236 → `2.36`, 100000 → `1000.00`. */
export function formatOdds(odds: number): string {
  const text = String(odds).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Short form for price cells, as exchanges show it: 2.36, 3.5, 12, 1000. */
export function formatOddsShort(odds: number): string {
  return formatOdds(odds).replace(/\.?0+$/, '');
}

/** A line or a handicap, integer hundredths, in its shortest form: 4500 → `45`, −75 → `-0.75`. */
export function formatLine(line: number): string {
  return `${line < 0 ? '-' : ''}${formatOddsShort(Math.abs(line))}`;
}

/** Reads decimal odds (`2.36`, `2,4`, `3`) into hundredths; null for anything else. Never rounds. */
export function parseOdds(text: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{0,2}))?$/.exec(plainNumber(text));
  if (!match) return null;
  return Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`);
}

/** Average matched odds in hundredths, rounded half up from the exact sums; null when nothing is matched. */
export function averageOdds(matchedStake: number, matchedStakeTimesOdds: number): number | null {
  return matchedStake === 0 ? null : divideHalfAway(matchedStakeTimesOdds, matchedStake);
}
