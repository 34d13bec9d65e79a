/**
 * At most `count` rows. Those that were shown before keep their places, so that none moves under a finger; a place that
 * was left goes to the first of the others, and they follow.
 */
export function inTheirPlaces<Row>(
  rows: readonly Row[],
  before: readonly string[],
  count: number,
  idOf: (row: Row) => string,
): Row[] {
  const others = rows.filter((row) => !before.includes(idOf(row)));
  const kept = before.map((id) => rows.find((row) => idOf(row) === id) ?? others.shift());
  return [...kept, ...others].filter((row) => row !== undefined).slice(0, count);
}
