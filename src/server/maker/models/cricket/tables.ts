import { ballBook } from './ball.ts';
import { chaseTable } from './chase-table.ts';
import { runsTable } from './runs-table.ts';

/**
 * Calls `build` once per key. There are few keys (`levelAt`), so nothing is ever dropped: a level's tables take 2.9 MB,
 * those of all levels 49 MB.
 */
export function built<Key, Table>(build: (key: Key) => Table): (key: Key) => Table {
  const tables = new Map<Key, Table>();
  return (key) => {
    const table = tables.get(key) ?? build(key);
    tables.set(key, table);
    return table;
  };
}

/** The deliveries that a side of this level can face. */
export const bookOf = built(ballBook);

/** What a side of this level scores batting first, until so many balls are bowled. */
export const runsOf = built((level: number) => built((until: number) => runsTable(bookOf(level), until)));

/** How a side of this level chases. */
export const chaseOf = built((level: number) => chaseTable(bookOf(level)));
