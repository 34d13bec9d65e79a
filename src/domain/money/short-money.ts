import { readersLanguage } from '../words/reader.ts';
import { currencyInUse } from './money.ts';

/** An amount for the axis of a graph, in whole units, as the reader writes numbers: `24k`, `-1.5k`, `0`. */
export function shortMoney(minor: number): string {
  const units = minor / 10 ** currencyInUse().digits;
  return new Intl.NumberFormat(readersLanguage('en-GB'), { notation: 'compact', maximumFractionDigits: 1 })
    .format(units)
    .replace('K', 'k');
}
