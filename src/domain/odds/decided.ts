/** A side this likely has as good as won for those who look for a match to bet on, basis points. */
export const decidedChance = 9_500;

/** At this price a runner is as good as certain: 1.02. */
const certainAt = 102;
/** At this price all others together are as good as beaten: the other side of 1.02. */
const beatenAt = 5_100;

/**
 * Whether a market with one winner is as good as decided. `bestToBack`: each active runner's best price to back, in
 * hundredths, null where there is none: at the end nobody lays a sure winner, so that the beaten ones tell.
 */
export function isAsGoodAsDecided(bestToBack: readonly (number | null)[]): boolean {
  if (bestToBack.some((odds) => odds !== null && odds <= certainAt)) return true;
  const beaten = bestToBack.filter((odds) => odds !== null && odds >= beatenAt).length;
  return beaten > 0 && beaten === bestToBack.length - 1;
}
