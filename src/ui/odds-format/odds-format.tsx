import { createContext, use, useCallback } from 'react';
import { oddsText, shortOddsText, type OddsFormat } from '#domain/odds/odds-format.ts';

const OddsFormatContext = createContext<OddsFormat>('DECIMAL');

/** How everything inside shows odds. */
export const OddsFormatProvider = OddsFormatContext.Provider;

export const useOddsFormat = (): OddsFormat => use(OddsFormatContext);

/** Odds (hundredths) as the bettor reads them. */
export function useOddsText(): (odds: number) => string {
  const format = useOddsFormat();
  return useCallback((odds) => oddsText(format, odds), [format]);
}

/** The same for a price cell. */
export function useShortOddsText(): (odds: number) => string {
  const format = useOddsFormat();
  return useCallback((odds) => shortOddsText(format, odds), [format]);
}
