import type { PlayedLevel } from './levels-to-play.ts';

/**
 * Returns the levels to leave out so that no lay order meets or crosses a back order: as few as possible and, among
 * equally few, the smallest. A recorded book is crossed while an order is being matched there; ours never is.
 */
export function crossedLevels(
  lays: readonly PlayedLevel[],
  backs: readonly PlayedLevel[],
): ReadonlySet<PlayedLevel> {
  const lowestBack = backs.reduce((best, { odds }) => Math.min(best, odds), Infinity);
  const crossing = lays.filter(({ odds }) => odds >= lowestBack).sort((a, b) => b.odds - a.odds);
  let fewest: PlayedLevel[] = [];
  // With the best `count` lays dropped, the backs that the next lay meets must go too.
  for (let count = 0; count <= crossing.length; count++) {
    const highestLay = crossing[count]?.odds ?? -Infinity;
    const dropped = [...crossing.slice(0, count), ...backs.filter(({ odds }) => odds <= highestLay)];
    if (count === 0 || isLess(dropped, fewest)) fewest = dropped;
  }
  return new Set(fewest);
}

const isLess = (a: readonly PlayedLevel[], b: readonly PlayedLevel[]): boolean =>
  a.length === b.length ? wholeSize(a) < wholeSize(b) : a.length < b.length;

const wholeSize = (levels: readonly PlayedLevel[]): number => levels.reduce((sum, { size }) => sum + size, 0);
