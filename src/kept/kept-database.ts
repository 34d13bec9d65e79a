import type { DBSchema, IDBPDatabase } from 'idb';
import { backOff } from '#domain/site/back-off.ts';
import { timing } from '#domain/site/timing.ts';

/**
 * One of this browser's databases (IndexedDB): gives what opens it, when something is to be kept or looked for. The
 * first page needs none of it.
 */
export function keptDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (db: IDBPDatabase<Schema>, from: number) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };
  return () => {
    opened ??= idb().then(({ openDB }) =>
      openDB<Schema>(name, version, {
        upgrade,
        // Another tab with a newer site needs the database: this one opens it again when it is needed next.
        blocking: () => {
          void opened?.then((db) => db.close());
          forget();
        },
        terminated: forget,
      }),
    );
    // One that could not be opened is tried again by the next call.
    opened.catch(forget);
    return opened;
  };
}

/** However long it does not come: what an earlier visit kept, a bet without an answer too, is not given up for that. */
async function idb(): Promise<typeof import('idb')> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await import('idb');
    } catch {
      const pause = backOff(attempt, Math.random(), timing.partAgain);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
