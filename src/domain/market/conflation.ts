/**
 * How long changes of a market may be gathered into one before they are sent, ms: at once, where one bets; ten times a
 * second; four times a second, where many markets are seen together. Everyone of one class gets the same frames.
 */
export const conflations = [0, 100, 250] as const;
export type Conflation = (typeof conflations)[number];

export const isConflation = (value: unknown): value is Conflation =>
  conflations.includes(value as Conflation);
