import { divideHalfAway } from '../money/money.ts';
import { formatOdds, formatOddsShort } from './odds.ts';

/** How a bettor reads odds. They are always typed in decimal. */
export const oddsFormats = ['DECIMAL', 'FRACTIONAL', 'AMERICAN', 'IMPLIED'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

export const oddsFormatNames: Readonly<Record<OddsFormat, string>> = {
  DECIMAL: 'Decimal',
  FRACTIONAL: 'Fractional',
  AMERICAN: 'American',
  IMPLIED: 'Implied %',
};

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The winnings per unit of stake, in lowest terms: 236 is `34/25`, 200 is `1/1`. Exact. */
function fractional(odds: number): string {
  const common = divisor(odds - 100, 100);
  return `${(odds - 100) / common}/${100 / common}`;
}

/** What a stake of 100 wins (`+136`), or the stake that wins 100 (`−156`), rounded half up. */
const american = (odds: number): string =>
  odds >= 200 ? `+${odds - 100}` : `−${divideHalfAway(10_000, odds - 100)}`;

/** The chance that the odds imply, to a tenth of a per cent: 236 is `42.4 %`. */
function implied(odds: number): string {
  const tenths = String(divideHalfAway(100_000, odds));
  return `${tenths.slice(0, -1) || '0'}.${tenths.slice(-1)} %`;
}

const others = { FRACTIONAL: fractional, AMERICAN: american, IMPLIED: implied };

/** Odds in hundredths as text in the bettor's format; decimal always has two digits. */
export const oddsText = (format: OddsFormat, odds: number): string =>
  format === 'DECIMAL' ? formatOdds(odds) : others[format](odds);

/** The same in the cells of a grid of prices, nowhere else, as room is short there: decimal drops trailing zeros. */
export const shortOddsText = (format: OddsFormat, odds: number): string =>
  format === 'DECIMAL' ? formatOddsShort(odds) : others[format](odds);
