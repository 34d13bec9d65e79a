import { useCallback } from 'react';
import { plainPrice, type Priced } from '#domain/odds/price-words.ts';
import { useOddsText } from './odds-format.tsx';

/** The price of a bet as text: odds in the bettor's format, anything else in plain figures. */
export function usePriceText(): (price: Priced) => string {
  const oddsText = useOddsText();
  return useCallback((price) => plainPrice(price) ?? oddsText(price.odds), [oddsText]);
}
