import type { MarketKind } from '../market/market-kind.ts';

/** What markets of a kind are called. */
export const marketKindTexts: Readonly<Record<MarketKind, string>> = {
  WINNER: 'Match odds and winner',
  PLACE: 'Place',
  HANDICAP: 'Handicap',
  BOOKMAKER: 'Bookmaker',
  SESSION: 'Session',
  LINE: 'Line',
  BINARY: 'Binary',
  LOTTERY: 'Lottery',
};
