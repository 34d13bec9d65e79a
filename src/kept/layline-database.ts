import type { DBSchema, IDBPDatabase } from 'idb';
import type { StoredCashOut } from '#domain/bet/cash-out-request.ts';
import type { Bet } from '#domain/bet/intent.ts';
import type { OrderChange } from '#domain/bet/order-change.ts';
import type { DraftCard } from '#domain/bet/slip-card.ts';
import { backOff } from '#domain/site/back-off.ts';
import { timing } from '#domain/site/timing.ts';

export interface CashOutRow extends StoredCashOut {
  userName: string;
  marketId: string;
  /** By this browser's clock, milliseconds. */
  storedAt: number;
  /** Whether the exchange has said what became of it. */
  isAnswered: boolean;
}

/** All that this browser keeps, by user (IndexedDB `layline`). */
export interface LaylineSchema extends DBSchema {
  intents: {
    key: [userName: string, clientId: string];
    value: { userName: string; clientId: string; bet: Bet };
    indexes: { byUser: string };
  };
  drafts: {
    key: [userName: string, cardId: string];
    value: { userName: string; cardId: string; at: number; draft: DraftCard };
    indexes: { byUser: string };
  };
  /** Of visitors: a user's are kept at the exchange. */
  settings: { key: string; value: unknown };
  cashOuts: { key: [userName: string, marketId: string]; value: CashOutRow; indexes: { byUser: string } };
  orderChanges: {
    key: [userName: string, clientId: string];
    value: { userName: string; clientId: string; change: OrderChange };
    indexes: { byUser: string };
  };
}

/** The name under which a visitor's selections and settings are kept. */
export const visitorName = '';

/** A version before kinds and lines kept bets on odds only, and neither of these with them. */
export const ofOdds = { kind: 'WINNER', line: null } as const;

type LaylineDb = IDBPDatabase<LaylineSchema>;
type OpenDb = typeof import('idb').openDB;
/** Works on the database, which it opens when it is first needed. Calls take effect in the order in which they are made. */
export type LaylineDatabase = <Result>(work: (db: LaylineDb) => Promise<Result>) => Promise<Result>;

/** What each version added. A browser may come from any of them. */
function upgrade(db: LaylineDb, from: number): void {
  const byUser = (store: 'intents' | 'drafts' | 'cashOuts' | 'orderChanges', key: string) =>
    db.createObjectStore(store, { keyPath: ['userName', key] }).createIndex('byUser', 'userName');
  if (from < 1) byUser('intents', 'clientId');
  if (from < 2) byUser('drafts', 'cardId');
  if (from < 3) db.createObjectStore('settings');
  if (from < 4) {
    byUser('cashOuts', 'marketId');
    byUser('orderChanges', 'clientId');
  }
}

/** The first page needs none of it: the library comes with the first use. */
export function openLayline(): LaylineDatabase {
  let opened: Promise<LaylineDb> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = async () => {
    const { openDB } = await idb();
    const db = await openDB<LaylineSchema>('layline', 4, {
      upgrade,
      // Another tab with a newer site needs the database: this one opens it again when it is needed next.
      blocking: () => {
        void opened?.then((one) => one.close());
        forget();
      },
      terminated: forget,
    });
    await moveCashOuts(openDB, db);
    return db;
  };
  return async (work) => {
    opened ??= open();
    // One that could not be opened is tried again by the next call.
    opened.catch(forget);
    return work(await opened);
  };
}

/** Sites before version 4 kept cash outs in a database of their own; a tab of one may still do so. */
const formerCashOuts = 'layline-cash-outs';

async function moveCashOuts(openDB: OpenDb, db: LaylineDb): Promise<void> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === formerCashOuts)) return;
  const former = await openDB<Pick<LaylineSchema, 'cashOuts'>>(formerCashOuts);
  const rows = former.objectStoreNames.contains('cashOuts') ? await former.getAll('cashOuts') : [];
  former.close();
  const transaction = db.transaction('cashOuts', 'readwrite', { durability: 'strict' });
  await Promise.all([...rows.map((row) => transaction.store.put(row)), transaction.done]);
  indexedDB.deleteDatabase(formerCashOuts);
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
