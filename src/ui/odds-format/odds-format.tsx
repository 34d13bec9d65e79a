import { createContext, use, useCallback } from 'react';
import { oddsText, shortOddsText, type OddsFormat } from '#domain/odds/odds-format.ts';

const OddsFormatContext = createContext<OddsFormat>('DECIMAL');

/** Sets how everything inside shows odds. */
export const OddsFormatProvider = OddsFormatContext.Provider;

export const useOddsFormat = (): OddsFormat => use(OddsFormatContext);

/** Formats odds (hundredths) in the bettor's format. */
export function useOddsText(): (odds: number) => string {
  const format = useOddsFormat();
  return useCallback((odds) => oddsText(format, odds), [format]);
}

/** The same for the cells of a market and of a ladder, in short form. Words use the form above. */
export function useShortOddsText(): (odds: number) => string {
  const format = useOddsFormat();
  return useCallback((odds) => shortOddsText(format, odds), [format]);
}
