import { openDB } from 'idb';
import { keepOpen } from './keep-open.ts';
import { outdated } from './outdated.ts';
import type { LaylineDatabase, LaylineDb, LaylineSchema } from './layline-database.ts';

/** What each version added. A browser may upgrade from any of them. */
function upgrade(db: LaylineDb, from: number): void {
  const byUser = (store: 'intents' | 'drafts' | 'cashOuts' | 'orderChanges' | 'payments', key: string) =>
    db.createObjectStore(store, { keyPath: ['userName', key] }).createIndex('byUser', 'userName');
  if (from < 1) byUser('intents', 'clientId');
  if (from < 2) byUser('drafts', 'cardId');
  if (from < 3) db.createObjectStore('settings');
  if (from < 4) {
    byUser('cashOuts', 'marketId');
    byUser('orderChanges', 'clientId');
  }
  if (from < 5) byUser('payments', 'clientId');
}

/** Opens the database on first use, and again whenever its connection is gone. Only a newer site can be in the way. */
export const connectLayline = (onNewer = outdated.tell, openDb = openDB): LaylineDatabase =>
  keepOpen(async (onLost) => {
    const opening = openDb<LaylineSchema>('layline', 5, {
      upgrade,
      // Another tab with a newer site needs the database. This tab reopens it when it is next needed.
      blocking: onLost,
      terminated: onLost,
    });
    const db = await opening.catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'VersionError') onNewer();
      throw error;
    });
    // What cannot be moved now is moved at another visit.
    await moveCashOuts(openDb, db).catch(() => undefined);
    return db;
  });

/** Before version 4, sites kept cash outs in a separate database. A tab with such a site may still do so. */
const formerCashOuts = 'layline-cash-outs';

async function moveCashOuts(openDb: typeof openDB, db: LaylineDb): Promise<void> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === formerCashOuts)) return;
  const former = await openDb<Pick<LaylineSchema, 'cashOuts'>>(formerCashOuts);
  const rows = former.objectStoreNames.contains('cashOuts') ? await former.getAll('cashOuts') : [];
  former.close();
  const transaction = db.transaction('cashOuts', 'readwrite', { durability: 'strict' });
  await Promise.all([...rows.map((row) => transaction.store.put(row)), transaction.done]);
  indexedDB.deleteDatabase(formerCashOuts);
}
