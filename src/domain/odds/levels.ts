import type { Side } from '../bet/side.ts';

/** One price level: [odds in hundredths, size in minor units]. */
export type Level = readonly [odds: number, size: number];

/** The two sides of a book. `toBack` is what can be backed (highest odds are best); `toLay` is what can be laid (lowest odds are best). */
export type BookSide = 'toBack' | 'toLay';

/** Where a bet of that side finds its prices. */
export const bookSideOf = (side: Side): BookSide => (side === 'BACK' ? 'toBack' : 'toLay');

/** The side of the bet that takes a price there. */
export const takingSide = (bookSide: BookSide): Side => (bookSide === 'toBack' ? 'BACK' : 'LAY');

/** Whether odds `a` come before odds `b` on that side: the better price for the taker. */
const isBetter = (side: BookSide, a: number, b: number): boolean => (side === 'toBack' ? a > b : a < b);

/**
 * Returns the levels with the changes merged in, best first. A change carries the whole new size of its level; 0
 * removes it. Neither argument is altered.
 */
export function mergeLevels(side: BookSide, levels: readonly Level[], changes: readonly Level[]): Level[] {
  const merged = levels.slice();
  for (const change of changes) {
    let at = 0;
    while (at < merged.length && isBetter(side, merged[at]![0], change[0])) at++;
    const isThere = merged[at]?.[0] === change[0];
    if (change[1] === 0) {
      if (isThere) merged.splice(at, 1);
    } else merged.splice(at, isThere ? 1 : 0, change);
  }
  return merged;
}

/** The changes that lead from one list of levels to another: what differs, and size 0 for what is gone. */
export function diffLevels(before: readonly Level[], after: readonly Level[]): Level[] {
  const sizes = new Map(before);
  const changes: Level[] = [];
  for (const level of after) {
    if (sizes.get(level[0]) !== level[1]) changes.push(level);
    sizes.delete(level[0]);
  }
  for (const odds of sizes.keys()) changes.push([odds, 0]);
  return changes;
}
