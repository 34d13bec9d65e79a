/** Far beyond the prices of any ladder. */
const least = 1e-12;

/**
 * A chance of what is not decided yet. Arithmetic rounds what hardly happens to 0, and what nearly must to 1: a maker
 * would take that for a result, and leave the price's place empty.
 */
export const stillOpen = (chance: number): number => Math.min(1 - least, Math.max(least, chance));
