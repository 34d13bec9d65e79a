import { rateOf, type MarketKind } from '../market/market-kind.ts';
import { formatLine } from './odds.ts';
import { sideName, type Side } from '../bet/side.ts';

/** The price of a bet as the exchange counts it: hundredths. */
export interface Priced {
  kind: MarketKind;
  odds: number;
  /** Sessions only. */
  line?: number | null | undefined;
}

/**
 * The figures of a price that is not odds: p (`85`), a session's line and rate (`46 at 100`), a line (`160.5`). Null
 * for odds, which each bettor reads in a format of their own.
 */
export function plainPrice({ kind, odds, line }: Priced): string | null {
  switch (kind) {
    case 'BOOKMAKER':
      return String(rateOf(odds));
    case 'SESSION':
      return line == null ? String(rateOf(odds)) : `${formatLine(line)} at ${rateOf(odds)}`;
    case 'LINE':
      return formatLine(odds);
    default:
      return null;
  }
}

/** The market's word for the side of a bet. */
export function sideWord(kind: MarketKind, side: Side): 'Back' | 'Lay' | 'Yes' | 'No' {
  if (kind === 'SESSION') return side === 'BACK' ? 'Yes' : 'No';
  return sideName(side);
}

/** The market's word for the price of a bet. */
export function priceWord(kind: MarketKind): 'Odds' | 'Line' | 'Quote' {
  if (kind === 'LINE') return 'Line';
  return kind === 'BOOKMAKER' || kind === 'SESSION' ? 'Quote' : 'Odds';
}
