/**
 * The sum of the chances that a market's best odds stand for, in basis points: 10,000 is a fair book, more to back is
 * the overround. Odds in hundredths; a runner without a price (null) adds nothing.
 */
export const bookPercentage = (bestOdds: readonly (number | null)[]): number =>
  Math.round(bestOdds.reduce<number>((sum, odds) => sum + (odds === null ? 0 : 1_000_000 / odds), 0));
