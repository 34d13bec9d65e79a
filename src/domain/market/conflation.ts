/**
 * How long changes of a market may be gathered into one before they are sent, ms: at once where bets are placed; ten
 * times a second; four times a second where many markets are seen together. All subscribers of one class get the same
 * frames.
 */
export const conflations = [0, 100, 250] as const;
export type Conflation = (typeof conflations)[number];

export const isConflation = (value: unknown): value is Conflation =>
  conflations.includes(value as Conflation);
