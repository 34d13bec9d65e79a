import { rateOf, type MarketKind } from '../market/market-kind.ts';
import { formatLine } from './odds.ts';
import type { Side } from '../bet/side.ts';

/** What a bet is at, as the exchange counts it: hundredths. */
export interface Priced {
  kind: MarketKind;
  odds: number;
  /** Of a session. */
  line?: number | null | undefined;
}

/**
 * A price that is no odds, in figures: p (`85`), a session's line and rate (`46 at 100`), a line (`160.5`). Null for odds,
 * which every bettor reads in a format of their own.
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

/** What the market calls the side of a bet. */
export function sideWord(kind: MarketKind, side: Side): 'Back' | 'Lay' | 'Yes' | 'No' {
  if (kind === 'SESSION') return side === 'BACK' ? 'Yes' : 'No';
  return side === 'BACK' ? 'Back' : 'Lay';
}

/** What the market calls what it is bet at. */
export function priceWord(kind: MarketKind): 'Odds' | 'Line' | 'Quote' {
  if (kind === 'LINE') return 'Line';
  return kind === 'BOOKMAKER' || kind === 'SESSION' ? 'Quote' : 'Odds';
}
