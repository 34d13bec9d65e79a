/**
 * The odds a runner was last matched at, as a change tells them: 0 where nothing is matched any more, because what was
 * is void. Nothing at all where they are unchanged.
 */
export type ToldLastOdds = number | null | undefined;

/** The last odds after a change; null if there are none. */
export const lastOddsAfter = (before: number | null, told: ToldLastOdds): number | null =>
  told == null ? before : told || null;

/** What a change tells that leads from these last odds to those; undefined if they are the same. */
export const toldLastOdds = (before: number | null, after: number | null): number | undefined =>
  before === after ? undefined : (after ?? 0);
