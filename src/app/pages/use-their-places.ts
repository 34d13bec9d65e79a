import { useState } from 'react';
import { inTheirPlaces } from '#domain/site/in-their-places.ts';

/**
 * At most `count` of the rows, each where it stood before: a row that moves while somebody reads, or presses a price, is
 * the wrong one. `choose` gets the ids that were shown; null while there are no rows.
 */
export function useTheirPlaces<Row>(
  choose: (shown: readonly string[]) => readonly Row[] | null,
  count: number,
  idOf: (row: Row) => string,
): Row[] | null {
  const [shown, setShown] = useState<readonly string[]>([]);
  const rows = choose(shown);
  if (!rows) return null;
  const placed = inTheirPlaces(rows, shown, count, idOf);
  const ids = placed.map(idOf);
  if (ids.join() !== shown.join()) setShown(ids);
  return placed;
}
