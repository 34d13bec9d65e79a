import { useCallback } from 'react';
import { plainPrice, type Priced } from '#domain/odds/price-words.ts';
import { useOddsText } from './odds-format.tsx';

/** What a bet is at, in words: odds as the bettor reads them, anything else in plain figures. */
export function usePriceText(): (price: Priced) => string {
  const oddsText = useOddsText();
  return useCallback((price) => plainPrice(price) ?? oddsText(price.odds), [oddsText]);
}
